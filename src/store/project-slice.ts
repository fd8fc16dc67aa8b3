import { withChanges } from '../protocol/project/changed-paths.ts';
import { withRelease, type KeptFiles, type Project, type ProjectFiles } from '../protocol/project/project.ts';
import { isStartManifest, startManifest } from '../protocol/project/environment.ts';
import { lessonToOpen } from './lessons/lesson-slice.ts';
import { NO_HISTORY } from './place-history.ts';
import { keepExisting } from './groups/editor-groups.ts';
import type { AppState } from './state.ts';
import type { Actions } from './state/actions.ts';
import type { ProjectSlice } from './state/project-state.ts';

type ProjectActions = Pick<
  Actions,
  | 'editFile'
  | 'createFile'
  | 'moveFiles'
  | 'deleteFile'
  | 'changeFiles'
  | 'renameProject'
  | 'openProject'
  | 'openMadeProject'
  | 'setMachine'
  | 'setRelease'
>;
type Change = (state: AppState) => Partial<AppState>;

/** Returns the project with `kept` as its files that are kept as bytes. Leaves out the property if there are none. */
function withKept(project: Project, kept: KeptFiles | undefined): Project {
  const { kept: _before, ...rest } = project;
  return kept === undefined || Object.keys(kept).length === 0 ? rest : { ...rest, kept };
}

/** Returns a copy of a record with some changes; `undefined` removes an entry. */
function changed<Value>(
  record: Readonly<Record<string, Value>>,
  changes: Readonly<Record<string, Value | undefined>>,
): Readonly<Record<string, Value>> {
  const next: Record<string, Value> = { ...record };
  for (const [key, value] of Object.entries(changes)) {
    if (value === undefined) delete next[key];
    else next[key] = value;
  }
  return next;
}

function moved<Value>(record: Readonly<Record<string, Value>>, to: (path: string) => string): Record<string, Value> {
  return Object.fromEntries(Object.entries(record).map(([path, value]) => [to(path), value]));
}

/** Returns the project with the given files; closes the tabs of removed files. */
function withFiles(state: ProjectSlice, files: ProjectFiles): Partial<ProjectSlice> {
  return {
    project: { ...state.project, files },
    revision: state.revision + 1,
    ...keepExisting(state, (path) => files[path] !== undefined),
  };
}

/**
 * Returns the file to show first: the site manifest, else the first manifest where compilation starts, else the first
 * manifest, else the first file.
 */
export function mainFile(files: ProjectFiles): string | undefined {
  const start = startManifest(files);
  const paths = Object.keys(files).sort();
  return (
    paths.find((path) => path === `${start}/site.pp`) ??
    paths.find((path) => isStartManifest(path, start)) ??
    paths.find((path) => path.endsWith('.pp')) ??
    paths.at(0)
  );
}

/** Fields that put the machine back to its state before any run. The history of runs is no part of them. */
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

/** State of a newly opened project. It has no run, because results belong to the project that they come from. */
const noRun = {
  ...freshMachine,
  compared: undefined,
  ranFiles: undefined,
  runs: [],
  analysis: undefined,
  unread: undefined,
  lint: {},
  checks: {},
  fixPreview: undefined,
  initialSystem: undefined,
  otherStates: {},
  selection: undefined,
  selectedBy: undefined,
  reveal: undefined,
  highlight: undefined,
  cursor: undefined,
  visited: NO_HISTORY,
  closedFiles: [],
} satisfies Partial<AppState>;

export function projectActions(set: (change: Change) => void): ProjectActions {
  return {
    editFile: (path, text) =>
      set((state) => {
        const { files } = state.project;
        if (files[path] === undefined || files[path] === text) return {};
        return {
          project: { ...state.project, files: withChanges(files, { [path]: text }) },
          revision: state.revision + 1,
        };
      }),
    createFile: (path, text = '') =>
      set((state) => ({
        ...withFiles(state, withChanges(state.project.files, { [path]: text })),
        openFiles: [...state.openFiles.filter((open) => open !== path), path],
        activeFile: path,
      })),
    moveFiles: (moves) =>
      set((state) => {
        const { files, kept, executable } = state.project;
        const isThere = (path: string): boolean => files[path] !== undefined || kept?.[path] !== undefined;
        const to = (path: string): string => (isThere(path) ? (moves[path] ?? path) : path);
        if (Object.entries(moves).every(([from, target]) => from === target || !isThere(from))) return {};
        const { activeFile, otherGroup } = state;
        const project = {
          ...withKept(state.project, kept === undefined ? undefined : moved(kept, to)),
          ...(executable === undefined ? {} : { executable: moved(executable, to) }),
        };
        return withFiles(
          {
            ...state,
            project,
            openFiles: state.openFiles.map(to),
            activeFile: activeFile === undefined ? undefined : to(activeFile),
            otherGroup:
              otherGroup === undefined
                ? undefined
                : {
                    open: otherGroup.open.map(to),
                    active: otherGroup.active === undefined ? undefined : to(otherGroup.active),
                  },
          },
          moved(files, to),
        );
      }),
    deleteFile: (path) =>
      set((state) => {
        return withFiles(state, withChanges(state.project.files, { [path]: undefined }));
      }),
    changeFiles: (changes, kept = {}) =>
      set((state) => {
        const project =
          Object.keys(kept).length === 0
            ? state.project
            : withKept(state.project, changed(state.project.kept ?? {}, kept));
        return withFiles({ ...state, project }, withChanges(state.project.files, changes));
      }),
    renameProject: (name) => set((state) => ({ project: { ...state.project, name }, revision: state.revision + 1 })),
    setMachine: (machine) => set((state) => ({ project: { ...state.project, machine }, revision: state.revision + 1 })),
    setRelease: (release) =>
      set((state) => ({ project: withRelease(state.project, release), revision: state.revision + 1 })),
    openMadeProject: (made) => set(() => ({ requestedProject: made })),
    openProject: (project, draftId, groups) =>
      set((state) => {
        const first = mainFile(project.files);
        const exists = (path: string): boolean => project.files[path] !== undefined;
        const open = (groups?.open ?? []).filter(exists);
        const active = groups?.active !== undefined && exists(groups.active) ? groups.active : first;
        const openFiles = active === undefined || open.includes(active) ? open : [...open, active];
        return {
          ...noRun,
          project,
          openedProject: project,
          draftId,
          opening: state.opening + 1,
          missing: { kind: 'unasked' },
          openedAt: Date.now(),
          lesson: lessonToOpen(draftId),
          revision: state.revision + 1,
          ...keepExisting(
            {
              openFiles,
              activeFile: active,
              otherGroup: groups?.other,
              activeGroup: groups?.isSecond === true ? 1 : 0,
            },
            exists,
          ),
        };
      }),
  };
}
