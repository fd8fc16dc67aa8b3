import type { ResourceView } from '../../protocol/analysis.ts';
import type { LogLineView } from '../../protocol/analysis.ts';
import type { RefreshView, ResourceRunView } from '../../protocol/run.ts';
import { CardSection, Details } from '../shared/PanelFrame.tsx';
import { useMemo } from 'react';
import { selectShownGraph } from '../../store/opened/shown-graph.ts';
import { useAppStore } from '../../store/store.ts';
import { OutcomeMark, outcomeWords } from '../../ui/OutcomeMark.tsx';
import { RefText, ResourceLink } from '../shared/links.tsx';
import { durationText } from '../shared/label-texts.ts';
import { ResourceOrigin, RunFacts } from '../shared/ResourceFacts.tsx';
import { skipChain } from '../../agent-files/compare/skip-chain.ts';

interface TimelineDetailsProps {
  readonly refText: string;
  readonly resource: ResourceView | undefined;
  readonly runs: readonly ResourceRunView[];
  readonly refreshes: readonly RefreshView[];
  readonly logs: readonly LogLineView[];
  readonly onClose: () => void;
}

/** A resource's events in the run: changes, refreshes in both directions, and log lines. */
export function TimelineDetails({ refText, resource, runs, refreshes, logs, onClose }: TimelineDetailsProps) {
  const run = runs.find(({ ref }) => ref === refText);
  const lines = logs.filter(({ source }) => source.includes(refText));
  return (
    <Details label={`Resource ${refText}`} title={<RefText refText={refText} length={90} />} onClose={onClose}>
      {run === undefined ? <p className="card-hint">Not part of this run.</p> : <RunFacts run={run} />}
      {run?.outcome === 'skipped' ? <SkipChain refText={refText} runs={runs} /> : null}
      <Refreshes title="Refreshed by" refreshes={refreshes.filter(({ to }) => to === refText)} end="from" />
      <Refreshes title="Refreshes" refreshes={refreshes.filter(({ from }) => from === refText)} end="to" />
      {lines.length === 0 ? null : (
        <CardSection title="Log">
          <ul className="card-list">
            {lines.map((line) => (
              <li key={`${line.time} ${line.source} ${line.message}`} className={`run-log run-log-${line.level}`}>
                {line.message}
              </li>
            ))}
          </ul>
        </CardSection>
      )}
      {resource === undefined ? null : <ResourceOrigin resource={resource} by="timeline" />}
    </Details>
  );
}

/** Shows the chain of dependencies from the failure to the skipped resource. */
function SkipChain({ refText, runs }: { readonly refText: string; readonly runs: readonly ResourceRunView[] }) {
  const resources = useAppStore((state) => selectShownGraph(state).catalog?.resources);
  const dependencies = useAppStore((state) => selectShownGraph(state).graph?.dependencies);
  const chain = useMemo(
    () => skipChain(refText, new Map(runs.map((run) => [run.ref, run])), resources ?? [], dependencies ?? []),
    [refText, runs, resources, dependencies],
  );
  if (chain.length === 0) return null;
  return (
    <CardSection title="Reason for skipping">
      <ol className="skip-chain">
        {chain.map(({ ref, outcome, why }) => (
          <li key={ref}>
            <span className="skip-chain-link">
              <OutcomeMark outcome={outcome} decorative />
              <ResourceLink refText={ref} by="timeline" />
              <span className="card-quiet">{outcomeWords[outcome].toLowerCase()}</span>
            </span>
            {why === undefined ? null : <span className="card-quiet skip-chain-why">{why}</span>}
          </li>
        ))}
      </ol>
    </CardSection>
  );
}

function Refreshes({
  title,
  refreshes,
  end,
}: {
  readonly title: string;
  readonly refreshes: readonly RefreshView[];
  readonly end: 'from' | 'to';
}) {
  if (refreshes.length === 0) return null;
  return (
    <CardSection title={`${title} (${refreshes.length})`}>
      <ul className="card-list">
        {refreshes.map((refresh) => (
          <li key={`${refresh.from} ${refresh.to} ${refresh.sentAt}`} className="refresh-entry">
            <ResourceLink refText={refresh[end]} by="timeline" />
            <span className="card-quiet">{refreshText(refresh)}</span>
          </li>
        ))}
      </ul>
    </CardSection>
  );
}

function refreshText({ sentAt, actedAt, noop }: RefreshView): string {
  const sent = `sent at ${durationText(sentAt)}`;
  if (noop) return `${sent}, would act (noop)`;
  return actedAt === undefined ? `${sent}, never acted on` : `${sent}, acted on at ${durationText(actedAt)}`;
}
