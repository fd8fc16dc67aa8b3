import { useMemo, useState } from 'react';
import { ClipboardList } from 'lucide-react';
import type { RunView } from '../../protocol/run.ts';
import { useActions, useAppStore } from '../../store/store.ts';
import { selectResource, selectShownRun } from '../../store/selectors.ts';
import { Button } from '../../ui/controls/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { OutcomeMark } from '../../ui/OutcomeMark.tsx';
import { RefText } from '../shared/links.tsx';
import { withShortSums } from '../shared/text/log-text.ts';
import { countText } from '../../protocol/count-text.ts';
import { durationText } from '../shared/label-texts.ts';
import { NothingApplied } from '../shared/runs/NothingApplied.tsx';
import { Segmented } from '../shared/controls.tsx';
import { Details, PanelFrame } from '../shared/PanelFrame.tsx';
import { ResourceOrigin, RunFacts } from '../shared/ResourceFacts.tsx';
import { VirtualTree } from '../shared/list/VirtualTree.tsx';
import { toggleIn } from '../shared/list/toggle-in.ts';
import { runOutcomes } from '../shared/runs/run-texts.ts';
import { AcrossView } from './AcrossView.tsx';
import { CompareView, otherRun, OtherRun } from './CompareView.tsx';
import { groups, reportRows, statusTexts, type ReportRow } from './report-rows.ts';
import { ExportMenu } from './ExportMenu.tsx';
import './report.css';

const modes = [
  { id: 'events', text: 'Events' },
  { id: 'compare', text: 'Compare' },
  { id: 'across', text: 'All runs' },
] as const;

export function ReportPanel() {
  const { apply, select } = useActions();
  const record = useAppStore(selectShownRun);
  const report = record?.run;
  const isRunning = useAppStore((state) => state.progress !== undefined);
  const selected = useAppStore(({ selection }) => (selection?.kind === 'resource' ? selection.ref : undefined));
  const resource = useAppStore((state) => (selected === undefined ? undefined : selectResource(state, selected)));
  const runs = useAppStore((state) => state.runs);
  const [mode, setMode] = useState<(typeof modes)[number]['id']>('events');
  const [otherId, setOther] = useState<string | undefined>(undefined);
  const other = otherRun(runs, record, otherId);
  const [toggled, setToggled] = useState<ReadonlySet<string>>(new Set());
  const rows = useMemo(() => (report === undefined ? [] : reportRows(report, toggled)), [report, toggled]);

  if (record === undefined || report === undefined) {
    return (
      <EmptyState
        icon={<ClipboardList />}
        title={isRunning ? 'The run is in progress' : 'No run yet'}
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
          : 'A report counts changed, refreshed, skipped and failed resources, with reasons. Apply the manifest to get a report.'}
      </EmptyState>
    );
  }
  const run = report.resources.find(({ ref }) => ref === selected);
  const otherPart = mode === 'compare' ? other?.run.resources.find(({ ref }) => ref === selected) : undefined;
  return (
    <PanelFrame
      label="Report"
      toolbar={
        <>
          <Segmented label="Show" selected={mode} options={modes} onSelect={setMode} />
          {mode === 'compare' ? <OtherRun record={record} other={other} onChoose={setOther} /> : null}
          <div className="panel-toolbar-end">
            <ExportMenu record={record} />
          </div>
        </>
      }
      details={
        selected === undefined || (run ?? otherPart) === undefined ? undefined : (
          <Details
            label={`Resource ${selected}`}
            title={<RefText refText={selected} length={90} />}
            onClose={() => select(undefined, 'report')}
          >
            {run === undefined ? null : <RunFacts run={run} />}
            {otherPart === undefined ? null : <RunFacts run={otherPart} title="The other run" />}
            {resource === undefined ? null : <ResourceOrigin resource={resource} by="report" />}
          </Details>
        )
      }
    >
      {mode === 'across' ? (
        <AcrossView
          record={record}
          selected={selected}
          onSelect={(ref) => select({ kind: 'resource', ref }, 'report')}
        />
      ) : mode === 'compare' ? (
        <CompareView
          record={record}
          other={other}
          selected={selected}
          onSelect={(ref) => select({ kind: 'resource', ref }, 'report')}
        />
      ) : (
        <div className="report">
          <Summary report={report} isReal={record.origin === 'opened'} />
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
      )}
    </PanelFrame>
  );

  function toggle(id: string): void {
    setToggled(toggleIn(toggled, id));
  }
}

function Summary({ report, isReal }: { readonly report: RunView; readonly isReal: boolean }) {
  const { totals, status, duration, noop, error } = report;
  return (
    <header className="report-summary">
      <p className="report-status">
        <OutcomeMark outcome={runOutcomes[status]} decorative />
        {statusTexts[status]}
        <span className="card-quiet">
          {countText(totals.total, 'resource')} in {durationText(duration)} {isReal ? 'measured' : 'simulated'}
          {noop && status !== 'noop' ? ', no-op' : ''}
        </span>
      </p>
      {error === undefined || report.resources.length === 0 ? null : <p className="report-error">{error}</p>}
      <dl className="report-totals" aria-label="Totals">
        {groups.map(({ id, outcome, isCorrective = false, word, count }) => (
          <div key={id} className="report-total" data-zero={count(totals) === 0 || undefined}>
            <dt>
              <OutcomeMark outcome={outcome} isCorrective={isCorrective} size={14} decorative />
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
          <OutcomeMark outcome={row.group.outcome} isCorrective={row.group.isCorrective === true} decorative />
          <span className="report-group">{row.title}</span>
          <span className="report-count">{row.count.toLocaleString('en')}</span>
        </>
      );
    case 'resource':
      return (
        <>
          <OutcomeMark outcome={row.run.outcome} isCorrective={row.run.corrective} size={14} decorative />
          <span className="report-ref">
            <RefText refText={row.run.ref} length={36} />
          </span>
          <span className="report-message">{withShortSums(row.message)}</span>
          <span className="report-time">{durationText(row.run.start)}</span>
        </>
      );
    case 'event':
      return (
        <>
          <code className="report-property">{row.change.property}</code>
          <span className="report-message">{withShortSums(row.change.message)}</span>
          {row.change.corrective ? <span className="report-time">corrective</span> : null}
        </>
      );
  }
}
