import type { EdgeReasonView, FloatingClassView } from '../../protocol/analysis.ts';
import { useAppStore } from '../../store/store.ts';
import { selectRunsByRef } from '../../store/selectors.ts';
import { FixOffer } from '../shared/problem/FixOffer.tsx';
import { GoalButton } from '../shared/GoalButton.tsx';
import { goalOfEdge, goalOfResource } from '../shared/goals.ts';
import { CardSection } from '../shared/PanelFrame.tsx';
import { PlaceLink, ResourceLink } from '../shared/links.tsx';
import { Parameters, ResourceOrigin, RunFacts } from '../shared/ResourceFacts.tsx';
import type { GraphModel, ModelEdge, ModelNode } from './model/model.ts';

export function Reasons({ reasons }: { readonly reasons: readonly EdgeReasonView[] }) {
  if (reasons.length === 0) return <p className="reason">The opened file does not contain the reason.</p>;
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

/** Returns the text of a reason without its file and line, which a link beside the text shows. */
function reasonText({ text, place, via }: EdgeReasonView): string {
  const bare = place === undefined ? text : text.replace(`, ${place.file}:${place.line}`, '');
  return via === undefined || via === 'attribute' || bare.includes(via) ? bare : `${bare} (${via})`;
}

export function NodeCard({ model, node }: { readonly model: GraphModel; readonly node: ModelNode }) {
  const run = useAppStore((state) => selectRunsByRef(state).get(node.ref));
  const edges = (ids: readonly string[] | undefined): readonly ModelEdge[] =>
    (ids ?? []).flatMap((id) => model.edges.get(id) ?? []);
  const [incoming, outgoing] = [edges(model.incoming.get(node.ref)), edges(model.outgoing.get(node.ref))];
  return (
    <>
      {node.floating === undefined ? null : <FloatingNotice node={node} floating={node.floating} />}
      <ResourceOrigin resource={node.resource} by="graph" />
      {run === undefined ? null : <RunFacts run={run} />}
      <GoalButton goal={goalOfResource(node.resource)} />
      <CardSection title="Attributes">
        <Parameters parameters={node.resource.parameters} />
      </CardSection>
      <EdgeList title="Waits for" edges={incoming} end="from" />
      <EdgeList title="Comes before" edges={outgoing} end="to" />
    </>
  );
}

function FloatingNotice({ node, floating }: { readonly node: ModelNode; readonly floating: FloatingClassView }) {
  const { includedBy, fix } = floating;
  return (
    <section className="card-notice" aria-label="Class not contained">
      <p>
        <ResourceLink refText={includedBy} by="graph" /> includes this class but does not contain it: resources that
        wait for {includedBy} do not wait for the resources in this class.
      </p>
      {fix === undefined ? (
        <p>
          Write <code>contain {node.title.toLowerCase()}</code> there instead of <code>include</code>.
        </p>
      ) : (
        <FixOffer fix={fix} />
      )}
    </section>
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
      {edges.length > 60 ? <p className="card-hint">and {edges.length - 60} more in the list view</p> : null}
    </CardSection>
  );
}

export function EdgeCard({ edges }: { readonly edges: readonly ModelEdge[] }) {
  return (
    <>
      {edges.map((edge) => (
        <section key={edge.id} className="card-section" aria-label={`${edge.from} before ${edge.to}`}>
          <p className="edge-ends">
            <ResourceLink refText={edge.from} by="graph" />
            <span className="card-quiet">{edge.kind === 'refresh' ? 'refreshes' : 'comes before'}</span>
            <ResourceLink refText={edge.to} by="graph" />
          </p>
          <h3 className="card-heading">
            {edge.dependency.reasons.length < 2 ? 'Reason' : `Reasons (${edge.dependency.reasons.length})`}
          </h3>
          <Reasons reasons={edge.dependency.reasons} />
          <GoalButton goal={goalOfEdge(edge.from, edge.to, edge.dependency.refresh)} />
        </section>
      ))}
    </>
  );
}
