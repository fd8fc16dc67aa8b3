import { useMemo, useState } from 'react';
import { ClipboardList } from 'lucide-react';
import type { Outcome, RunView } from '../../protocol/run.ts';
import { useActions, useAppStore } from '../../store/store.ts';
import { selectResource, selectRun } from '../../store/selectors.ts';
import { Button } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { OutcomeMark } from '../../ui/OutcomeMark.tsx';
import { RefText } from '../shared/links.tsx';
import { countText, durationText } from '../shared/names.ts';
import { NothingApplied } from '../shared/NothingApplied.tsx';
import { Details, PanelFrame } from '../shared/PanelFrame.tsx';
import { ResourceOrigin, RunFacts } from '../shared/ResourceFacts.tsx';
import { VirtualTree } from '../shared/VirtualTree.tsx';
import { groups, reportRows, type ReportRow } from './events.ts';
import './report.css';

/** What a run came to: its totals, and its events by what became of them. */
export function ReportPanel() {
  const { apply, select } = useActions();
  const report = useAppStore(selectRun);
  const isRunning = useAppStore((state) => state.progress !== undefined);
  const selected = useAppStore(({ selection }) => (selection?.kind === 'resource' ? selection.ref : undefined));
  const resource = useAppStore((state) => (selected === undefined ? undefined : selectResource(state, selected)));
  const [toggled, setToggled] = useState<ReadonlySet<string>>(new Set());
  const rows = useMemo(() => (report === undefined ? [] : reportRows(report, toggled)), [report, toggled]);

  if (report === undefined) {
    return (
      <EmptyState
        icon={<ClipboardList />}
        title={isRunning ? 'The run is under way' : 'No run yet'}
        action={
          isRunning ? undefined : (
            <Button look="primary" onPress={() => void apply({ noop: false })}>
              Apply
            </Button>
          )
        }
      >
        {isRunning
          ? 'Its report appears here when it ends. The timeline shows it live.'
          : 'Apply the manifest, and what it did is listed here.'}
      </EmptyState>
    );
  }
  const run = report.resources.find(({ ref }) => ref === selected);
  return (
    <PanelFrame
      label="Report"
      details={
        selected === undefined || run === undefined ? undefined : (
          <Details
            label={`Resource ${selected}`}
            title={<RefText refText={selected} length={90} />}
            onClose={() => select(undefined, 'report')}
          >
            <RunFacts run={run} />
            {resource === undefined ? null : <ResourceOrigin resource={resource} by="report" />}
          </Details>
        )
      }
    >
      <div className="report">
        <Summary report={report} />
        {rows.length === 0 ? (
          <NothingApplied error={report.error} />
        ) : (
          <div className="report-rows">
            <VirtualTree
              label="Events by outcome"
              rows={rows}
              selected={selected}
              rowHeight={30}
              onSelect={(row) =>
                row.kind === 'group'
                  ? toggle(row.id)
                  : select({ kind: 'resource', ref: row.kind === 'event' ? row.ref : row.run.ref }, 'report')
              }
              onToggle={(row) => toggle(row.id)}
              renderRow={(row) => <Row row={row} />}
            />
          </div>
        )}
      </div>
    </PanelFrame>
  );

  function toggle(id: string): void {
    setToggled(new Set(toggled.has(id) ? [...toggled].filter((each) => each !== id) : [...toggled, id]));
  }
}

const statusTexts = {
  changed: 'Changed',
  unchanged: 'Unchanged: the machine was as the manifest says',
  failed: 'Failed',
  noop: 'No-op: nothing was changed',
  cancelled: 'Stopped before its end',
} as const satisfies Record<RunView['status'], string>;

const statusOutcomes = {
  changed: 'changed',
  unchanged: 'unchanged',
  failed: 'failed',
  noop: 'noop',
  cancelled: 'skipped',
} as const satisfies Record<RunView['status'], Outcome>;

function Summary({ report }: { readonly report: RunView }) {
  const { totals, status, duration, noop, error } = report;
  return (
    <header className="report-summary">
      <p className="report-status">
        <OutcomeMark outcome={statusOutcomes[status]} decorative />
        {statusTexts[status]}
        <span className="card-quiet">
          {countText(totals.total, 'resource')} in {durationText(duration)} simulated
          {noop && status !== 'noop' ? ', no-op' : ''}
        </span>
      </p>
      {error === undefined || report.resources.length === 0 ? null : <p className="report-error">{error}</p>}
      <dl className="report-totals" aria-label="Totals">
        {groups.map(({ id, outcome, word, count }) => (
          <div key={id} className="report-total" data-zero={count(totals) === 0 || undefined}>
            <dt>
              <OutcomeMark outcome={outcome} size={14} decorative />
              {word}
            </dt>
            <dd>{count(totals).toLocaleString('en')}</dd>
          </div>
        ))}
      </dl>
    </header>
  );
}

function Row({ row }: { readonly row: ReportRow }) {
  switch (row.kind) {
    case 'group':
      return (
        <>
          <OutcomeMark outcome={row.outcome} decorative />
          <span className="report-group">{row.title}</span>
          <span className="report-count">{row.count.toLocaleString('en')}</span>
        </>
      );
    case 'resource':
      return (
        <>
          <span className="report-ref">
            <RefText refText={row.run.ref} length={36} />
          </span>
          <span className="report-message">{row.message}</span>
          <span className="report-time">{durationText(row.run.start)}</span>
        </>
      );
    case 'event':
      return (
        <>
          <code className="report-property">{row.change.property}</code>
          <span className="report-message">{row.change.message}</span>
        </>
      );
  }
}
