import type { AppState } from '../state.ts';
import type { Actions } from '../state/actions.ts';
import { focusGroup, listOpenFiles, moveTab, openToSide, removeEmpty, withVisible } from './editor-groups.ts';

const MOST_CLOSED = 20;

export function tabActions(
  set: (change: (state: AppState) => Partial<AppState>) => void,
): Pick<Actions, 'openFile' | 'moveTab' | 'closeFile' | 'reopenFile' | 'openToSide' | 'focusGroup' | 'joinGroups'> {
  return {
    openFile: (path) =>
      set((state) => {
        if (state.project.files[path] === undefined) return {};
        return withVisible(state.openFiles, path);
      }),
    moveTab: (path, { from, to, before }) => set((state) => moveTab(state, path, { from, to, before })),
    closeFile: (path) =>
      set((state) => {
        const index = state.openFiles.indexOf(path);
        const openFiles = state.openFiles.filter((open) => open !== path);
        const next = openFiles[Math.min(index, openFiles.length - 1)];
        return {
          ...removeEmpty({ ...state, openFiles, activeFile: state.activeFile === path ? next : state.activeFile }),
          closedFiles: [path, ...state.closedFiles.filter((closed) => closed !== path)].slice(0, MOST_CLOSED),
        };
      }),
    reopenFile: () =>
      set(({ closedFiles, openFiles, project }) => {
        const index = closedFiles.findIndex((path) => project.files[path] !== undefined && !openFiles.includes(path));
        const path = closedFiles[index];
        if (path === undefined) return {};
        return { openFiles: [...openFiles, path], activeFile: path, closedFiles: closedFiles.slice(index + 1) };
      }),
    openToSide: (path) => set((state) => (state.project.files[path] === undefined ? {} : openToSide(state, path))),
    focusGroup: (group) => set((state) => focusGroup(state, group)),
    joinGroups: () =>
      set((state) =>
        state.otherGroup === undefined
          ? {}
          : { openFiles: listOpenFiles(state), otherGroup: undefined, activeGroup: 0 },
      ),
  };
}
