import type { SystemState } from '../../protocol/run.ts';
import { useAppStore } from '../../store/store.ts';
import type { OwnPackageForm } from '../shared/archive/own-package-form.ts';
import { AreaTable } from './AreaTable.tsx';
import { NoEntries } from './NoEntries.tsx';
import { OwnPackages } from './OwnPackages.tsx';
import { RowActions } from './RowActions.tsx';
import type { EntryList } from './use-entry-list.ts';

interface AreaViewProps {
  readonly list: EntryList;
  readonly system: SystemState;
  readonly hasEntries: boolean;
  readonly canChange: boolean;
  readonly service: string | undefined;
  readonly onService: (name: string) => void;
  readonly onOpenPackage: (form: OwnPackageForm) => void;
}

/** Shows an area of the machine as a table, or explains why nothing is listed. Files have a tree instead of a table. */
export function AreaView({ list, system, hasEntries, canChange, service, onService, onOpenPackage }: AreaViewProps) {
  const selected = useAppStore(({ selection }) => (selection?.kind === 'resource' ? selection.ref : undefined));
  const { area, label, filter, shown, authors } = list;
  return (
    <div className="area">
      {area === 'packages' ? <OwnPackages onPrompt={onOpenPackage} /> : null}
      {area === 'files' || shown.length === 0 ? (
        <NoEntries
          area={area}
          filter={filter}
          hasEntries={hasEntries}
          onShowAll={() => list.setScope('all')}
          onClearSearch={() => list.setSearch('')}
        />
      ) : (
        <AreaTable
          label={label}
          entries={shown}
          authors={authors}
          selected={selected}
          renderActions={canChange ? (key) => <RowActions area={area} name={key} system={system} /> : undefined}
          onOpen={area === 'services' ? onService : undefined}
          opened={area === 'services' ? service : undefined}
        />
      )}
    </div>
  );
}
