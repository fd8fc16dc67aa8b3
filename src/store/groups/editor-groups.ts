/**
 * Groups of the editor: a split editor has two, each with its own tabs. The store keeps the tabs of the active group in
 * `openFiles` and `activeFile`, so that everything that opens a file acts on the active group.
 */
import type { GroupPosition, OpenFiles, OpenGroups, ProjectSlice } from '../state/project-state.ts';

type Groups = Pick<ProjectSlice, 'openFiles' | 'activeFile' | 'otherGroup' | 'activeGroup'>;

const NO_TABS: readonly string[] = [];

export function selectTabs(state: Groups, group: GroupPosition): readonly string[] {
  return group === state.activeGroup ? state.openFiles : (state.otherGroup?.open ?? NO_TABS);
}

export function selectVisibleFile(state: Groups, group: GroupPosition): string | undefined {
  return group === state.activeGroup ? state.activeFile : state.otherGroup?.active;
}

/** Lists the files with tabs in any group, those of the first group first. */
export function listOpenFiles(state: Groups): readonly string[] {
  return state.otherGroup === undefined
    ? state.openFiles
    : [...new Set([...selectTabs(state, 0), ...selectTabs(state, 1)])];
}

/** Returns all groups in the shape that drafts store. */
export function toOpenGroups({ openFiles, activeFile, otherGroup, activeGroup }: Groups): OpenGroups {
  const active = { open: openFiles, active: activeFile };
  return otherGroup === undefined ? active : { ...active, other: otherGroup, isSecond: activeGroup === 1 };
}

/** Removes the tabs of files that do not exist. If this leaves one of two groups without tabs, removes that group. */
export function keepExisting(groups: Groups, exists: (path: string) => boolean): Groups {
  const keep = ({ open, active }: OpenFiles): OpenFiles => {
    const kept = open.filter(exists);
    return { open: kept, active: active !== undefined && exists(active) ? active : kept.at(-1) };
  };
  const own = keep({ open: groups.openFiles, active: groups.activeFile });
  const other = groups.otherGroup === undefined ? undefined : keep(groups.otherGroup);
  return removeEmpty({ ...groups, openFiles: own.open, activeFile: own.active, otherGroup: other });
}

/** If one of two groups has no tabs, the other one becomes the only group. */
export function removeEmpty(groups: Groups): Groups {
  const { openFiles, activeFile, otherGroup, activeGroup } = groups;
  if (otherGroup === undefined) return { openFiles, activeFile, otherGroup, activeGroup: 0 };
  if (openFiles.length === 0)
    return { openFiles: otherGroup.open, activeFile: otherGroup.active, otherGroup: undefined, activeGroup: 0 };
  if (otherGroup.open.length === 0) return { openFiles, activeFile, otherGroup: undefined, activeGroup: 0 };
  return { openFiles, activeFile, otherGroup, activeGroup };
}

/** Returns the active group's tabs with a visible file. If the file has no tab, it gets one. */
export function withVisible(openFiles: readonly string[], path: string): Pick<Groups, 'openFiles' | 'activeFile'> {
  return { openFiles: openFiles.includes(path) ? openFiles : [...openFiles, path], activeFile: path };
}
