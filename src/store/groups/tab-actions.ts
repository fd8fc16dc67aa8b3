import type { AppState } from '../state.ts';
import type { Actions } from '../state/actions.ts';
import { listOpenFiles, removeEmpty, withVisible } from './editor-groups.ts';

const MOST_CLOSED = 20;

export function tabActions(
  set: (change: (state: AppState) => Partial<AppState>) => void,
): Pick<Actions, 'openFile' | 'moveTab' | 'closeFile' | 'reopenFile' | 'splitEditor' | 'focusGroup' | 'joinGroups'> {
  return {
    openFile: (path) =>
      set((state) => {
        if (state.project.files[path] === undefined) return {};
        return withVisible(state.openFiles, path);
      }),
    moveTab: (path, to) =>
      set(({ openFiles }) => {
        const index = openFiles.indexOf(to);
        if (path === to || index === -1 || !openFiles.includes(path)) return {};
        return {
          openFiles: openFiles.filter((open) => open !== path).toSpliced(index, 0, path),
        };
      }),
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
    splitEditor: () =>
      set(({ openFiles, activeFile, otherGroup, activeGroup }) =>
        activeFile === undefined
          ? {}
          : {
              ...withVisible(otherGroup?.open ?? [], activeFile),
              otherGroup: { open: openFiles, active: activeFile },
              activeGroup: activeGroup === 0 ? 1 : 0,
            },
      ),
    focusGroup: (group) =>
      set(({ openFiles, activeFile, otherGroup, activeGroup }) =>
        group === activeGroup || otherGroup === undefined
          ? {}
          : {
              openFiles: otherGroup.open,
              activeFile: otherGroup.active,
              otherGroup: { open: openFiles, active: activeFile },
              activeGroup: group,
            },
      ),
    joinGroups: () =>
      set((state) =>
        state.otherGroup === undefined
          ? {}
          : { openFiles: listOpenFiles(state), otherGroup: undefined, activeGroup: 0 },
      ),
  };
}
