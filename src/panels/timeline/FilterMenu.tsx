import { ListFilter } from 'lucide-react';
import type { Outcome, ResourceRunView } from '../../protocol/run.ts';
import { Button } from '../../ui/controls/Button.tsx';
import { Menu, MenuChoices, MenuItem } from '../../ui/overlays/Menu.tsx';
import { OutcomeMark, outcomeWords } from '../../ui/OutcomeMark.tsx';
import { splitRef } from '../shared/label-texts.ts';
import { countsOf, isFiltering, type RowFilter } from './filter.ts';

const outcomes: readonly Outcome[] = ['failed', 'skipped', 'changed', 'refreshed', 'noop', 'unchanged'];

interface FilterMenuProps {
  readonly runs: readonly ResourceRunView[];
  readonly filter: RowFilter;
  readonly onFilter: (filter: RowFilter) => void;
}

export function FilterMenu({ runs, filter, onFilter }: FilterMenuProps) {
  const byOutcome = countsOf(runs.map(({ outcome }) => outcome));
  const byType = countsOf(runs.map(({ ref }) => splitRef(ref).type));
  const chosen = filter.outcomes.size + filter.types.size;
  return (
    <Menu
      label="Filter the rows"
      placement="bottom end"
      trigger={
        <Button
          look="quiet"
          className={isFiltering(filter) ? 'timeline-filter timeline-filter-on' : 'timeline-filter'}
          aria-label={chosen === 0 ? 'Filter' : `Filter, ${chosen} chosen`}
        >
          <ListFilter aria-hidden />
          Filter
          {chosen === 0 ? null : <span className="tab-count">{chosen}</span>}
        </Button>
      }
    >
      <MenuChoices
        title="Only these outcomes"
        selected={filter.outcomes}
        onChoose={(ids) => onFilter({ ...filter, outcomes: new Set(outcomes.filter((outcome) => ids.has(outcome))) })}
      >
        {outcomes
          .filter((outcome) => byOutcome.has(outcome))
          .map((outcome) => (
            <MenuItem
              key={outcome}
              id={outcome}
              mark={<OutcomeMark outcome={outcome} decorative />}
              text={`${outcomeWords[outcome]} (${byOutcome.get(outcome)?.toLocaleString('en')})`}
            />
          ))}
      </MenuChoices>
      <MenuChoices
        title="Only these types"
        selected={filter.types}
        onChoose={(types) => onFilter({ ...filter, types })}
      >
        {[...byType].map(([type, count]) => (
          <MenuItem key={type} id={type} text={`${type} (${count.toLocaleString('en')})`} />
        ))}
      </MenuChoices>
    </Menu>
  );
}
