import { useMemo, useState, type ReactNode } from 'react';
import { FolderOpen, Layers, SearchX } from 'lucide-react';
import { countText } from '../../protocol/count-text.ts';
import { coverData, type DataCoverage } from '../../protocol/nodes/data-coverage.ts';
import { useActions } from '../../store/store.ts';
import { Button } from '../../ui/controls/Button.tsx';
import { Select } from '../../ui/controls/Select.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { isNarrow } from '../../ui/narrow.ts';
import { ShownText } from '../../ui/ShownText.tsx';
import { SearchField } from '../shared/controls.tsx';
import { middleTruncate, placeText } from '../shared/label-texts.ts';
import { openNode } from '../shared/open-node.ts';
import { Details } from '../shared/PanelFrame.tsx';
import { toggleIn } from '../shared/list/toggle-in.ts';
import { UsagesFrame, waitingText } from '../shared/usages/UsagesFrame.tsx';
import { useUsages } from '../shared/usages/use-usages.ts';
import { coverageRows, stateTexts, type CoverageRow, type ShownKeys } from './coverage-rows.ts';
import { NoData } from './NoData.tsx';
import { useDataKeys } from './use-data.ts';
import { explainKey } from './view-state.ts';

/** Keys of the hierarchies of all nodes, and the nodes that get their value from each level. */
export function CoverageMode({ choice }: { readonly choice: ReactNode }) {
  const state = useUsages();
  const { usages } = state;
  const keys = useDataKeys();
  const coverage = useMemo(() => coverData(keys ?? [], usages), [keys, usages]);
  const [text, setText] = useState('');
  const [shown, setShown] = useState<ShownKeys>('all');
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const [selected, setSelected] = useState<string | undefined>(undefined);
  const rows = useMemo(() => coverageRows(coverage, { text, shown, open }), [coverage, text, shown, open]);
  const row = rows.find(({ id }) => id === selected);
  const { revealPlace } = useActions();
  const toggle = (id: string): void => setOpen(toggleIn(open, id));

  const select = (chosen: CoverageRow): void => {
    if (chosen.kind === 'key' || chosen.kind === 'missing') return toggle(chosen.id);
    setSelected(chosen.id);
    // A narrow page shows one pane at a time, and a press on a value opens its nodes there.
    if (chosen.kind === 'value' && isNarrow()) toggle(chosen.id);
    else if (chosen.kind === 'value') revealPlace(chosen.value.place);
  };

  return (
    <UsagesFrame
      label="Data"
      state={state}
      summary={sumText(coverage, state.waiting)}
      needsNodesFor="which data they use"
      toolbar={
        <>
          {choice}
          <SearchField
            label="Filter keys"
            value={text}
            onChange={setText}
            result={usages.length === 0 ? undefined : `${countShown(rows)} of ${coverage.keys.length}`}
          />
          <Select label="Keys to show" hideLabel selected={shown} options={filtersOf(coverage)} onSelect={setShown} />
        </>
      }
      empty={
        keys === undefined ? (
          <EmptyState title="Reading the data" />
        ) : keys.length === 0 ? (
          <NoData />
        ) : coverage.keys.length === 0 ? (
          <EmptyState icon={<Layers />} title="No data in any hierarchy">
            No node’s hierarchy includes a data file with keys. Check the paths in hiera.yaml.
          </EmptyState>
        ) : rows.length === 0 ? (
          <EmptyState icon={<SearchX />} title="No matching keys" />
        ) : undefined
      }
      details={row?.kind === 'node' ? <NodeDetails row={row} onClose={() => setSelected(undefined)} /> : undefined}
      tree={{
        label: 'Data coverage',
        rows,
        selected,
        onSelect: select,
        onToggle: ({ id }) => toggle(id),
        renderRow: (each) => <Row row={each} />,
      }}
    />
  );
}

interface NodeDetailsProps {
  readonly row: Extract<CoverageRow, { readonly kind: 'node' }>;
  readonly onClose: () => void;
}

function NodeDetails({ row: { certname, key }, onClose }: NodeDetailsProps) {
  return (
    <Details label={`Node ${certname}`} title={certname} onClose={onClose}>
      <Button
        onPress={() => {
          openNode(certname);
          explainKey(key);
        }}
      >
        <FolderOpen aria-hidden />
        {`Explain ${middleTruncate(key, 32)} on this node`}
      </Button>
    </Details>
  );
}

function countShown(rows: readonly CoverageRow[]): number {
  return rows.filter(({ kind }) => kind === 'key').length;
}

function filtersOf({ keys }: DataCoverage): readonly { readonly id: ShownKeys; readonly text: string }[] {
  const count = (state: ShownKeys): number => keys.filter((key) => key.state === state).length;
  return [
    { id: 'all', text: `All ${keys.length}` },
    { id: 'unused', text: `Unused ${count('unused')}` },
    { id: 'shadowed', text: `Shadowed ${count('shadowed')}` },
  ];
}

function sumText({ keys, nodes, failed }: DataCoverage, waiting: number): string {
  const errors = failed === 0 ? '' : ` ${countText(failed, 'node')} with errors may use more keys.`;
  return `${countText(keys.length, 'key')} in the hierarchies of ${countText(nodes, 'node')}.${errors}${waitingText(waiting)}`;
}

function Row({ row }: { readonly row: CoverageRow }) {
  switch (row.kind) {
    case 'key':
      return (
        <>
          <span className="data-name">
            <ShownText text={row.covered.key} />
          </span>
          {row.covered.state === 'used' ? null : <span className="data-state">{stateTexts[row.covered.state]}</span>}
          <span className="data-users">{countText(row.users, 'node')}</span>
        </>
      );
    case 'value':
      return (
        <>
          <span className="data-level">
            <ShownText text={row.value.level} />
          </span>
          <span className="data-where data-place">
            <ShownText text={middleTruncate(placeText(row.value.place), 48)} />
          </span>
          <span className={row.isFaint ? 'data-users data-state' : 'data-users'}>{row.note}</span>
        </>
      );
    case 'missing':
      return (
        <>
          <span className="data-level">No data</span>
          <span className="data-users">{row.note}</span>
        </>
      );
    case 'node':
      return (
        <>
          <span className="data-name">
            <ShownText text={row.certname} />
          </span>
          {row.note === undefined ? null : <span className="data-users">{row.note}</span>}
        </>
      );
  }
}
