import { useStore } from 'zustand';
import { nodesOf } from '../../protocol/project/project.ts';
import { pageNodes } from '../../store/all-nodes/page-nodes.ts';
import { useActions, useAppStore } from '../../store/store.ts';
import { openNode } from '../shared/open-node.ts';
import { useNodeNames } from '../shared/use-node-names.ts';

/** Maximum number of node names that are offered if no node definition matches the current node. */
const MOST_OFFERED = 3;

export function NamedNodes() {
  useNodeNames();
  const { showView } = useActions();
  const { named = [] } = useStore(pageNodes.store);
  const project = useAppStore((state) => state.project);
  const own = new Set(nodesOf(project).map(({ node }) => node.certname));
  const others = named.filter(({ certname }) => !own.has(certname));
  if (others.length === 0) return null;
  return (
    <p className="node-hint node-offers">
      Nodes named in the files
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
