import { withRelease, type ProjectFiles } from '../protocol/project.ts';
import { lessonToOpen } from './lesson-slice.ts';
import type { Actions, AppState, ProjectSlice } from './state.ts';

type ProjectActions = Pick<
  Actions,
  | 'editFile'
  | 'createFile'
  | 'moveFiles'
  | 'deleteFile'
  | 'changeFiles'
  | 'openFile'
  | 'closeFile'
  | 'renameProject'
  | 'openProject'
  | 'setMachine'
  | 'setRelease'
>;
type Change = (state: AppState) => Partial<AppState>;

/** The project with other files, and the tabs of files that are gone closed. */
function withFiles(state: ProjectSlice, files: ProjectFiles): Partial<ProjectSlice> {
  const openFiles = state.openFiles.filter((path) => files[path] !== undefined);
  const active = state.activeFile;
  return {
    project: { ...state.project, files },
    revision: state.revision + 1,
    openFiles,
    activeFile: active !== undefined && files[active] !== undefined ? active : openFiles.at(-1),
  };
}

/** The file to show first: the site manifest, or the first manifest, or the first file. */
export function mainFile(files: ProjectFiles): string | undefined {
  const paths = Object.keys(files).sort();
  return (
    paths.find((path) => path === 'manifests/site.pp') ?? paths.find((path) => path.endsWith('.pp')) ?? paths.at(0)
  );
}

/** The machine before any run, and no run to show. The history stays. */
export const freshMachine = {
  progress: undefined,
  shownRun: undefined,
  applied: undefined,
  machine: undefined,
  machineId: undefined,
  lastRunSystem: undefined,
  byHand: undefined,
  step: undefined,
} satisfies Partial<AppState>;

/** What a run left behind belongs to the project it was made with. */
const noRun = {
  ...freshMachine,
  runs: [],
  analysis: undefined,
  unread: undefined,
  lint: {},
  initialSystem: undefined,
  otherStates: {},
  selection: undefined,
  selectedBy: undefined,
  reveal: undefined,
  highlight: undefined,
  cursor: undefined,
} satisfies Partial<AppState>;

export function projectActions(set: (change: Change) => void): ProjectActions {
  return {
    editFile: (path, text) =>
      set((state) => {
        const { files } = state.project;
        if (files[path] === undefined || files[path] === text) return {};
        return { project: { ...state.project, files: { ...files, [path]: text } }, revision: state.revision + 1 };
      }),
    createFile: (path, text = '') =>
      set((state) => ({
        ...withFiles(state, { ...state.project.files, [path]: text }),
        openFiles: [...state.openFiles.filter((open) => open !== path), path],
        activeFile: path,
      })),
    moveFiles: (moves) =>
      set((state) => {
        const { files } = state.project;
        const moved = (path: string): string => (files[path] === undefined ? path : (moves[path] ?? path));
        if (Object.entries(moves).every(([from, to]) => from === to || files[from] === undefined)) return {};
        const { activeFile } = state;
        return withFiles(
          {
            ...state,
            openFiles: state.openFiles.map(moved),
            activeFile: activeFile === undefined ? undefined : moved(activeFile),
          },
          Object.fromEntries(Object.entries(files).map(([path, text]) => [moved(path), text])),
        );
      }),
    deleteFile: (path) =>
      set((state) => {
        const { [path]: _deleted, ...rest } = state.project.files;
        return withFiles(state, rest);
      }),
    changeFiles: (changes) =>
      set((state) => {
        const entries = Object.entries({ ...state.project.files, ...changes });
        return withFiles(
          state,
          Object.fromEntries(entries.filter((entry): entry is [string, string] => entry[1] !== undefined)),
        );
      }),
    openFile: (path) =>
      set((state) => {
        if (state.project.files[path] === undefined) return {};
        const openFiles = state.openFiles.includes(path) ? state.openFiles : [...state.openFiles, path];
        return { openFiles, activeFile: path };
      }),
    closeFile: (path) =>
      set((state) => {
        const index = state.openFiles.indexOf(path);
        const openFiles = state.openFiles.filter((open) => open !== path);
        const next = openFiles[Math.min(index, openFiles.length - 1)];
        return { openFiles, activeFile: state.activeFile === path ? next : state.activeFile };
      }),
    renameProject: (name) => set((state) => ({ project: { ...state.project, name }, revision: state.revision + 1 })),
    setMachine: (machine) => set((state) => ({ project: { ...state.project, machine }, revision: state.revision + 1 })),
    setRelease: (release) =>
      set((state) => ({ project: withRelease(state.project, release), revision: state.revision + 1 })),
    openProject: (project, draftId, files) =>
      set((state) => {
        const first = mainFile(project.files);
        const open = (files?.open ?? []).filter((path) => project.files[path] !== undefined);
        const active = files?.active !== undefined && project.files[files.active] !== undefined ? files.active : first;
        const openFiles = active === undefined || open.includes(active) ? open : [...open, active];
        return {
          ...noRun,
          project,
          draftId,
          opening: state.opening + 1,
          openedAt: Date.now(),
          lesson: lessonToOpen(draftId),
          revision: state.revision + 1,
          openFiles,
          activeFile: active,
        };
      }),
  };
}
