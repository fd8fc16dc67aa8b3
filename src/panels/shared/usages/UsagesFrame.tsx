import type { ReactNode } from 'react';
import { PanelFrame } from '../PanelFrame.tsx';
import type { TreeRow } from '../list/tree-keys.ts';
import { VirtualTree, type VirtualTreeProps } from '../list/VirtualTree.tsx';
import { NoUsages } from './NoUsages.tsx';
import { UsagesNotice } from './UsagesNotice.tsx';
import type { UsagesState } from './use-usages.ts';

interface UsagesFrameProps<Row extends TreeRow> {
  readonly label: string;
  readonly toolbar: ReactNode;
  readonly state: UsagesState;
  /** Text below the toolbar while no node is being compiled. */
  readonly summary: string;
  /**
   * Completes the sentence “Compile the nodes to see …”, which replaces the rows until a node is compiled. Omitted by
   * views that have rows without compiled nodes.
   */
  readonly needsNodesFor?: string;
  /** Shown instead of the rows. Undefined if there are rows. */
  readonly empty: ReactNode | undefined;
  readonly details: ReactNode | undefined;
  readonly tree: Omit<VirtualTreeProps<Row>, 'rowHeight'>;
}

/** Frame of a view about all nodes: progress with Stop while they are compiled, an empty state or rows, and details. */
export function UsagesFrame<Row extends TreeRow>(props: UsagesFrameProps<Row>) {
  const { label, toolbar, state, summary, needsNodesFor, empty, details, tree } = props;
  const missing = state.usages.length === 0 ? needsNodesFor : undefined;
  return (
    <PanelFrame
      label={label}
      takesFacts
      toolbar={toolbar}
      notice={
        missing !== undefined && state.work === undefined ? undefined : <UsagesNotice {...state} text={summary} />
      }
      details={details}
    >
      {missing !== undefined ? (
        <NoUsages {...state} what={missing} />
      ) : (
        (empty ?? <VirtualTree {...tree} rowHeight={30} />)
      )}
    </PanelFrame>
  );
}

/** Sentence that counts nodes without an up-to-date result, with a space before it. Empty if there is none. */
export function waitingText(waiting: number): string {
  return waiting === 0 ? '' : ` Not compiled or out of date: ${waiting.toLocaleString('en')}.`;
}
