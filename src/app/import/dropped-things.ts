/** A dropped item: a file system entry, or a plain file if the browser provides no entry. */
export type Dropped = FileSystemEntry | File;

/** Dropped items of an event; must be called synchronously, since the browser discards them after the event. */
export function droppedThings(transfer: DataTransfer): readonly Dropped[] {
  return [...transfer.items]
    .filter(({ kind }) => kind === 'file')
    .map((item) => item.webkitGetAsEntry() ?? item.getAsFile())
    .filter((thing) => thing !== null);
}
