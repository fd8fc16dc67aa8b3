import { useMemo, useState } from 'react';
import { useAppStore } from '../../store/store.ts';
import type { Imported } from '../../workspace/import/import-types.ts';
import { placeModules } from '../../workspace/import/modules/place-modules.ts';
import {
  compareModules,
  withoutModules,
  type ComparedModule,
} from '../../workspace/import/modules/puppetfile-modules.ts';

/** Modules to import: those that the Puppetfile names, or all. */
export type ModulesToImport = 'named' | 'all';

export interface OwnModules {
  readonly modules: readonly ComparedModule[];
  /** Number of imported modules that the Puppetfile names. */
  readonly named: number;
  /** Number of imported modules that it does not name. */
  readonly others: number;
  readonly chosen: ModulesToImport;
  readonly choose: (chosen: ModulesToImport) => void;
  /** The import without the modules that are left out, at its places in the project. */
  readonly taken: Imported;
}

/**
 * Compares an import into the open project with the project's Puppetfile, and places modules in its folders. Leaves out
 * the modules that the Puppetfile does not name, unless the user chooses all.
 */
export function useModules(given: Imported, isHere: boolean): OwnModules {
  const files = useAppStore((state) => state.project.files);
  const [chosen, choose] = useState<ModulesToImport>('named');
  const imported = useMemo(() => (isHere ? placeModules(files, given) : given), [isHere, files, given]);
  const modules = useMemo(() => (isHere ? compareModules(files, imported.files) : []), [isHere, files, imported]);
  const others = useMemo(
    () => new Set(modules.filter(({ state }) => state === 'not named').map(({ name }) => name)),
    [modules],
  );
  const named = modules.filter(({ state, isImported }) => isImported && state !== 'not named').length;
  const leavesOut = named > 0 && chosen === 'named';
  const taken = useMemo(
    () => (leavesOut ? withoutModules(imported, others, files) : imported),
    [leavesOut, imported, others, files],
  );
  return { modules, named, others: others.size, chosen, choose, taken };
}
