import type { ResourceView } from '../../protocol/analysis.ts';
import type { LogLineView } from '../../protocol/analysis.ts';
import type { RefreshView, ResourceRunView } from '../../protocol/run.ts';
import { CardSection, Details } from '../shared/PanelFrame.tsx';
import { RefText, ResourceLink } from '../shared/links.tsx';
import { durationText } from '../shared/names.ts';
import { ResourceOrigin, RunFacts } from '../shared/ResourceFacts.tsx';

export interface TimelineDetailsProps {
  readonly refText: string;
  readonly resource: ResourceView | undefined;
  readonly run: ResourceRunView | undefined;
  readonly refreshes: readonly RefreshView[];
  readonly logs: readonly LogLineView[];
  readonly onClose: () => void;
}

/** A resource's part in the run: what changed, what refreshed it and what it refreshed, and what it logged. */
export function TimelineDetails({ refText, resource, run, refreshes, logs, onClose }: TimelineDetailsProps) {
  const lines = logs.filter(({ source }) => source.includes(refText));
  return (
    <Details label={`Resource ${refText}`} title={<RefText refText={refText} length={90} />} onClose={onClose}>
      {run === undefined ? (
        <p className="card-hint">It takes no turn of its own in the run.</p>
      ) : (
        <RunFacts run={run} />
      )}
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
