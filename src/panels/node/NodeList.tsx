import { TriangleAlert } from 'lucide-react';
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';

import type { NodeView } from '../../protocol/analysis.ts';
import type { NodeDescription } from '../../protocol/project/project.ts';
import type { RunView } from '../../protocol/run.ts';
import { selectNodes, selectRun } from '../../store/selectors.ts';
import { useActions, useAppStore } from '../../store/store.ts';
import { Button } from '../../ui/controls/Button.tsx';
import { OutcomeMark, type OutcomeName } from '../../ui/OutcomeMark.tsx';
import { countText } from '../../protocol/count-text.ts';
import { platformNames } from '../shared/platform-names.ts';

/** Maximum number of nodes in the list. If there are more, the list links to the Nodes view. */
const MOST_LISTED = 50;

/** The project's nodes, with the current one selected; renders nothing for a single node. */
export function NodeList() {
  const nodes = useAppStore(selectNodes);
  const current = useAppStore((state) => state.project.node.certname);
  const views = useAppStore((state) => state.analysis?.nodes);
  const isRunning = useAppStore((state) => state.progress !== undefined);
  const { switchNode, showView } = useActions();
  if (nodes.length === 1) return null;
  if (nodes.length > MOST_LISTED)
    return (
      <Button look="quiet" className="node-all" onPress={() => showView('nodes')}>
        {`${countText(nodes.length, 'node')}: show all`}
      </Button>
    );
  return (
    <ListBox
      className="node-list"
      aria-label="Nodes"
      selectionMode="single"
      disallowEmptySelection
      selectedKeys={[current]}
      disabledKeys={isRunning ? nodes.map(({ node }) => node.certname).filter((name) => name !== current) : []}
      onSelectionChange={(keys) => {
        if (keys !== 'all') for (const key of keys) switchNode(String(key));
      }}
    >
      {nodes.map(({ node }) => (
        <ListBoxItem key={node.certname} id={node.certname} textValue={node.certname} className="node-item">
          <NodeRow node={node} view={views?.find(({ certname }) => certname === node.certname)} />
        </ListBoxItem>
      ))}
    </ListBox>
  );
}

interface NodeRowProps {
  readonly node: NodeDescription;
  readonly view: NodeView | undefined;
}

function NodeRow({ node: { certname, platform }, view }: NodeRowProps) {
  const status = useAppStore(
    (state) =>
      selectRun(
        state.project.node.certname === certname
          ? state
          : { runs: state.runs, shownRun: state.otherStates[certname]?.shownRun },
      )?.status,
  );
  const outcome = status === undefined ? undefined : toOutcome(status);
  return (
    <>
      <span className="node-item-mark">
        {view?.error === undefined ? (
          outcome === undefined ? null : (
            <OutcomeMark outcome={outcome} size={14} />
          )
        ) : (
          <TriangleAlert className="node-item-error" aria-label="Does not compile" />
        )}
      </span>
      <span className="node-item-text">
        <span className="node-item-name">{certname}</span>
        <span className="node-item-about">{aboutNode(platformNames[platform], view)}</span>
      </span>
    </>
  );
}

function aboutNode(platform: string, view: NodeView | undefined): string {
  if (view?.error !== undefined) return `${platform}, does not compile`;
  const exported = view === undefined || view.exported === 0 ? [] : [`exports ${countText(view.exported, 'resource')}`];
  const collected = view === undefined || view.collected === 0 ? [] : [`collects ${view.collected}`];
  return [platform, ...exported, ...collected].join(', ');
}

function toOutcome(status: RunView['status']): OutcomeName | undefined {
  switch (status) {
    case 'changed':
    case 'unchanged':
    case 'failed':
    case 'noop':
      return status;
    case 'cancelled':
      return 'skipped';
  }
}
