import { useEffect, useMemo, useState } from 'react';
import { ArrowLeftRight, Check, Copy } from 'lucide-react';
import { startComparingCatalogs, type ComparisonAnswer } from '../../../client/agent-files-client.ts';
import { AttributeChanges } from '../../../panels/shared/changes/AttributeChanges.tsx';
import { changeWords } from '../../../panels/shared/changes/change-texts.ts';
import { RefText } from '../../../panels/shared/links.tsx';
import { VirtualTree } from '../../../panels/shared/list/VirtualTree.tsx';
import { StatusMark } from '../../../panels/shared/runs/StatusMark.tsx';
import type { GivenFile } from '../../../protocol/opened-run.ts';
import { copyWithNotice } from '../../../ui/clipboard.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { takeFocus } from '../../../ui/focus/take-focus.ts';
import { DialogActions } from '../../../ui/overlays/Dialog.tsx';
import { ImportReading } from '../ImportReading.tsx';
import { catalogsMarkdown, comparisonRows, comparisonSummary, type ComparisonRow } from './comparison-rows.ts';
import './catalog-comparison.css';

interface CatalogComparisonProps {
  readonly before: GivenFile;
  readonly after: GivenFile;
  readonly onSwap: () => void;
  readonly onBack: () => void;
}

/** Compares two opened catalogs in a worker, and lists resources, attributes and edges that differ. */
export function CatalogComparison({ before, after, onSwap, onBack }: CatalogComparisonProps) {
  const [answer, setAnswer] = useState<ComparisonAnswer | undefined>(undefined);
  useEffect(() => {
    const job = startComparingCatalogs(before, after);
    void job.answer.then((answered) => {
      if (answered.kind !== 'canceled') setAnswer(answered);
    });
    return () => job.cancel();
  }, [before, after]);
  const comparison = answer?.kind === 'compared' ? answer.comparison : undefined;
  const [from, to] = [nameOf(before), nameOf(after)];
  if (answer === undefined) return <ImportReading progress={undefined} onCancel={onBack} />;
  return (
    <div className="import-form">
      {comparison === undefined ? (
        <p role="alert" className="import-refused">
          {answer.kind === 'failed' ? answer.message : ''}
        </p>
      ) : (
        <>
          <p role="status">
            From {from} to {to}: {comparisonSummary(comparison)}.
          </p>
          <Differences rows={comparisonRows(comparison)} label={`Differences from ${from} to ${to}`} />
          {comparison.edges.length === 0 ? null : (
            <p className="dialog-note">Edges of added and removed resources are not listed.</p>
          )}
        </>
      )}
      <DialogActions>
        <Button ref={takeFocus} onPress={onBack}>
          Back
        </Button>
        <Button onPress={onSwap}>
          <ArrowLeftRight aria-hidden />
          Swap
        </Button>
        {comparison === undefined ? null : (
          <Button
            onPress={() =>
              void copyWithNotice(catalogsMarkdown(from, to, comparison), 'Copied the comparison as Markdown')
            }
          >
            <Copy aria-hidden />
            Copy as Markdown
          </Button>
        )}
      </DialogActions>
    </div>
  );
}

function nameOf({ name }: GivenFile): string {
  return name ?? 'Pasted text';
}

function Differences({ rows, label }: { readonly rows: readonly ComparisonRow[]; readonly label: string }) {
  const [selected, setSelected] = useState<string | undefined>(undefined);
  const row = useMemo(() => rows.find(({ id }) => id === selected), [rows, selected]);
  if (rows.length === 0)
    return (
      <EmptyState icon={<Check />} title="No differences">
        Both catalogs have the same resources with the same attributes and edges.
      </EmptyState>
    );
  return (
    <div className="catalog-comparison">
      <VirtualTree
        label={label}
        flat
        rows={rows}
        selected={selected}
        rowHeight={46}
        onSelect={({ id }) => setSelected(id)}
        renderRow={renderRow}
      />
      {row?.kind !== 'resource' ? null : (
        // The details scroll, so the keyboard must be able to reach them.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        <section className="catalog-comparison-details" aria-label={`Changes to ${row.change.resource}`} tabIndex={0}>
          <h3>
            <RefText refText={row.change.resource} length={90} /> {changeWords[row.change.status]}
          </h3>
          <AttributeChanges attributes={row.change.attributes} />
        </section>
      )}
    </div>
  );
}

function renderRow(row: ComparisonRow) {
  return (
    <>
      <StatusMark status={row.change.status === 'order' ? 'changed' : row.change.status} />
      <span className="catalog-comparison-row">
        <span className="catalog-comparison-line">
          {row.kind === 'resource' ? (
            <>
              <RefText refText={row.change.resource} length={60} />
              <span className="dialog-note">{changeWords[row.change.status]}</span>
            </>
          ) : (
            <>
              <RefText refText={row.change.from} length={40} /> <span aria-hidden>→</span>{' '}
              <RefText refText={row.change.to} length={40} />
            </>
          )}
        </span>
        <span className="dialog-note catalog-comparison-summary">{row.summary}</span>
      </span>
    </>
  );
}
