/** Actions on files of the tree; each can be undone. */
import { strToU8, zipSync, type Zippable } from 'fflate';
import { appStore, packs } from '../../store/store.ts';
import { undoAction } from '../../store/changes/undo-action.ts';
import { showToast, undoLatest } from '../../ui/overlays/toast-queue.ts';
import { addFiles } from '../../workspace/files/add-files.ts';
import { nameIn, projectPaths, type Moves } from '../../workspace/files/file-paths.ts';
import { countText } from '../../protocol/count-text.ts';
import { filesText, leftOutText } from '../../workspace/import/import-text.ts';
import type { RawFile } from '../../workspace/import/import-types.ts';
import { readText } from '../../workspace/import/file-selection.ts';
import { bytesOfKept } from '../../workspace/kept/pack-store.ts';
import { saveFile } from '../../ui/save-file.ts';

export function place(folder: string): string {
  return folder === '' ? 'the environment' : folder;
}

type Files = Readonly<Record<string, unknown>>;

/**
 * Returns whether each path still has the given content (`undefined`: no file). If this is false, an undo would
 * overwrite a later change.
 */
function isUnchanged(files: Files, kept: Files = {}): boolean {
  const { project } = appStore.getState();
  return (
    Object.entries(files).every(([path, text]) => project.files[path] === text) &&
    Object.entries(kept).every(([path, file]) => project.kept?.[path] === file)
  );
}

function withoutContent(files: Files): Record<string, undefined> {
  return Object.fromEntries(Object.keys(files).map((path) => [path, undefined]));
}

function showUndo(message: string, undo: () => void, isPossible: () => boolean): void {
  showToast({ message, action: { ...undoAction(undo, isPossible), area: 'files' } });
}

export function deleteWithUndo(path: string): void {
  const { project, openFiles, activeFile, actions } = appStore.getState();
  const isIn = ([file]: readonly [string, unknown]): boolean => file === path || file.startsWith(`${path}/`);
  const files = Object.fromEntries(Object.entries(project.files).filter(isIn));
  const kept = Object.fromEntries(Object.entries(project.kept ?? {}).filter(isIn));
  const all = [...Object.keys(files), ...Object.keys(kept)];
  if (all.length === 0) return;
  actions.changeFiles(withoutContent(files), withoutContent(kept));
  showUndo(
    all.length === 1 ? `Deleted ${all[0] ?? path}` : `Deleted ${path}: ${filesText(all.length)}`,
    () => {
      actions.changeFiles(files, kept);
      for (const file of openFiles) if (files[file] !== undefined) actions.openFile(file);
      if (activeFile !== undefined) actions.openFile(activeFile);
    },
    () => isUnchanged(withoutContent({ ...files, ...kept }), withoutContent({ ...files, ...kept })),
  );
}

export function undoLatestChange(): void {
  const notice = undoLatest('files');
  showToast({
    message: notice === undefined ? 'No file change to undo.' : `Undone: ${notice.message}`,
    isListed: false,
  });
}

export function moveWithUndo(moves: Moves, message: string): void {
  const { actions } = appStore.getState();
  actions.moveFiles(moves);
  const back = Object.fromEntries(Object.entries(moves).map(([from, to]) => [to, from]));
  const isMoved = (): boolean => {
    const paths = new Set(projectPaths(appStore.getState().project));
    return Object.entries(moves).every(([from, to]) => paths.has(to) && (from === to || !paths.has(from)));
  };
  showUndo(message, () => actions.moveFiles(back), isMoved);
}

/** Adds files from outside the project to a folder, unchanged, and reports files that could not be added. */
export function addWithUndo(folder: string, incoming: readonly RawFile[]): void {
  const { project, actions } = appStore.getState();
  const { files, kept, pack, leftOut } = addFiles(project, folder, incoming);
  const paths = Object.keys(files);
  const keptPaths = Object.keys(kept);
  const count = paths.length + keptPaths.length;
  const [first] = leftOut;
  const left = first === undefined ? '' : ` Left out ${first.path}: ${leftOutText(first.reason)}`;
  const more = leftOut.length > 1 ? `, and ${countText(leftOut.length - 1, 'more file')}` : '';
  if (count === 0) return showToast({ tone: 'error', message: `Nothing was added.${left}${more}.` });
  if (pack !== undefined) packs.offer(pack);
  actions.changeFiles(files, kept);
  const [shown] = paths;
  if (shown !== undefined) actions.openFile(shown);
  showUndo(
    `Added ${filesText(count)} to ${place(folder)}.${left === '' ? '' : `${left}${more}.`}`,
    () => actions.changeFiles(withoutContent(files), withoutContent(kept)),
    () => isUnchanged(files, kept),
  );
}

/** Downloads a file unchanged, or a folder as a zip archive. */
export async function downloadPath(path: string): Promise<void> {
  const { files, kept = {} } = appStore.getState().project;
  const text = files[path];
  if (text !== undefined) return saveFile(nameIn(path), new Blob([text], { type: 'text/plain' }));
  const keptFile = kept[path];
  if (keptFile !== undefined) {
    const bytes = await bytesOfKept(packs, keptFile);
    if (bytes === undefined) return reportLostBytes(path);
    return saveFile(nameIn(path), new Blob([bytes], { type: 'application/octet-stream' }));
  }
  const zippable: Zippable = {};
  const inside = (file: string): string => nameIn(path) + file.slice(path.length);
  for (const [file, content] of Object.entries(files))
    if (file.startsWith(`${path}/`)) zippable[inside(file)] = strToU8(content);
  for (const [file, each] of Object.entries(kept)) {
    if (!file.startsWith(`${path}/`)) continue;
    const bytes = await bytesOfKept(packs, each);
    if (bytes === undefined) return reportLostBytes(file);
    zippable[inside(file)] = each.kind === 'link' ? [bytes, { os: 3, attrs: (0o120777 << 16) >>> 0 }] : bytes;
  }
  saveFile(`${nameIn(path)}.zip`, new Blob([zipSync(zippable)], { type: 'application/zip' }));
}

function reportLostBytes(path: string): void {
  showToast({
    tone: 'error',
    message: `The content of ${path} is no longer stored in this browser. Import the project again, or delete the file.`,
  });
}

/**
 * Converts a file that is kept as bytes to text that the editor and Puppet read, and offers to undo this. Returns false
 * if the file is not text.
 */
export async function openAsText(path: string): Promise<boolean> {
  const { project, opening, actions } = appStore.getState();
  const file = project.kept?.[path];
  const bytes = file?.kind === 'bytes' ? await bytesOfKept(packs, file) : undefined;
  const text = bytes === undefined ? undefined : readText(bytes);
  if (typeof text !== 'string' || appStore.getState().opening !== opening) return false;
  actions.changeFiles({ [path]: text }, { [path]: undefined });
  actions.openFile(path);
  showUndo(
    `${nameIn(path)} can now be edited, and Puppet reads it.`,
    () => actions.changeFiles({ [path]: undefined }, { [path]: file }),
    () => isUnchanged({ [path]: text }),
  );
  return true;
}
