import { useMemo, useState } from 'react';
import { ArrowRight } from 'lucide-react';
import type { RunRecord } from '../../protocol/run-record.ts';
import type { Outcome } from '../../protocol/run.ts';
import { useAppStore } from '../../store/store.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { OutcomeMark } from '../../ui/OutcomeMark.tsx';
import { RefText } from '../shared/links.tsx';
import { countText } from '../../protocol/count-text.ts';
import { durationText } from '../shared/label-texts.ts';
import { resultText, runName } from '../shared/runs/run-texts.ts';
import { RunChoice } from '../shared/runs/RunPicker.tsx';
import { VirtualTree } from '../shared/list/VirtualTree.tsx';
import { toggleIn } from '../shared/list/toggle-in.ts';
import { compareRuns, comparisonRows, type ComparisonRow } from './compare-runs.ts';

/**
 * Returns the run to compare with: the chosen one, or else the previous or next run of the same node. If there is none,
 * and the shown run is from an opened agent file, returns the last simulated run.
 */
export function otherRun(
  runs: readonly RunRecord[],
  record: RunRecord | undefined,
  chosen: string | undefined,
): RunRecord | undefined {
  if (record === undefined) return undefined;
  const known = runs.find(({ id }) => id === chosen && id !== record.id);
  const index = runs.indexOf(record);
  const isOfNode = ({ certname }: RunRecord): boolean => certname === record.certname;
  const simulated = record.origin === 'opened' ? runs.find(({ origin }) => origin !== 'opened') : undefined;
  return known ?? runs.slice(index + 1).find(isOfNode) ?? runs.slice(0, index).findLast(isOfNode) ?? simulated;
}

interface OtherRunProps {
  readonly record: RunRecord;
  readonly other: RunRecord | undefined;
  readonly onChoose: (id: string) => void;
}

export function OtherRun({ record, other, onChoose }: OtherRunProps) {
  const runs = useAppStore((state) => state.runs).filter((each) => each !== record);
  if (runs.length === 0) return null;
  return <RunChoice label="Compare with" runs={runs} chosen={other} onChoose={onChoose} />;
}

interface CompareViewProps {
  readonly record: RunRecord;
  readonly other: RunRecord | undefined;
  readonly selected: string | undefined;
  readonly onSelect: (ref: string) => void;
}

export function CompareView({ record, other, selected, onSelect }: CompareViewProps) {
  const [toggled, setToggled] = useState<ReadonlySet<string>>(new Set());
  const differences = useMemo(
    () => (other === undefined ? undefined : compareRuns(other.run, record.run)),
    [other, record],
  );
  const rows = useMemo(() => comparisonRows(differences ?? [], toggled), [differences, toggled]);
  if (other === undefined || differences === undefined)
    return <EmptyState title="Only one run so far">Apply again to compare two runs here.</EmptyState>;
  const toggle = (id: string): void => setToggled(toggleIn(toggled, id));
  return (
    <div className="report">
      <header className="report-summary">
        <dl className="report-sides">
          {[
            { title: 'Other run', each: other },
            { title: 'This run', each: record },
          ].map(({ title, each }) => (
            <div key={title} className="report-side">
              <dt>{title}</dt>
              <dd>
                {runName(each)}
                <span className="card-quiet report-side-result">
                  {resultText(each.run)}, {durationText(each.run.duration)}
                </span>
              </dd>
            </div>
          ))}
        </dl>
      </header>
      {rows.length === 0 ? (
        <EmptyState title="No difference">
          Every resource had the same outcome, changes, messages and duration in both runs.
        </EmptyState>
      ) : (
        <div className="report-rows">
          <VirtualTree
            label={`Differences, ${countText(differences.length, 'resource')}`}
            rows={rows}
            selected={selected}
            rowHeight={30}
            onSelect={(row) => (row.kind === 'group' ? toggle(row.id) : onSelect(row.id))}
            onToggle={({ id }) => toggle(id)}
            renderRow={(row) => <Row row={row} />}
          />
        </div>
      )}
    </div>
  );
}

function Row({ row }: { readonly row: ComparisonRow }) {
  if (row.kind === 'group') {
    return (
      <>
        <span className="report-group">{row.title}</span>
        <span className="report-count">{row.count.toLocaleString('en')}</span>
      </>
    );
  }
  const { before, after } = row.difference;
  return (
    <>
      <span className="report-change">
        <Part outcome={row.from} isCorrective={before?.corrective === true} />
        <ArrowRight aria-hidden />
        <Part outcome={row.to} isCorrective={after?.corrective === true} />
      </span>
      <span className="report-ref">
        <RefText refText={row.difference.ref} length={36} />
      </span>
      <span className="report-message">{row.message}</span>
    </>
  );
}

function Part({ outcome, isCorrective }: { readonly outcome: Outcome | undefined; readonly isCorrective: boolean }) {
  return outcome === undefined ? (
    <span className="report-absent" aria-hidden>
      –
    </span>
  ) : (
    <OutcomeMark outcome={outcome} isCorrective={isCorrective} size={14} decorative />
  );
}
