import type { ServiceView } from '../../protocol/run.ts';
import { CardSection } from '../shared/PanelFrame.tsx';
import { propertiesOf, type Entry } from './compare.ts';
import { Authors } from './Authors.tsx';
import { PropertyList } from './PropertyList.tsx';

export interface ServiceCardProps {
  readonly entry: Entry<ServiceView>;
  readonly authors: readonly string[];
}

const states = {
  running: 'It is running.',
  stopped: 'It is stopped.',
  failed: 'It failed to start. Its journal says why.',
} as const satisfies Record<ServiceView['ensure'], string>;

/** A service's state before and after, and what it told its journal. */
export function ServiceCard({ entry, authors }: ServiceCardProps) {
  const { before, after } = entry;
  const known = new Set(before?.journal);
  const journal = after?.journal ?? [];
  return (
    <>
      <p className="card-hint" data-state={after?.ensure}>
        {after === undefined ? 'It is no longer on the machine.' : states[after.ensure]}
      </p>
      <Authors title="Changed by" authors={authors} />
      <CardSection title="State">
        <PropertyList properties={propertiesOf(entry)} />
      </CardSection>
      <CardSection title="Journal">
        {journal.length === 0 ? (
          <p className="card-hint">It has told nothing yet.</p>
        ) : (
          <pre className="service-journal" tabIndex={0} aria-label={`Journal of ${entry.key}`}>
            {journal.map((line, index) => (
              // Lines may repeat, and have no identity but their place.
              // oxlint-disable-next-line react/no-array-index-key
              <span key={index} className="service-line" data-known={known.has(line) || undefined}>
                {line}
              </span>
            ))}
          </pre>
        )}
      </CardSection>
    </>
  );
}
