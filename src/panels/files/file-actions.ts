/** What is done to files of the tree; each can be taken back. */
import { strToU8, zipSync, type Zippable } from 'fflate';
import { appStore, packs } from '../../store/store.ts';
import { showToast } from '../../ui/toast-queue.ts';
import { addFiles } from '../../workspace/add-files.ts';
import { movesInto, nameIn, pathProblemText, projectPaths, type Moves } from '../../workspace/file-paths.ts';
import { filesText, leftOutText } from '../../workspace/import/import-text.ts';
import type { RawFile } from '../../workspace/import/import-types.ts';
import { readText } from '../../workspace/import/what-to-take.ts';
import { bytesOfKept } from '../../workspace/kept/pack-store.ts';
import { saveFile } from '../../ui/save-file.ts';

function place(folder: string): string {
  return folder === '' ? 'the environment' : folder;
}

/** Something that can be undone, while the same project is open. */
function tell(message: string, undo: () => void): void {
  const { opening } = appStore.getState();
  showToast({
    message,
    action: {
      label: 'Undo',
      run: () => {
        // Not into another project that was opened meanwhile.
        if (appStore.getState().opening === opening) undo();
      },
    },
  });
}

/** Moves files, with their tabs, and offers to move them back. */
export function moveWithUndo(moves: Moves, message: string): void {
  const { actions } = appStore.getState();
  actions.moveFiles(moves);
  const back = Object.fromEntries(Object.entries(moves).map(([from, to]) => [to, from]));
  tell(message, () => actions.moveFiles(back));
}

/** Moves files and folders into a folder; a refusal is said, and moves none. */
export function moveInto(paths: readonly string[], folder: string): void {
  const moves = movesInto(paths, folder, projectPaths(appStore.getState().project));
  if (!moves.ok) return showToast({ tone: 'error', message: `Not moved. ${pathProblemText(moves.problem)}` });
  if (Object.keys(moves.value).length === 0) return;
  const what = paths.length === 1 ? nameIn(paths[0] ?? '') : filesText(Object.keys(moves.value).length);
  moveWithUndo(moves.value, `Moved ${what} to ${place(folder)}`);
}

/** Puts files from outside into a folder as they are, and says what could not be taken. */
export function addWithUndo(folder: string, incoming: readonly RawFile[]): void {
  const { project, actions } = appStore.getState();
  const { files, kept, pack, leftOut } = addFiles(project, folder, incoming);
  const paths = Object.keys(files);
  const keptPaths = Object.keys(kept);
  const count = paths.length + keptPaths.length;
  const [first] = leftOut;
  const left = first === undefined ? '' : ` Left out ${first.path}: ${leftOutText(first.reason)}`;
  const more = leftOut.length > 1 ? `, and ${filesText(leftOut.length - 1)} more` : '';
  if (count === 0) return showToast({ tone: 'error', message: `Nothing was added.${left}${more}.` });
  if (pack !== undefined) packs.offer(pack);
  actions.changeFiles(files, kept);
  const [shown] = paths;
  if (shown !== undefined) actions.openFile(shown);
  const none = (added: readonly string[]): Record<string, undefined> =>
    Object.fromEntries(added.map((path) => [path, undefined]));
  tell(`Added ${filesText(count)} to ${place(folder)}.${left === '' ? '' : `${left}${more}.`}`, () =>
    actions.changeFiles(none(paths), none(keptPaths)),
  );
}

/** Hands a file to the browser as it is, or a folder as a zip archive. */
export async function downloadPath(path: string): Promise<void> {
  const { files, kept = {} } = appStore.getState().project;
  const text = files[path];
  if (text !== undefined) return saveFile(nameIn(path), new Blob([text], { type: 'text/plain' }));
  const keptFile = kept[path];
  if (keptFile !== undefined) {
    const bytes = await bytesOfKept(packs, keptFile);
    if (bytes === undefined) return tellLost(path);
    return saveFile(nameIn(path), new Blob([bytes], { type: 'application/octet-stream' }));
  }
  const zippable: Zippable = {};
  const inside = (file: string): string => nameIn(path) + file.slice(path.length);
  for (const [file, content] of Object.entries(files))
    if (file.startsWith(`${path}/`)) zippable[inside(file)] = strToU8(content);
  for (const [file, each] of Object.entries(kept)) {
    if (!file.startsWith(`${path}/`)) continue;
    const bytes = await bytesOfKept(packs, each);
    if (bytes === undefined) return tellLost(file);
    zippable[inside(file)] = each.kind === 'link' ? [bytes, { os: 3, attrs: (0o120777 << 16) >>> 0 }] : bytes;
  }
  saveFile(`${nameIn(path)}.zip`, new Blob([zipSync(zippable)], { type: 'application/zip' }));
}

function tellLost(path: string): void {
  showToast({
    tone: 'error',
    message: `The bytes of ${path} are no longer in the browser’s store. Import the project again, or delete the file.`,
  });
}

/** Makes a kept file one that the editor and Puppet read, and offers to take that back. Yields whether it is a text. */
export async function openAsText(path: string): Promise<boolean> {
  const { project, opening, actions } = appStore.getState();
  const file = project.kept?.[path];
  const bytes = file?.kind === 'bytes' ? await bytesOfKept(packs, file) : undefined;
  const text = bytes === undefined ? undefined : readText(bytes);
  if (typeof text !== 'string' || appStore.getState().opening !== opening) return false;
  actions.changeFiles({ [path]: text }, { [path]: undefined });
  actions.openFile(path);
  tell(`${nameIn(path)} is a text of the project now.`, () =>
    actions.changeFiles({ [path]: undefined }, { [path]: file }),
  );
  return true;
}
