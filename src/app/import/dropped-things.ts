/** What was dropped: folders and files as entries, or a file alone where the browser has no entry for it. */
export type Dropped = FileSystemEntry | File;

/** Asked for at once, as the browser forgets it after the event. */
export function droppedThings(transfer: DataTransfer): readonly Dropped[] {
  return [...transfer.items]
    .filter(({ kind }) => kind === 'file')
    .map((item) => item.webkitGetAsEntry() ?? item.getAsFile())
    .filter((thing) => thing !== null);
}
