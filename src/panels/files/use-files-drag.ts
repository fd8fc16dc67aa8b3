import { isDirectoryDropItem, isFileDropItem, useDragAndDrop } from 'react-aria-components/useDragAndDrop';
import type { DropItem } from 'react-aria-components';
import type { DirectoryDropItem, FileDropItem } from 'react-aria-components';
import { PATH_TYPE } from '../../store/groups/drag-types.ts';
import { appStore } from '../../store/store.ts';
import { showToast } from '../../ui/overlays/toast-queue.ts';
import { folderOf, joinPath } from '../../workspace/files/file-paths.ts';
import { importLimits } from '../../workspace/import/import-limits.ts';
import { isArchive } from '../../workspace/import/read-import.ts';
import type { PickedFile } from '../../workspace/import/read-picked.ts';
import { isForeignPath } from '../../workspace/import/file-selection.ts';
import { addWithUndo } from './file-actions.ts';
import { moveInto } from './move-files.ts';

function folderAt(path: string): string {
  const { files, kept = {} } = appStore.getState().project;
  return files[path] === undefined && kept[path] === undefined ? path : folderOf(path);
}

/** Reads the dropped files and folders. Returns `too-many` if they exceed the limits of an import. */
async function filesIn(items: readonly DropItem[]): Promise<readonly PickedFile[] | 'too-many'> {
  const files: PickedFile[] = [];
  let bytes = 0;
  const waiting: { readonly item: FileDropItem | DirectoryDropItem; readonly path: string }[] = items
    .filter((item) => isFileDropItem(item) || isDirectoryDropItem(item))
    .map((item) => ({ item, path: item.name }));
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const { item, path } = next;
    if (isForeignPath(path)) continue;
    if (item.kind === 'directory') {
      for await (const entry of item.getEntries()) waiting.push({ item: entry, path: joinPath(path, entry.name) });
      continue;
    }
    const file = await item.getFile();
    bytes += file.size;
    if (files.length >= importLimits.entries || bytes > importLimits.unpackedBytes) return 'too-many';
    files.push({ path, file });
  }
  return files;
}

/** Called with an archive, because the import dialog decides which files to take from it. */
type OnArchive = (files: readonly PickedFile[]) => void;

async function take(items: readonly DropItem[], folder: string, onArchive: OnArchive): Promise<void> {
  const files = await filesIn(items);
  if (files === 'too-many') {
    return showToast({ tone: 'error', message: 'Too many files for one project. No files were added.' });
  }
  if (files.some(({ path }) => isArchive(path))) return onArchive(files);
  const read = files.map(async ({ path, file }) => ({ path, bytes: new Uint8Array(await file.arrayBuffer()) }));
  addWithUndo(folder, await Promise.all(read));
}

export function useFilesDrag(onArchive: OnArchive) {
  const { dragAndDropHooks } = useDragAndDrop({
    getItems: (keys) => [...keys].map((key) => ({ [PATH_TYPE]: String(key), 'text/plain': String(key) })),
    getAllowedDropOperations: () => ['move'],
    getDropOperation: (_target, types, allowed) =>
      types.has(PATH_TYPE) ? 'move' : allowed.includes('copy') ? 'copy' : 'cancel',
    onItemDrop: ({ items, target, isInternal }) =>
      void dropped(items, folderAt(String(target.key)), isInternal, onArchive),
    onRootDrop: ({ items }) => void dropped(items, '', false, onArchive),
  });
  return dragAndDropHooks;
}

async function dropped(
  items: readonly DropItem[],
  folder: string,
  isInternal: boolean,
  onArchive: OnArchive,
): Promise<void> {
  const paths: string[] = [];
  for (const item of items) {
    if (item.kind === 'text' && item.types.has(PATH_TYPE)) paths.push(await item.getText(PATH_TYPE));
  }
  if (isInternal || paths.length > 0) moveInto(paths, folder);
  else await take(items, folder, onArchive);
}
