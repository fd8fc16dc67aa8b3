import { countText } from '../../protocol/count-text.ts';
import type { UserPlace } from '../../protocol/nodes/find-users.ts';
import { ShownText } from '../../ui/ShownText.tsx';
import { middleTruncate } from '../shared/label-texts.ts';
import { PlaceLink } from '../shared/links.tsx';
import { openNode } from '../shared/open-node.ts';

/** Maximum length of a list in the details. The tree shows all nodes. */
const MOST = 50;

/** Names of nodes. Pressing one makes it the current node. */
export function NodeNames({ nodes }: { readonly nodes: readonly string[] }) {
  return (
    <>
      {nodes.slice(0, MOST).map((certname) => (
        <button
          key={certname}
          type="button"
          className="place-link"
          title={`Open the node ${certname}`}
          onClick={() => openNode(certname)}
        >
          <ShownText text={middleTruncate(certname, 44)} />
        </button>
      ))}
      <More count={nodes.length} what="node" />
    </>
  );
}

interface PlaceListProps {
  readonly places: readonly UserPlace[];
  /** Text to show if there are no places. */
  readonly empty: string;
}

export function PlaceList({ places, empty }: PlaceListProps) {
  if (places.length === 0) return <p className="card-quiet">{empty}</p>;
  return (
    <>
      {places.slice(0, MOST).map(({ place, by, nodes }) => (
        <div key={`${place.file}:${place.line}`} className="roles-place">
          <PlaceLink place={place} />
          <span className="card-quiet">
            <ShownText text={`${by === undefined ? '' : `${by}, `}${countText(nodes.length, 'node')}`} />
          </span>
        </div>
      ))}
      <More count={places.length} what="place" />
    </>
  );
}

export function More({ count, what }: { readonly count: number; readonly what: string }) {
  return count > MOST ? <p className="card-hint">{countText(count - MOST, `more ${what}`)}</p> : null;
}
