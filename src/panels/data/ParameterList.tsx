import { useMemo } from 'react';
import type { CatalogView } from '../../protocol/analysis.ts';
import { Button } from '../../ui/controls/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { middleTruncate, placeText } from '../shared/label-texts.ts';
import { VirtualTree } from '../shared/list/VirtualTree.tsx';
import { originText, parameterRows, type ParameterRow } from './parameter-rows.ts';
import { ShownText } from '../../ui/ShownText.tsx';

interface ParameterListProps {
  readonly catalog: CatalogView;
  readonly search: string;
  readonly selected: string | undefined;
  readonly onSelect: (row: ParameterRow) => void;
  readonly onClearSearch: () => void;
}

export function ParameterList({ catalog, search, selected, onSelect, onClearSearch }: ParameterListProps) {
  const rows = useMemo(() => parameterRows(catalog, search), [catalog, search]);
  if (rows.length === 0) {
    return search === '' ? (
      <EmptyState title="No class has parameters">
        The classes in this catalog declare no parameters. Declare a parameter, as in class ntp(Array $servers): its
        value comes from code, from data, or from its default.
      </EmptyState>
    ) : (
      <EmptyState title="No matches" action={<Button onPress={onClearSearch}>Clear the search</Button>} />
    );
  }
  return (
    <VirtualTree
      label="Class parameters"
      flat
      rows={rows}
      selected={selected}
      rowHeight={46}
      onSelect={onSelect}
      renderRow={({ key, parameter: { text, origin, place } }) => (
        <>
          <span className="data-entry">
            <span className="data-name">{key}</span>
            <span className="data-value">{text}</span>
          </span>
          <span className="data-origin">
            <span className="data-origin-word">{originText(origin)}</span>
            {place === undefined ? null : (
              <span className="data-where">
                <ShownText text={middleTruncate(placeText(place), 34)} />
              </span>
            )}
          </span>
        </>
      )}
    />
  );
}
