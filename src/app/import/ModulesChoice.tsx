import { countText } from '../../protocol/count-text.ts';
import { Choice } from './Choice.tsx';
import { ModulesTable } from './ModulesTable.tsx';
import type { OwnModules } from './use-modules.ts';

/** Table of the modules, and the choice of those to import. Nothing if the project's Puppetfile names none. */
export function ModulesChoice({ own: { modules, named, others, chosen, choose } }: { readonly own: OwnModules }) {
  if (modules.length === 0) return null;
  return (
    <>
      <ModulesTable modules={modules} />
      {named === 0 || others === 0 ? null : (
        <Choice
          label="Modules to import"
          options={[
            { id: 'named', text: `Only ${countText(named, 'module')} of the Puppetfile` },
            { id: 'all', text: `All ${countText(named + others, 'module')}` },
          ]}
          chosen={chosen}
          onChoose={choose}
        />
      )}
    </>
  );
}
