import { GitCompareArrows } from 'lucide-react';
import { useActions, useAppStore } from '../../store/store.ts';
import { Button } from '../../ui/controls/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { RefText } from '../shared/links.tsx';
import { middleTruncate } from '../shared/label-texts.ts';
import { statusWords, StatusMark } from '../shared/runs/StatusMark.tsx';
import type { TreeRow } from '../shared/list/tree-keys.ts';
import { VirtualTree } from '../shared/list/VirtualTree.tsx';
import type { CatalogChange } from './compare.ts';

type ChangeRow = TreeRow & { readonly change: CatalogChange };

interface ChangeListProps {
  /** Changes to list. Undefined if nothing has been applied yet. */
  readonly changes: readonly CatalogChange[] | undefined;
  /** Name of the catalog file to compare with. Undefined if the comparison is with the last apply. */
  readonly base: string | undefined;
  readonly total: number;
  readonly selected: string | undefined;
  readonly onSelect: (ref: string) => void;
  readonly onClearSearch: () => void;
}

export function ChangeList({ changes, base, total, selected, onSelect, onClearSearch }: ChangeListProps) {
  const { apply } = useActions();
  const isRunning = useAppStore((state) => state.progress !== undefined);
  if (changes === undefined) {
    return (
      <EmptyState
        icon={<GitCompareArrows />}
        title="Nothing applied yet"
        action={
          <Button isDisabled={isRunning} onPress={() => void apply({ noop: false })}>
            Apply
          </Button>
        }
      >
        The catalog is the list of all resources that the manifest declares for this node. After an apply, this view
        shows what has changed since.
      </EmptyState>
    );
  }
  if (total === 0) {
    return (
      <EmptyState icon={<GitCompareArrows />} title="No changes">
        {base === undefined
          ? 'The catalog is the same as in the last apply. Edit a manifest or the data to see the difference here.'
          : `The catalog has the same resources and attributes as ${base}.`}
      </EmptyState>
    );
  }
  if (changes.length === 0) {
    return <EmptyState title="No matches" action={<Button onPress={onClearSearch}>Clear the search</Button>} />;
  }
  const rows = changes.map((change): ChangeRow => {
    const text = `${change.ref}, ${statusWords[change.status]}, ${summary(change)}`;
    return { id: change.ref, change, level: 1, isExpanded: undefined, text };
  });
  return (
    <VirtualTree
      label={base === undefined ? 'Changes since the last apply' : `Differences from ${base}`}
      flat
      rows={rows}
      selected={selected}
      rowHeight={46}
      onSelect={({ id }) => onSelect(id)}
      renderRow={({ change }) => (
        <>
          <StatusMark status={change.status} />
          <span className="catalog-entry">
            <span className="catalog-line">
              <RefText refText={change.ref} length={60} />
              <span className="catalog-form">{statusWords[change.status]}</span>
            </span>
            <span className="catalog-summary">{summary(change)}</span>
          </span>
        </>
      )}
    />
  );
}

function summary({ status, attributes }: CatalogChange): string {
  return attributes
    .filter(({ name }) => status === 'changed' || name !== 'contained in')
    .map(({ name, before, after }) => {
      const value = (text: string | undefined): string => middleTruncate(text ?? 'unset', 30);
      return status === 'changed'
        ? `${name}: ${value(before)} → ${value(after)}`
        : `${name} => ${value(after ?? before)}`;
    })
    .join(', ');
}
