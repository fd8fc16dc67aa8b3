import { useMemo, useState } from 'react';
import type { DataExplanationView, DataStepView } from '../../protocol/data.ts';
import { PlaceLink } from '../shared/links.tsx';
import { middleTruncate, placeText } from '../shared/label-texts.ts';
import { VirtualTree } from '../shared/list/VirtualTree.tsx';
import { initiallyClosed, outcomeText, stepRows, stepTitle } from './step-rows.ts';

const strategyFrom = {
  lookup_options: 'from lookup_options in the data',
  request: 'chosen above',
  default: 'the default',
} as const;

interface ExplanationProps {
  readonly explanation: DataExplanationView;
  readonly selected: number | undefined;
  readonly onSelect: (index: number) => void;
}

export function Explanation({ explanation, selected, onSelect }: ExplanationProps) {
  const { key, steps } = explanation;
  const [closed, setClosed] = useState(() => initiallyClosed(steps));
  const rows = useMemo(() => stepRows(steps, closed), [steps, closed]);
  return (
    <div className="data-explanation">
      <Result explanation={explanation} />
      <VirtualTree
        label={`Lookup of ${key}`}
        rows={rows}
        selected={selected === undefined ? undefined : String(selected)}
        rowHeight={28}
        onSelect={({ id }) => onSelect(Number(id))}
        onToggle={({ id }) => {
          const index = Number(id);
          const next = new Set(closed);
          if (!next.delete(index)) next.add(index);
          setClosed(next);
        }}
        renderRow={({ step }) => <StepLine step={step} />}
      />
    </div>
  );
}

function Result({ explanation: { result, strategy, steps } }: { readonly explanation: DataExplanationView }) {
  const sources = steps.filter(
    ({ kind, outcome, depth }, index) => kind === 'file' && outcome === 'found' && isOfSearch(steps, index, depth),
  );
  return (
    <section className="data-result" aria-label="Result">
      {result.kind === 'found' ? (
        <code className="data-result-value">{result.value}</code>
      ) : result.kind === 'failed' ? (
        <p className="field-error">{result.message}</p>
      ) : (
        <p className="data-none">No level has this key: a lookup fails, and a class parameter uses its default.</p>
      )}
      <dl className="facts">
        <dt>Strategy</dt>
        <dd>
          <code>{strategy.name}</code> <span className="card-quiet">{strategyFrom[strategy.from]}</span>
        </dd>
        {sources.length === 0 ? null : (
          <>
            <dt>From</dt>
            <dd className="fact-node">
              {sources.map(({ place, title }) =>
                place === undefined ? (
                  <span key={title}>{title}</span>
                ) : (
                  <PlaceLink key={placeText(place)} place={place} />
                ),
              )}
            </dd>
          </>
        )}
      </dl>
    </section>
  );
}

/**
 * Returns whether a step belongs to the lookup of the key itself. Other steps look up `lookup_options`, or a key that a
 * value interpolates.
 */
function isOfSearch(steps: readonly DataStepView[], index: number, depth: number): boolean {
  let level = depth;
  for (let above = index - 1; above >= 0; above -= 1) {
    const step = steps[above];
    if (step === undefined || step.depth >= level) continue;
    if (step.kind === 'options' || step.kind === 'interpolation') return false;
    level = step.depth;
  }
  return true;
}

function StepLine({ step }: { readonly step: DataStepView }) {
  const { kind, detail, outcome, value, place } = step;
  const isCode = kind === 'file' || kind === 'interpolation' || kind === 'scope';
  return (
    <>
      <span className={isCode ? 'data-step data-step-code' : 'data-step'}>
        {middleTruncate(stepTitle(step), 60)}
        {kind === 'file' && outcome === 'found' && place !== undefined ? `:${place.line}` : null}
      </span>
      {kind === 'layer' && detail !== undefined ? <span className="data-where">{detail}</span> : null}
      {outcome === undefined ? null : (
        <span className={`data-outcome data-outcome-${outcome.replace(' ', '-')}`}>{outcomeText[outcome]}</span>
      )}
      {value === undefined ? null : <span className="data-value">{value}</span>}
    </>
  );
}
