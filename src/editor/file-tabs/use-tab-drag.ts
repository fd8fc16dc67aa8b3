/** Drags tabs within and between editor groups, and files of the tree to an editor group. */
import { useState, type DragEvent, type DragEventHandler, type SyntheticEvent } from 'react';
import { PATH_TYPE, TAB_TYPE } from '../../store/groups/drag-types.ts';
import { selectTabs } from '../../store/groups/editor-groups.ts';
import type { GroupPosition } from '../../store/state/project-state.ts';
import { appStore } from '../../store/store.ts';

/** Returns the file of the tab that an event comes from. */
export function pathAt(event: SyntheticEvent): string | undefined {
  if (!(event.target instanceof Element)) return undefined;
  return event.target.closest<HTMLElement>('[role=tab]')?.dataset['key'];
}

/**
 * Part of a group's editor on which a file can be dropped: `whole` opens the file in this group, `right` in a new
 * group.
 */
type DropPart = 'whole' | 'right';

interface Dragged {
  readonly path: string;
  /** Group of the dragged tab. Undefined for a file of the file tree. */
  readonly from: GroupPosition | undefined;
}

function takesDrop({ dataTransfer: { types } }: DragEvent): boolean {
  return types.includes(TAB_TYPE) || types.includes(PATH_TYPE);
}

/**
 * Returns the dropped file. Undefined if the project does not contain it, for example if it comes from another page.
 */
function readDropped({ dataTransfer }: DragEvent): Dragged | undefined {
  const state = appStore.getState();
  const [, position, tab] = /^([01]) (.+)$/s.exec(dataTransfer.getData(TAB_TYPE)) ?? [];
  if (tab !== undefined) {
    const from = position === '0' ? 0 : 1;
    return selectTabs(state, from).includes(tab) ? { path: tab, from } : undefined;
  }
  const path = dataTransfer.getData(PATH_TYPE);
  return state.project.files[path] === undefined ? undefined : { path, from: undefined };
}

function drop({ path, from }: Dragged, to: GroupPosition, before?: string): void {
  const { actions, otherGroup, activeGroup } = appStore.getState();
  if (from !== undefined) return actions.moveTab(path, { from, to, before });
  if (to === activeGroup || otherGroup !== undefined) {
    actions.focusGroup(to);
    actions.openFile(path);
  } else actions.openToSide(path);
}

interface TabDrag {
  readonly row: {
    readonly onDragStart: DragEventHandler;
    readonly onDragOver: DragEventHandler;
    readonly onDrop: DragEventHandler;
  };
  /**
   * Properties of the element around the editor. The events are captured, because the editor would insert the path as
   * text.
   */
  readonly panel: {
    readonly onDragOverCapture: DragEventHandler;
    readonly onDragLeaveCapture: DragEventHandler;
    readonly onDropCapture: DragEventHandler;
    /** The part on which a drop would open the file. It is highlighted. */
    readonly 'data-drop': DropPart | undefined;
  };
}

/**
 * Returns the event handlers for dragging tabs of a group.
 *
 * @param canSplit whether a drop on the right half of the only group creates a second group
 */
export function useTabDrag(group: GroupPosition, canSplit: boolean): TabDrag {
  const [part, setPart] = useState<DropPart | undefined>(undefined);
  const findPart = (event: DragEvent): DropPart => {
    if (!canSplit || appStore.getState().otherGroup !== undefined) return 'whole';
    const { left, width } = event.currentTarget.getBoundingClientRect();
    return event.clientX > left + width / 2 ? 'right' : 'whole';
  };
  return {
    row: {
      onDragStart: (event) => {
        const path = pathAt(event);
        if (path === undefined) return;
        event.dataTransfer.setData(TAB_TYPE, `${group} ${path}`);
        event.dataTransfer.setData('text/plain', path);
        event.dataTransfer.effectAllowed = 'move';
      },
      onDragOver: (event) => {
        if (takesDrop(event)) event.preventDefault();
      },
      onDrop: (event) => {
        const dragged = readDropped(event);
        if (dragged === undefined) return;
        event.preventDefault();
        drop(dragged, group, pathAt(event));
      },
    },
    panel: {
      onDragOverCapture: (event) => {
        if (!takesDrop(event)) return;
        event.preventDefault();
        event.stopPropagation();
        setPart(findPart(event));
      },
      onDragLeaveCapture: (event) => {
        const { currentTarget, relatedTarget } = event;
        if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setPart(undefined);
      },
      onDropCapture: (event) => {
        setPart(undefined);
        if (!takesDrop(event)) return;
        event.preventDefault();
        event.stopPropagation();
        const dragged = readDropped(event);
        if (dragged !== undefined) drop(dragged, findPart(event) === 'right' ? 1 : group);
      },
      'data-drop': part,
    },
  };
}
