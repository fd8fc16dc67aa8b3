import { openNode } from './open-node.ts';
import './node-links.css';

const MOST_NODES = 200;

/** List of nodes, each as a link that makes it the current node. */
export function NodeLinks({ nodes }: { readonly nodes: readonly string[] }) {
  return (
    <>
      <ul className="node-links">
        {nodes.slice(0, MOST_NODES).map((certname) => (
          <li key={certname}>
            <button type="button" className="place-link" title={`Open ${certname}`} onClick={() => openNode(certname)}>
              {certname}
            </button>
          </li>
        ))}
      </ul>
      {nodes.length <= MOST_NODES ? null : <p className="card-hint">{`and ${nodes.length - MOST_NODES} more`}</p>}
    </>
  );
}
