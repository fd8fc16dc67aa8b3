import type { ParameterView, ResourceView } from '../../protocol/analysis.ts';
import type { ResourceRunView } from '../../protocol/run.ts';
import { selectOpened } from '../../store/opened/shown-graph.ts';
import { useAppStore } from '../../store/store.ts';
import type { SelectionSource } from '../../store/state/view-state.ts';
import { OutcomeMark, outcomeWords } from '../../ui/OutcomeMark.tsx';
import { ArchiveOffer } from './archive/ArchiveOffer.tsx';
import { CardSection } from './PanelFrame.tsx';
import { NodeLink, PlaceLink, ResourceLink } from './links.tsx';
import { durationText } from './label-texts.ts';

export function ResourceOrigin({ resource, by }: { readonly resource: ResourceView; readonly by: SelectionSource }) {
  return (
    <dl className="facts">
      {resource.place === undefined ? null : (
        <>
          <dt>Declared</dt>
          <dd>
            <PlaceLink place={resource.place} declared={resource} />
          </dd>
        </>
      )}
      {resource.container === undefined ? null : (
        <>
          <dt>Contained in</dt>
          <dd>
            <ResourceLink refText={resource.container} by={by} />
          </dd>
        </>
      )}
      {resource.collectedFrom === undefined ? null : (
        <>
          <dt>Collected from</dt>
          <dd className="fact-node">
            <NodeLink certname={resource.collectedFrom.certname} />
            {resource.collectedFrom.place === undefined ? null : <PlaceLink place={resource.collectedFrom.place} />}
          </dd>
        </>
      )}
      {resource.collectedBy === undefined ? null : (
        <>
          <dt>Collected by</dt>
          <dd className="fact-node">
            {resource.collectedBy.map((certname) => (
              <NodeLink key={certname} certname={certname} />
            ))}
          </dd>
        </>
      )}
      {resource.virtual || resource.exported ? (
        <>
          <dt>Declared as</dt>
          <dd>{resource.exported ? 'exported' : 'virtual'}</dd>
        </>
      ) : null}
    </dl>
  );
}

/** Attributes of a resource. For a value that its declaration does not set, shows where the value comes from. */
export function Parameters({ parameters }: { readonly parameters: readonly ParameterView[] }) {
  if (parameters.length === 0) return <p className="card-hint">No attributes are set.</p>;
  return (
    <dl className="facts facts-code">
      {parameters.map(({ name, text, origin, place }) => (
        <div key={name} className="fact">
          <dt>{name}</dt>
          <dd>
            <code className="fact-value">{text}</code>
            {origin === 'attribute' ? null : (
              <span className="fact-origin">
                {origin}
                {place === undefined ? null : <PlaceLink place={place} />}
              </span>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}

export function RunFacts({ run, title = 'This run' }: { readonly run: ResourceRunView; readonly title?: string }) {
  // False for an opened log, which contains no durations.
  const hasTimes = useAppStore((state) => selectOpened(state)?.opened?.kind !== 'log');
  return (
    <CardSection title={title}>
      <p className="run-outcome">
        <OutcomeMark outcome={run.outcome} isCorrective={run.corrective} decorative />
        {outcomeWords[run.outcome]}
        {run.corrective ? ' (corrective)' : ''}
        {hasTimes ? (
          <span className="card-quiet">
            at {durationText(run.start)}, took {durationText(run.end - run.start)}
          </span>
        ) : null}
      </p>
      {run.reason === undefined ? null : <p className="run-reason">{run.reason}</p>}
      {run.changes.length === 0 ? null : (
        <ul className="changes">
          {run.changes.map((change) => (
            <li key={`${change.property} ${change.message}`} className={`change change-${change.status}`}>
              <code className="change-property">{change.property}</code>
              <code className="change-message">{change.message}</code>
            </li>
          ))}
        </ul>
      )}
      {run.changes
        .filter(({ status }) => status === 'failure')
        .map(({ message, missingPackage }) => (
          <ArchiveOffer key={message} missing={missingPackage} />
        ))}
    </CardSection>
  );
}
