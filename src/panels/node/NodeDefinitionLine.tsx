import { useStore } from 'zustand';
import type { NodeDefinitionView } from '../../protocol/analysis.ts';
import { nodesOf } from '../../protocol/project.ts';
import { pageNodes } from '../../store/all-nodes/page.ts';
import { useActions, useAppStore } from '../../store/store.ts';
import { PlaceLink } from '../shared/links.tsx';
import { openNode } from '../shared/open-node.ts';
import { useNodeNames } from '../shared/use-node-names.ts';

const whyMatched = {
  name: 'It has this name.',
  pattern: 'This regular expression matches the certname.',
  default: 'No other definition is for this certname.',
} as const;

/** Which node definition of the manifests the node has, and why that one. */
export function NodeDefinitionLine() {
  const definition = useAppStore((state) => state.analysis?.nodeDefinition);
  return (
    <div className="node-definition" role="group" aria-label="Node definition">
      <h3 className="field-label">Node definition</h3>
      {definition === undefined ? (
        <p className="node-hint">Unknown as long as the manifests cannot be read.</p>
      ) : (
        <Definition definition={definition} />
      )}
    </div>
  );
}

/** Nodes that are offered where none is for the current one. */
const MOST_OFFERED = 3;

/** Nodes that the files name, to go on with one of them. */
function NamedNodes() {
  useNodeNames();
  const { showView } = useActions();
  const { named = [] } = useStore(pageNodes.store);
  const project = useAppStore((state) => state.project);
  const own = new Set(nodesOf(project).map(({ node }) => node.certname));
  const others = named.filter(({ certname }) => !own.has(certname));
  if (others.length === 0) return null;
  return (
    <p className="node-hint node-offers">
      The files name
      {others.slice(0, MOST_OFFERED).map(({ certname }) => (
        <button key={certname} type="button" className="place-link" onClick={() => openNode(certname)}>
          {certname}
        </button>
      ))}
      {others.length > MOST_OFFERED ? (
        <button type="button" className="place-link" onClick={() => showView('nodes')}>
          {`${others.length - MOST_OFFERED} more`}
        </button>
      ) : null}
    </p>
  );
}

function Definition({ definition }: { readonly definition: NodeDefinitionView }) {
  switch (definition.kind) {
    case 'none':
      return <p className="node-hint">The manifests have none: all code is for every node.</p>;
    case 'elsewhere':
      return <p className="node-hint">The catalog was compiled elsewhere.</p>;
    case 'unmatched':
      return (
        <>
          <p className="field-error">
            None is for this certname, and there is no <code>node default</code>.
          </p>
          <NamedNodes />
        </>
      );
    case 'name':
    case 'pattern':
    case 'default':
      return (
        <>
          <p className="node-match">
            <code>node {codeOf(definition)}</code>
            {definition.place === undefined ? null : <PlaceLink place={definition.place} />}
          </p>
          <p className="node-hint">{whyMatched[definition.kind]}</p>
        </>
      );
  }
}

function codeOf({ kind, text }: Extract<NodeDefinitionView, { readonly text: string }>): string {
  return kind === 'pattern' ? `/${text}/` : kind === 'name' ? `'${text}'` : text;
}
