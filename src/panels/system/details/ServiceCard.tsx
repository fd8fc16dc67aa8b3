import type { ServiceView } from '../../../protocol/run.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { CardSection } from '../../shared/PanelFrame.tsx';
import { changeMachine } from '../changes/change-machine.ts';
import { compareProperties, type Entry } from '../compare.ts';
import { Authors } from './Authors.tsx';
import { PropertyList } from '../PropertyList.tsx';
import { serviceActions } from '../changes/service-actions.ts';

interface ServiceCardProps {
  readonly entry: Entry<ServiceView>;
  readonly authors: readonly string[];
  /** True if the card shows the machine's current state, which the user can change. */
  readonly canChange: boolean;
}

const states = {
  running: 'Running.',
  stopped: 'Stopped.',
  failed: 'Failed to start. See the journal for the reason.',
} as const satisfies Record<ServiceView['ensure'], string>;

export function ServiceCard({ entry, authors, canChange }: ServiceCardProps) {
  const { before, after } = entry;
  const known = new Set(before?.journal);
  const journal = after?.journal ?? [];
  return (
    <>
      <p className="card-hint" data-state={after?.ensure}>
        {after === undefined ? 'No longer on the machine.' : states[after.ensure]}
      </p>
      {after === undefined || !canChange ? null : (
        <div className="file-actions" role="group" aria-label={`Change ${entry.key}`}>
          {serviceActions(entry.key, after).map(({ verb, text, icon: Icon, edit }) => (
            <Button key={verb} onPress={() => void changeMachine(edit)}>
              <Icon aria-hidden />
              {text}
            </Button>
          ))}
        </div>
      )}
      <Authors title="Changed by" authors={authors} />
      <CardSection title="State">
        <PropertyList properties={compareProperties(entry)} />
      </CardSection>
      <CardSection title="Journal">
        {journal.length === 0 ? (
          <p className="card-hint">No journal entries yet.</p>
        ) : (
          <pre className="service-journal" tabIndex={0} aria-label={`Journal of ${entry.key}`}>
            {journal.map((line, index) => (
              // The key is the index, because lines may repeat.
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
