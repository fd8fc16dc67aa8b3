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

/** Returns the active group's tabs with the given file visible. Adds a tab if the file has none. */
export function withVisible(openFiles: readonly string[], path: string): Pick<Groups, 'openFiles' | 'activeFile'> {
  return { openFiles: openFiles.includes(path) ? openFiles : [...openFiles, path], activeFile: path };
}

/** Makes a group the active one. */
export function focusGroup(groups: Groups, group: GroupPosition): Groups {
  const { openFiles, activeFile, otherGroup, activeGroup } = groups;
  return group === activeGroup || otherGroup === undefined
    ? groups
    : {
        openFiles: otherGroup.open,
        activeFile: otherGroup.active,
        otherGroup: { open: openFiles, active: activeFile },
        activeGroup: group,
      };
}

/** Shows a file in the inactive group, and makes this group active. If there is no second group, creates one. */
export function openToSide({ openFiles, activeFile, otherGroup, activeGroup }: Groups, path: string): Groups {
  return {
    ...withVisible(otherGroup?.open ?? [], path),
    otherGroup: { open: openFiles, active: activeFile },
    activeGroup: activeGroup === 0 ? 1 : 0,
  };
}

/** Source and target group of a dragged tab. */
export interface TabMove {
  readonly from: GroupPosition;
  readonly to: GroupPosition;
  /** Path of the tab at the drop position. Undefined to insert the dragged tab after the last tab. */
  readonly before?: string | undefined;
}

/**
 * Moves a tab within its group, or to the other group, where its file becomes visible. The only tab of the only group
 * stays, and the second group shows the same file.
 */
export function moveTab(groups: Groups, path: string, { from, to, before }: TabMove): Groups {
  const own = focusGroup(groups, from);
  const { openFiles, activeFile, otherGroup } = own;
  if (own.activeGroup !== from || !openFiles.includes(path)) return groups;
  if (from === to) {
    const index = before === undefined ? openFiles.length - 1 : openFiles.indexOf(before);
    if (path === before || index === -1) return groups;
    return { ...own, openFiles: openFiles.filter((open) => open !== path).toSpliced(index, 0, path) };
  }
  const target = (otherGroup?.open ?? []).filter((open) => open !== path);
  const index = before === undefined ? -1 : target.indexOf(before);
  const moved = target.toSpliced(index === -1 ? target.length : index, 0, path);
  const isOnlyTab = otherGroup === undefined && openFiles.length === 1;
  const left = isOnlyTab ? openFiles : openFiles.filter((open) => open !== path);
  const next = left[Math.min(openFiles.indexOf(path), left.length - 1)];
  return removeEmpty({
    openFiles: moved,
    activeFile: path,
    otherGroup: { open: left, active: activeFile === path ? next : activeFile },
    activeGroup: to,
  });
}
