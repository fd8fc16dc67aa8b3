import { PlaceLink, RefText } from '../shared/links.tsx';
import { CardSection, Details } from '../shared/PanelFrame.tsx';
import { statusWords, StatusMark } from '../shared/runs/StatusMark.tsx';
import type { CatalogChange } from './compare.ts';

export function ChangeDetails({ change, onClose }: { readonly change: CatalogChange; readonly onClose: () => void }) {
  const { ref, status, resource, attributes } = change;
  return (
    <Details label={`Changes to ${ref}`} title={<RefText refText={ref} length={90} />} onClose={onClose}>
      <dl className="facts">
        <dt>Resource</dt>
        <dd>{statusWords[status]}</dd>
        {resource.place === undefined ? null : (
          <>
            <dt>{status === 'removed' ? 'Was declared' : 'Declared'}</dt>
            <dd>
              <PlaceLink place={resource.place} />
            </dd>
          </>
        )}
      </dl>
      {attributes.length === 0 ? null : (
        <CardSection title="Attributes">
          <dl className="facts facts-code">
            {attributes.map(({ name, before, after, differsLater }) => (
              <div key={name} className="fact">
                <dt>{name}</dt>
                <dd>
                  {before === undefined ? null : <Value status="removed" text={before} />}
                  {after === undefined ? null : <Value status="added" text={after} />}
                  {differsLater === undefined ? null : (
                    <span className="card-hint">The values differ beyond the part shown here.</span>
                  )}
                </dd>
              </div>
            ))}
          </dl>
        </CardSection>
      )}
    </Details>
  );
}

function Value({ status, text }: { readonly status: 'added' | 'removed'; readonly text: string }) {
  return (
    <span className={`catalog-value catalog-value-${status}`}>
      <StatusMark status={status} />
      <span className="visually-hidden">{status === 'added' ? 'now ' : 'before '}</span>
      <code className="fact-value">{text}</code>
    </span>
  );
}
