import { isDirectoryDropItem, isFileDropItem, useDragAndDrop, type DropItem } from 'react-aria-components';
import type { DirectoryDropItem, FileDropItem } from 'react-aria-components';
import { appStore } from '../../store/store.ts';
import { showToast } from '../../ui/toast-queue.ts';
import { folderOf, joinPath } from '../../workspace/file-paths.ts';
import { importLimits } from '../../workspace/import/import-limits.ts';
import type { RawFile } from '../../workspace/import/import-types.ts';
import { isArchive } from '../../workspace/import/read-import.ts';
import { isHiddenPath } from '../../workspace/import/what-to-take.ts';
import { addWithUndo, moveInto } from './file-actions.ts';

const PATH_TYPE = 'application/x-bunraku-path';

/** The folder that something dropped on a row goes to: the row's own, or that of the file. */
function folderAt(path: string): string {
  return appStore.getState().project.files[path] === undefined ? path : folderOf(path);
}

/** The files in dropped things, with the folders that they came in; stops past the import's limits. */
async function filesIn(items: readonly DropItem[]): Promise<readonly RawFile[] | 'too-many'> {
  const files: RawFile[] = [];
  let bytes = 0;
  const waiting: { readonly item: FileDropItem | DirectoryDropItem; readonly path: string }[] = items
    .filter((item) => isFileDropItem(item) || isDirectoryDropItem(item))
    .map((item) => ({ item, path: item.name }));
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const { item, path } = next;
    if (isHiddenPath(path)) continue;
    if (item.kind === 'directory') {
      for await (const entry of item.getEntries()) waiting.push({ item: entry, path: joinPath(path, entry.name) });
      continue;
    }
    const file = await item.getFile();
    bytes += file.size;
    if (files.length >= importLimits.entries || bytes > importLimits.unpackedBytes) return 'too-many';
    files.push({ path, bytes: new Uint8Array(await file.arrayBuffer()) });
  }
  return files;
}

async function take(items: readonly DropItem[], folder: string): Promise<void> {
  const files = await filesIn(items);
  if (files === 'too-many') {
    return showToast({ tone: 'error', message: 'These are more files than a project can have. Nothing was added.' });
  }
  const archive = files.find(({ path }) => isArchive(path));
  if (archive === undefined) return addWithUndo(folder, files);
  showToast({
    tone: 'error',
    message: `${archive.path} is an archive. To unpack it, drop it beside the tree or choose Import.`,
  });
}

/** Files and folders of the tree can be dragged into other folders, and files from the desktop into any. */
export function useFilesDrag() {
  const { dragAndDropHooks } = useDragAndDrop({
    getItems: (keys) => [...keys].map((key) => ({ [PATH_TYPE]: String(key), 'text/plain': String(key) })),
    getAllowedDropOperations: () => ['move'],
    getDropOperation: (_target, types, allowed) =>
      types.has(PATH_TYPE) ? 'move' : allowed.includes('copy') ? 'copy' : 'cancel',
    onItemDrop: ({ items, target, isInternal }) => void dropped(items, folderAt(String(target.key)), isInternal),
    onRootDrop: ({ items }) => void dropped(items, '', false),
  });
  return dragAndDropHooks;
}

async function dropped(items: readonly DropItem[], folder: string, isInternal: boolean): Promise<void> {
  const paths: string[] = [];
  for (const item of items) {
    if (item.kind === 'text' && item.types.has(PATH_TYPE)) paths.push(await item.getText(PATH_TYPE));
  }
  if (isInternal || paths.length > 0) moveInto(paths, folder);
  else await take(items, folder);
}
