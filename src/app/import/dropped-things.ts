/** A dropped item: a file system entry, or a plain file if the browser provides no entry. */
export type Dropped = FileSystemEntry | File;

/**
 * Returns the dropped items of an event. Call it synchronously, because the browser discards the items after the event.
 */
export function droppedThings(transfer: DataTransfer): readonly Dropped[] {
  return [...transfer.items]
    .filter(({ kind }) => kind === 'file')
    .map((item) => item.webkitGetAsEntry() ?? item.getAsFile())
    .filter((thing) => thing !== null);
}
