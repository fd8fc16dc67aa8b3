import { useMemo } from 'react';
import type { DataKeyView } from '../../protocol/data.ts';
import { countText } from '../../protocol/count-text.ts';
import { middleTruncate, placeText } from '../shared/label-texts.ts';
import type { TreeRow } from '../shared/list/tree-keys.ts';
import { VirtualTree } from '../shared/list/VirtualTree.tsx';
import { explainKey } from './view-state.ts';
import { ShownText } from '../../ui/ShownText.tsx';

type KeyRow = TreeRow & { readonly key: string; readonly where: string };

export function KeyList({ keys }: { readonly keys: readonly DataKeyView[] }) {
  const rows = useMemo(
    () =>
      keys.map(({ key, places }): KeyRow => {
        const [first] = places;
        const where =
          first === undefined ? '' : places.length === 1 ? placeText(first) : countText(places.length, 'file');
        return { id: key, key, where, level: 1, isExpanded: undefined, text: `${key}, ${where}` };
      }),
    [keys],
  );
  return (
    <VirtualTree
      label="Hiera keys"
      flat
      rows={rows}
      selected={undefined}
      rowHeight={30}
      onSelect={({ key }) => explainKey(key)}
      renderRow={({ key, where }) => (
        <>
          <span className="data-name">{key}</span>
          <span className="data-where">
            <ShownText text={middleTruncate(where, 40)} />
          </span>
        </>
      )}
    />
  );
}
