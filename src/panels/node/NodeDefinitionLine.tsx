import { Suspense } from 'react';
import type { NodeDefinitionView } from '../../protocol/analysis.ts';
import type { AppState } from '../../store/state.ts';
import { useAppStore } from '../../store/store.ts';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { PlaceLink } from '../shared/links.tsx';

const NamedNodes = lazyPart(async () => (await import('./NamedNodes.tsx')).NamedNodes);

const whyMatched = {
  name: 'This definition is for exactly this certname.',
  pattern: 'This regular expression matches the certname.',
  default: 'No other definition matches this certname.',
} as const;

export function NodeDefinitionLine() {
  const definition = useAppStore((state) => state.analysis?.nodeDefinition);
  const hint = useAppStore(unknownText);
  return (
    <div className="node-definition" role="group" aria-label="Node definition">
      <h3 className="field-label">Node definition</h3>
      {definition === undefined ? <p className="node-hint">{hint}</p> : <Definition definition={definition} />}
    </div>
  );
}

function unknownText({ analysis, unread, worker }: AppState): string {
  if (analysis !== undefined) return 'Unknown until the manifests compile.';
  return unread === undefined && worker.kind !== 'failed'
    ? 'Reading the manifests'
    : 'The project has not been analyzed.';
}

function Definition({ definition }: { readonly definition: NodeDefinitionView }) {
  switch (definition.kind) {
    case 'none':
      return <p className="node-hint">No node definitions: all code applies to every node.</p>;
    case 'elsewhere':
      return <p className="node-hint">The catalog was imported, so the node definition is unknown.</p>;
    case 'unmatched':
      return (
        <>
          <p className="field-error">
            No definition matches this certname, and there is no <code>node default</code>.
          </p>
          <Suspense fallback={null}>
            <NamedNodes />
          </Suspense>
        </>
      );
    case 'name':
    case 'pattern':
    case 'default':
      return (
        <>
          <p className="node-match">
            <code>node {formatCode(definition)}</code>
            {definition.place === undefined ? null : <PlaceLink place={definition.place} />}
          </p>
          <p className="node-hint">{whyMatched[definition.kind]}</p>
        </>
      );
  }
}

function formatCode({ kind, text }: Extract<NodeDefinitionView, { readonly text: string }>): string {
  return kind === 'pattern' ? `/${text}/` : kind === 'name' ? `'${text}'` : text;
}
