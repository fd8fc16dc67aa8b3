import type { CycleView, EdgeReasonView } from '../../protocol/analysis.ts';
import { useAppStore } from '../../store/store.ts';
import { selectRunsByRef } from '../../store/selectors.ts';
import { Button } from '../../ui/Button.tsx';
import { CardSection } from '../shared/PanelFrame.tsx';
import { PlaceLink, ResourceLink } from '../shared/links.tsx';
import { Parameters, ResourceOrigin, RunFacts } from '../shared/ResourceFacts.tsx';
import type { GraphModel, ModelEdge, ModelNode } from './model.ts';
import { boxesAround } from './visible.ts';

/** Every reason of an edge, each with its place. */
export function Reasons({ reasons }: { readonly reasons: readonly EdgeReasonView[] }) {
  return (
    <ul className="reasons">
      {reasons.map((reason) => (
        <li key={`${reason.kind} ${reason.text}`} className="reason">
          <span className="reason-text">{reasonText(reason)}</span>
          {reason.place === undefined ? null : <PlaceLink place={reason.place} />}
        </li>
      ))}
    </ul>
  );
}

/** The reason without its place, which the link beside it says. */
function reasonText({ text, place, via }: EdgeReasonView): string {
  const bare = place === undefined ? text : text.replace(`, ${place.file}:${place.line}`, '');
  return via === undefined || via === 'attribute' || bare.includes(via) ? bare : `${bare} (${via})`;
}

/** What is known of a resource, with its edges. */
export function NodeCard({ model, node }: { readonly model: GraphModel; readonly node: ModelNode }) {
  const run = useAppStore((state) => selectRunsByRef(state).get(node.ref));
  const edges = (ids: readonly string[] | undefined): readonly ModelEdge[] =>
    (ids ?? []).flatMap((id) => model.edges.get(id) ?? []);
  const [incoming, outgoing] = [edges(model.incoming.get(node.ref)), edges(model.outgoing.get(node.ref))];
  return (
    <>
      {node.uncontainedBy === undefined ? null : (
        <p className="card-warning">
          <ResourceLink refText={node.uncontainedBy} by="graph" /> includes this class but does not contain it: what
          requires {node.uncontainedBy} does not wait for it. Write <code>contain {node.title.toLowerCase()}</code>{' '}
          there instead of <code>include</code> to put it inside.
        </p>
      )}
      <ResourceOrigin resource={node.resource} by="graph" />
      {run === undefined ? null : <RunFacts run={run} />}
      <CardSection title="Attributes">
        <Parameters parameters={node.resource.parameters} />
      </CardSection>
      <EdgeList title="Waits for" edges={incoming} end="from" />
      <EdgeList title="Goes before" edges={outgoing} end="to" />
    </>
  );
}

function EdgeList({
  title,
  edges,
  end,
}: {
  readonly title: string;
  readonly edges: readonly ModelEdge[];
  readonly end: 'from' | 'to';
}) {
  if (edges.length === 0) return null;
  return (
    <CardSection title={`${title} (${edges.length})`}>
      <ul className="card-list">
        {edges.slice(0, 60).map((edge) => (
          <li key={edge.id} className="edge-entry">
            <ResourceLink refText={edge[end]} by="graph" />
            <Reasons reasons={edge.dependency.reasons} />
          </li>
        ))}
      </ul>
      {edges.length > 60 ? <p className="card-hint">and {edges.length - 60} more, in the list view</p> : null}
    </CardSection>
  );
}

/** An edge, or the several that a line between closed boxes stands for. */
export function EdgeCard({ edges }: { readonly edges: readonly ModelEdge[] }) {
  return (
    <>
      {edges.map((edge) => (
        <section key={edge.id} className="card-section" aria-label={`${edge.from} before ${edge.to}`}>
          <p className="edge-ends">
            <ResourceLink refText={edge.from} by="graph" />
            <span className="card-quiet">{edge.kind === 'refresh' ? 'refreshes' : 'goes before'}</span>
            <ResourceLink refText={edge.to} by="graph" />
          </p>
          <h3 className="card-heading">
            {edge.dependency.reasons.length === 1 ? 'Because of' : `Because of (${edge.dependency.reasons.length})`}
          </h3>
          <Reasons reasons={edge.dependency.reasons} />
        </section>
      ))}
    </>
  );
}

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
          <CyclePath model={model} cycle={cycle} />
          <CardSection
            title={
              cycle.breaks.length === 1
                ? 'Removing this edge breaks it'
                : `Removing these ${cycle.breaks.length} edges breaks it`
            }
          >
            <ul className="card-list">
              {cycle.breaks.map((id) => {
                const dependency = model.dependencies.get(id);
                return dependency === undefined ? null : (
                  <li key={id} className="edge-entry cycle-break">
                    <span className="edge-ends">
                      <ResourceLink refText={dependency.from} by="graph" />
                      <span className="card-quiet">before</span>
                      <ResourceLink refText={dependency.to} by="graph" />
                    </span>
                    <Reasons reasons={dependency.reasons} />
                  </li>
                );
              })}
            </ul>
          </CardSection>
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

function CyclePath({ model, cycle }: { readonly model: GraphModel; readonly cycle: CycleView }) {
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

/** Why a container stands before or after what it contains. */
function containmentText(model: GraphModel, ref: string, next: string): string {
  if (boxesAround(model, ref).includes(next)) return `contained: ${next} is complete only after it`;
  if (boxesAround(model, next).includes(ref)) return `contains the next, which waits for all that ${ref} waits for`;
  return 'by containment';
}
