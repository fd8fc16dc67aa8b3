import type { SystemArea } from '../../protocol/run.ts';
import { Button } from '../../ui/controls/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { areas } from './areas.ts';
import type { EntryFilter } from './select-entries.ts';

interface NoEntriesProps {
  readonly area: SystemArea;
  readonly filter: EntryFilter;
  readonly hasEntries: boolean;
  readonly onShowAll: () => void;
  readonly onClearSearch: () => void;
}

export function NoEntries({ area, filter, hasEntries, onShowAll, onClearSearch }: NoEntriesProps) {
  const { label, explanation } = areas.find(({ id }) => id === area) ?? areas[0];
  const { scope, search } = filter;
  const showAll = <Button onPress={onShowAll}>Show all {label}</Button>;
  if (!hasEntries) return <EmptyState title={`No ${label} on this machine`}>{explanation}</EmptyState>;
  if (search.trim() !== '')
    return (
      <EmptyState
        title={`No matching ${label}`}
        action={
          <div className="empty-actions">
            <Button onPress={onClearSearch}>Clear the search</Button>
            {scope === 'all' ? null : showAll}
          </div>
        }
      >
        {scope === 'all' ? undefined : `The search covers only ${label} that ${scopeClauses[scope]}.`}
      </EmptyState>
    );
  return (
    <EmptyState
      title={scope === 'managed' ? `This project manages no ${label}` : `No ${label} changed`}
      action={showAll}
    >
      {explanation}
    </EmptyState>
  );
}

const scopeClauses = { changed: 'changed', managed: 'this project manages' } as const;
