import { countText } from '../../protocol/count-text.ts';
import type { CutStatementView, CutView, CycleView } from '../../protocol/analysis.ts';
import { selectShownGraph } from '../../store/opened/shown-graph.ts';
import { useAppStore } from '../../store/store.ts';
import { Button } from '../../ui/controls/Button.tsx';
import { FixOffer } from '../shared/problem/FixOffer.tsx';
import { CardSection } from '../shared/PanelFrame.tsx';
import { PlaceLink, RefText, ResourceLink } from '../shared/links.tsx';
import { Reasons } from './cards.tsx';
import { MoreFromCatalog } from './MoreFromCatalog.tsx';
import type { GraphModel } from './model/model.ts';
import { boxesAround } from './model/visible.ts';

interface CyclesCardProps {
  readonly model: GraphModel;
  readonly selected: number;
  readonly onSelect: (index: number) => void;
}

/** Shows all cycles: for each, the ways to break it, then its edges with their reasons, and Puppet's own message. */
export function CyclesCard({ model, selected, onSelect }: CyclesCardProps) {
  const { opened, isOfProject } = useAppStore(selectShownGraph);
  /**
   * Set if the graph is that of an opened agent file which contains only the names of the resources in a cycle. The
   * reasons of the edges are then unknown, unless the project contains the same edges.
   */
  const named = opened?.opened?.isNamesOnly === true && !isOfProject ? opened : undefined;
  const isUnexplained = (cycle: CycleView): boolean =>
    named !== undefined &&
    (cycle.edges.length === 0 || cycle.edges.some((id) => model.dependencies.get(id)?.reasons.length === 0));
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
              Cycle {index + 1} of {model.cycles.length}: {countText(cycle.members.length, 'resource')}
            </h3>
            {model.cycles.length === 1 ? null : (
              <Button look="quiet" isDisabled={index === selected} onPress={() => onSelect(index)}>
                {index === selected ? 'Shown' : 'Show'}
              </Button>
            )}
          </header>
          {isWhole(cycle) ? null : (
            <p className="card-hint">The file contains only the beginning of this cycle: the message was cut.</p>
          )}
          {isUnexplained(cycle) ? (
            <MoreFromCatalog certname={named?.certname ?? ''} />
          ) : (
            <Cuts model={model} cycle={cycle} />
          )}
          <CardSection title="The cycle, step by step">
            <CyclePath model={model} cycle={cycle} />
          </CardSection>
          <Others model={model} cycle={cycle} />
          <Loops cycle={cycle} />
        </section>
      ))}
      {model.cycleMessage === undefined ? null : (
        <CardSection title="Puppet’s message">
          <pre className="puppet-message" tabIndex={0} aria-label="Puppet’s message">
            {model.cycleMessage}
          </pre>
        </CardSection>
      )}
    </>
  );
}

/** Returns false if the path does not end at its first resource, because the message in an opened log is cut off. */
function isWhole({ path }: CycleView): boolean {
  return path.length > 1 && path[0]?.ref === path.at(-1)?.ref;
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
          // The index makes the key unique: the path contains its first member twice, and may contain a container twice
          // (its start and its end).
          // oxlint-disable-next-line react/no-array-index-key
          <li key={`${ref} ${index}`} className="cycle-member">
            <ResourceLink refText={ref} by="graph" />
            {next === undefined || reasons?.length === 0 ? null : reasons === undefined ? (
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

/**
 * Shows all smallest sets of relationships whose removal breaks the cycle. None is marked as the right one, because
 * only the author knows the intended order.
 */
function Cuts({ model, cycle: { cuts, moreCuts } }: CycleProps) {
  const size = cuts[0]?.statements.length ?? 0;
  if (size === 0)
    return (
      <p className="card-hint">
        None of the relationships in this cycle is written in the project. To break the cycle, change one of its
        resources.
      </p>
    );
  return (
    <CardSection title={cutsTitle(cuts.length, size)}>
      {cuts.length === 1 ? null : (
        <p className="card-hint">
          Any one of these is enough. Keep the relationships that you need; likely mistakes come first.
        </p>
      )}
      <ul className="card-list" aria-label="Ways to break the cycle">
        {cuts.map((cut) => (
          <li key={cut.statements.map(keyOf).join(', ')} className="edge-entry cycle-cut">
            {cut.statements.map((statement) => (
              <Statement key={keyOf(statement)} model={model} statement={statement} />
            ))}
            <CutFix cut={cut} />
          </li>
        ))}
      </ul>
      {moreCuts === true ? <p className="card-hint">There are more ways to break it.</p> : null}
    </CardSection>
  );
}

function cutsTitle(count: number, size: number): string {
  if (count === 1)
    return size === 1
      ? 'Remove this relationship to break the cycle'
      : `Remove these ${size} relationships to break the cycle`;
  return size === 1
    ? 'Remove one of these relationships to break the cycle'
    : `Remove one of these sets of ${size} relationships to break the cycle`;
}

function keyOf({ what = '', place, edges }: CutStatementView): string {
  return `${what} ${place?.file ?? ''} ${place?.line ?? ''} ${edges.join(' ')}`;
}

function Statement({
  model,
  statement: { what, place, edges },
}: Pick<CycleProps, 'model'> & { readonly statement: CutStatementView }) {
  return (
    <div className="cycle-statement">
      {edges.slice(0, SHOWN_EDGES).map((id) => {
        const dependency = model.dependencies.get(id);
        return dependency === undefined ? null : (
          <span key={id} className="edge-ends">
            <ResourceLink refText={dependency.from} by="graph" />
            <span className="card-quiet">before</span>
            <ResourceLink refText={dependency.to} by="graph" />
          </span>
        );
      })}
      {edges.length > SHOWN_EDGES ? <p className="card-hint">and {edges.length - SHOWN_EDGES} more</p> : null}
      <span className="reason">
        {what === undefined ? null : <code>{what}</code>}
        {place === undefined ? null : <PlaceLink place={place} />}
      </span>
    </div>
  );
}

const SHOWN_EDGES = 4;

function CutFix({ cut: { fix, statements } }: { readonly cut: CutView }) {
  if (fix !== undefined) return <FixOffer fix={fix} />;
  if (statements.every(({ place }) => place === undefined)) return null;
  return <p className="card-hint">No automatic fix: change this code by hand.</p>;
}

/** Relationships of the cycle that are in none of the smallest cuts. Removing one of them does not break the cycle. */
function Others({ model, cycle: { others = [] } }: CycleProps) {
  if (others.length === 0) return null;
  return (
    <details className="cycle-more">
      <summary>Other relationships of the cycle ({others.length})</summary>
      <ul className="card-list">
        {others.map((statement) => (
          <li key={keyOf(statement)} className="edge-entry">
            <Statement model={model} statement={statement} />
          </li>
        ))}
      </ul>
    </details>
  );
}

function Loops({ cycle }: Pick<CycleProps, 'cycle'>) {
  const { loops = [], moreLoops } = cycle;
  if (loops.length < 2) return null;
  return (
    <details className="cycle-more">
      <summary>
        {moreLoops === true ? 'More than ' : ''}
        {loops.length} cycles that share resources
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

function containmentText(model: GraphModel, ref: string, next: string): string {
  if (boxesAround(model, ref).includes(next)) return `contained in ${next}, which is complete only after it`;
  if (boxesAround(model, next).includes(ref))
    return `contains ${next}, which waits for everything that ${ref} waits for`;
  return 'by containment';
}
