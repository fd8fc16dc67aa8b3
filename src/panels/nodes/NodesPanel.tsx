import { useEffect, useMemo, useState } from 'react';
import { useStore } from 'zustand';
import { Bookmark, ListPlus, Server, Square } from 'lucide-react';
import { pageNodes } from '../../store/all-nodes/page-nodes.ts';
import type { NodeRow } from '../../store/all-nodes/rows.ts';
import type { AllNodesState } from '../../store/all-nodes/state.ts';
import { useAppStore } from '../../store/store.ts';
import { Button, IconButton } from '../../ui/controls/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Select } from '../../ui/controls/Select.tsx';
import { showToast } from '../../ui/overlays/toast-queue.ts';
import { AddNodesDialog } from '../shared/add-nodes/AddNodesDialog.tsx';
import { SearchField, Segmented } from '../shared/controls.tsx';
import { countText } from '../../protocol/count-text.ts';
import { durationText } from '../shared/label-texts.ts';
import { PanelFrame } from '../shared/PanelFrame.tsx';
import { useNodeNames } from '../shared/use-node-names.ts';
import { CompareView } from './CompareView.tsx';
import { NodeDetails } from './NodeDetails.tsx';
import { NodesTable } from './NodesTable.tsx';
import { openNode } from '../shared/open-node.ts';
import { countRows, shownRows, type Shown, type TableView } from './table-rows.ts';
import './nodes.css';

const modes = [
  { id: 'table', text: 'Table' },
  { id: 'compare', text: 'Compare' },
] as const;
type Mode = (typeof modes)[number]['id'];

const start: TableView = { text: '', shown: 'all', column: 'node', isDescending: false };

/**
 * Compiles all nodes of the project with several workers, and compares their catalogs with those of another version of
 * the project.
 */
export function NodesPanel() {
  const state = useStore(pageNodes.store);
  const certname = useAppStore((app) => app.project.node.certname);
  const [mode, setMode] = useState<Mode>('table');
  const [view, setView] = useState(start);
  const [selected, setSelected] = useState<string | undefined>(undefined);
  const [isAdding, setAdding] = useState(false);
  useNodeNames();
  useEffect(() => pageNodes.prepare(), []);
  const rows = useNodeRows(state);
  const { counts, shown } = useShownRows(rows, view);
  const waiting = counts.old + counts.fresh;
  const row = rows.find(({ node }) => node.node.certname === selected);
  const filters: readonly { readonly id: Shown; readonly text: string }[] = [
    { id: 'all', text: `All ${counts.all}` },
    { id: 'failed', text: `Failed ${counts.failed}` },
    { id: 'changed', text: `Changed ${counts.changed}` },
    { id: 'old', text: `Not up to date ${waiting}` },
  ];

  return (
    <PanelFrame
      label="Nodes"
      takesFacts
      toolbar={
        <>
          <Segmented label="Show" selected={mode} options={modes} onSelect={setMode} />
          {mode === 'compare' ? null : (
            <>
              <CompileButton state={state} rows={rows} waiting={waiting} />
              <SearchField
                label="Filter nodes"
                value={view.text}
                onChange={(text) => setView({ ...view, text })}
                result={`${shown.length} of ${rows.length}`}
              />
              <Select
                label="Nodes to show"
                hideLabel
                selected={view.shown}
                options={filters}
                onSelect={(which) => setView({ ...view, shown: which })}
              />
            </>
          )}
          <div className="panel-toolbar-end">
            <IconButton
              label="Save this state to compare with it later"
              onPress={() => {
                pageNodes.keep();
                showToast({ message: 'Saved. Compare shows what changes from now on.' });
              }}
            >
              <Bookmark />
            </IconButton>
            <IconButton label="Add nodes or facts" onPress={() => setAdding(true)}>
              <ListPlus />
            </IconButton>
          </div>
        </>
      }
      notice={buildNotice(state, mode)}
      details={
        mode !== 'table' || row === undefined ? undefined : (
          <NodeDetails row={row} onClose={() => setSelected(undefined)} onCompare={() => setMode('compare')} />
        )
      }
    >
      {mode === 'compare' ? (
        <CompareView state={state} />
      ) : rows.length === 0 || state.named === undefined ? (
        <EmptyState
          icon={<Server />}
          title={state.problem === undefined ? 'Finding the nodes' : 'The nodes could not be read'}
        >
          {state.problem}
        </EmptyState>
      ) : shown.length === 0 ? (
        <EmptyState title="No matching nodes" action={<Button onPress={() => setView(start)}>Show all nodes</Button>} />
      ) : (
        <NodesTable
          rows={shown}
          view={view}
          current={certname}
          selected={selected}
          onSort={(column) => setView({ ...view, column, isDescending: view.column === column && !view.isDescending })}
          onSelect={setSelected}
          onOpen={openNode}
        />
      )}
      {isAdding ? <AddNodesDialog onClose={() => setAdding(false)} /> : null}
    </PanelFrame>
  );
}

/**
 * Creates the rows of the project's nodes. This hook and `useShownRows` are outside of the panel to free memory: an
 * event handler of the panel can outlive a closed project, and keeps everything alive that the functions of the panel
 * use.
 */
function useNodeRows({ named, entries }: AllNodesState): readonly NodeRow[] {
  const project = useAppStore((app) => app.project);
  return useMemo(() => pageNodes.rows(project, { named, entries }), [named, entries, project]);
}

function useShownRows(rows: readonly NodeRow[], view: TableView) {
  const counts = useMemo(() => countRows(rows), [rows]);
  const shown = useMemo(() => shownRows(rows, view), [rows, view]);
  return { counts, shown };
}

interface CompileButtonProps {
  readonly state: AllNodesState;
  readonly rows: readonly NodeRow[];
  readonly waiting: number;
}

/** Compiles new and outdated nodes; if there are none, compiles all nodes. Cancels while compiling. */
function CompileButton({ state: { work }, rows, waiting }: CompileButtonProps) {
  if (work !== undefined)
    return (
      <Button onPress={() => pageNodes.cancel()}>
        <Square aria-hidden />
        Cancel
      </Button>
    );
  const isAnew = waiting === 0;
  return (
    <Button
      look={isAnew ? 'plain' : 'primary'}
      isDisabled={rows.length === 0}
      onPress={() => void pageNodes.compile({ all: isAnew })}
    >
      {isAnew ? 'Compile all again' : waiting === rows.length ? 'Compile all' : `Compile ${countText(waiting, 'node')}`}
    </Button>
  );
}

/**
 * Shows the progress while nodes are compiled or compared. Otherwise shows the result of the last compilation above the
 * table.
 */
function buildNotice({ work, lastRun }: AllNodesState, mode: Mode) {
  if (work !== undefined) {
    const { kind, done, total, isFurther } = work;
    const count = `${done.toLocaleString('en')} of ${countText(total, 'node')}`;
    return (
      <div className="nodes-progress">
        <progress
          value={done}
          max={Math.max(1, total)}
          aria-label={kind === 'compile' ? 'Nodes compiled' : 'Nodes compared'}
        />
        <span>{isFurther ? `${count} compiled again, to collect the exported resources of other nodes` : count}</span>
      </div>
    );
  }
  if (lastRun === undefined || mode === 'compare') return null;
  const { compiled, nodes, milliseconds } = lastRun;
  return (
    <span role="status">
      {`Compiled ${compiled.toLocaleString('en')} of ${countText(nodes, 'node')} in ${durationText(milliseconds)}.`}
    </span>
  );
}
