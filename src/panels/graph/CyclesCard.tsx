import type { CycleView } from '../../protocol/analysis.ts';
import { Button } from '../../ui/Button.tsx';
import { FixOffer } from '../shared/FixOffer.tsx';
import { CardSection } from '../shared/PanelFrame.tsx';
import { PlaceLink, RefText, ResourceLink } from '../shared/links.tsx';
import { Reasons } from './cards.tsx';
import type { GraphModel } from './model.ts';
import { boxesAround } from './visible.ts';

export interface CyclesCardProps {
  readonly model: GraphModel;
  readonly selected: number;
  readonly onSelect: (index: number) => void;
}

/** Every cycle: its path, why each step is there, and what would break it; then what Puppet itself says. */
export function CyclesCard({ model, selected, onSelect }: CyclesCardProps) {
  return (
    <>
      {model.cycles.map((cycle, index) => (
        <section
          key={cycle.members.join(' ')}
          className="cycle"
          aria-label={`Cycle ${index + 1}`}
          data-selected={index === selected || undefined}
        >
          <header className="cycle-head">
            <h3 className="cycle-title">
              Cycle {index + 1} of {model.cycles.length}: {cycle.members.length} resources
            </h3>
            {model.cycles.length === 1 ? null : (
              <Button look="quiet" isDisabled={index === selected} onPress={() => onSelect(index)}>
                {index === selected ? 'Shown' : 'Show'}
              </Button>
            )}
          </header>
          <Breaks model={model} cycle={cycle} />
          <CardSection title="The way round">
            <CyclePath model={model} cycle={cycle} />
          </CardSection>
          <OtherEdits cycle={cycle} />
          <Loops cycle={cycle} />
        </section>
      ))}
      {model.cycleMessage === undefined ? null : (
        <CardSection title="What Puppet says">
          <pre className="puppet-message" tabIndex={0} aria-label="Puppet's message">
            {model.cycleMessage}
          </pre>
        </CardSection>
      )}
    </>
  );
}

interface CycleProps {
  readonly model: GraphModel;
  readonly cycle: CycleView;
}

function CyclePath({ model, cycle }: CycleProps) {
  return (
    <ol className="cycle-path" aria-label="Path">
      {cycle.path.map(({ ref, edge }, index) => {
        const next = cycle.path[index + 1]?.ref;
        const reasons = edge === undefined ? undefined : model.dependencies.get(edge)?.reasons;
        return (
          // A path visits its first member twice.
          <li key={`${ref} ${index === 0 ? 'first' : 'then'}`} className="cycle-member">
            <ResourceLink refText={ref} by="graph" />
            {next === undefined ? null : reasons === undefined ? (
              <p className="reason">{containmentText(model, ref, next)}</p>
            ) : (
              <Reasons reasons={reasons} />
            )}
          </li>
        );
      })}
    </ol>
  );
}

/** The fewest edges to take away, each with the change of the manifest that does it. */
function Breaks({ model, cycle }: CycleProps) {
  const { breaks, edits = [] } = cycle;
  return (
    <CardSection
      title={breaks.length === 1 ? 'Removing this edge breaks it' : `Removing these ${breaks.length} edges breaks it`}
    >
      <ul className="card-list">
        {breaks.map((id) => {
          const dependency = model.dependencies.get(id);
          if (dependency === undefined) return null;
          const own = edits.filter(({ edge }) => edge === id);
          return (
            <li key={id} className="edge-entry cycle-break">
              <span className="edge-ends">
                <ResourceLink refText={dependency.from} by="graph" />
                <span className="card-quiet">before</span>
                <ResourceLink refText={dependency.to} by="graph" />
              </span>
              <Reasons reasons={dependency.reasons} />
              {own.map((edit) =>
                edit.fix === undefined ? null : (
                  <FixOffer key={`${edit.what} ${edit.place.file} ${edit.place.line}`} fix={edit.fix} />
                ),
              )}
            </li>
          );
        })}
      </ul>
    </CardSection>
  );
}

/** Statements of the cycle beside those that `Breaks` offers: any of them may be the mistake. */
function OtherEdits({ cycle }: Pick<CycleProps, 'cycle'>) {
  const others = (cycle.edits ?? []).filter(({ edge, fix }) => !cycle.breaks.includes(edge) && fix !== undefined);
  if (others.length === 0) return null;
  return (
    <details className="cycle-more">
      <summary>Other relationships of the cycle ({others.length})</summary>
      <ul className="card-list">
        {others.map(({ edge, place, what, fix }) => (
          <li key={`${edge} ${what} ${place.file} ${place.line}`} className="edge-entry">
            <span className="reason">
              <code>{what}</code>
              <PlaceLink place={place} />
            </span>
            {fix === undefined ? null : <FixOffer fix={fix} />}
          </li>
        ))}
      </ul>
    </details>
  );
}

/** Where several ways round hang together: each of them. */
function Loops({ cycle }: Pick<CycleProps, 'cycle'>) {
  const { loops = [], moreLoops } = cycle;
  if (loops.length < 2) return null;
  return (
    <details className="cycle-more">
      <summary>
        {moreLoops === true ? 'More than ' : ''}
        {loops.length} ways round
      </summary>
      <ol className="card-list">
        {loops.slice(0, 100).map((loop) => (
          <li key={loop.join(' ')} className="edge-entry cycle-loop">
            {loop.map((ref) => (
              <span key={ref} className="cycle-step">
                <RefText refText={ref} />
              </span>
            ))}
          </li>
        ))}
      </ol>
      {loops.length > 100 ? <p className="card-hint">The first 100 are listed, the shortest first.</p> : null}
    </details>
  );
}

/** Why a container stands before or after what it contains. */
function containmentText(model: GraphModel, ref: string, next: string): string {
  if (boxesAround(model, ref).includes(next)) return `contained: ${next} is complete only after it`;
  if (boxesAround(model, next).includes(ref)) return `contains the next, which waits for all that ${ref} waits for`;
  return 'by containment';
}
