/** What is done to files of the tree; each can be taken back. */
import { strToU8, zipSync } from 'fflate';
import { appStore } from '../../store/store.ts';
import { showToast } from '../../ui/toast-queue.ts';
import { addFiles } from '../../workspace/add-files.ts';
import { movesInto, nameIn, pathProblemText, type Moves } from '../../workspace/file-paths.ts';
import { filesText, leftOutText } from '../../workspace/import/import-text.ts';
import type { RawFile } from '../../workspace/import/import-types.ts';
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
  const moves = movesInto(paths, folder, appStore.getState().project.files);
  if (!moves.ok) return showToast({ tone: 'error', message: `Not moved. ${pathProblemText(moves.problem)}` });
  if (Object.keys(moves.value).length === 0) return;
  const what = paths.length === 1 ? nameIn(paths[0] ?? '') : filesText(Object.keys(moves.value).length);
  moveWithUndo(moves.value, `Moved ${what} to ${place(folder)}`);
}

/** Puts files from outside into a folder as they are, and says what could not be taken. */
export function addWithUndo(folder: string, incoming: readonly RawFile[]): void {
  const { project, actions } = appStore.getState();
  const { files, leftOut } = addFiles(project.files, folder, incoming);
  const paths = Object.keys(files);
  const [first] = leftOut;
  const left = first === undefined ? '' : ` Left out ${first.path}: ${leftOutText(first.reason)}`;
  const more = leftOut.length > 1 ? `, and ${filesText(leftOut.length - 1)} more` : '';
  if (paths.length === 0) return showToast({ tone: 'error', message: `Nothing was added.${left}${more}.` });
  actions.changeFiles(files);
  const [shown] = paths;
  if (shown !== undefined) actions.openFile(shown);
  tell(`Added ${filesText(paths.length)} to ${place(folder)}.${left === '' ? '' : `${left}${more}.`}`, () =>
    actions.changeFiles(Object.fromEntries(paths.map((path) => [path, undefined]))),
  );
}

/** Hands a file to the browser as it is, or a folder as a zip archive. */
export function downloadPath(path: string): void {
  const { files } = appStore.getState().project;
  const text = files[path];
  if (text !== undefined) return saveFile(nameIn(path), new Blob([text], { type: 'text/plain' }));
  const inside = Object.entries(files).filter(([file]) => file.startsWith(`${path}/`));
  const entries = inside.map(([file, content]) => [nameIn(path) + file.slice(path.length), strToU8(content)] as const);
  saveFile(`${nameIn(path)}.zip`, new Blob([zipSync(Object.fromEntries(entries))], { type: 'application/zip' }));
}
