import type { ComparedModule, ModuleState } from '../../workspace/import/modules/puppetfile-modules.ts';
import { countText } from '../../protocol/count-text.ts';
import './modules-table.css';

const stateTexts: Readonly<Record<ModuleState, string>> = {
  same: 'Same',
  newer: 'Newer',
  older: 'Older',
  present: 'Not comparable',
  absent: 'Absent',
  'not named': 'Not in the Puppetfile',
};

/** Table of the modules of the Puppetfile and of an import: the pinned version, and the version that was found. */
export function ModulesTable({ modules }: { readonly modules: readonly ComparedModule[] }) {
  const named = modules.filter(({ state }) => state !== 'not named');
  const absent = named.filter(({ state }) => state === 'absent').length;
  return (
    <div className="modules-table">
      <p role="status">
        {absent === 0
          ? `All ${countText(named.length, 'module')} of the Puppetfile ${named.length === 1 ? 'is' : 'are'} here.`
          : `${absent.toLocaleString('en')} of ${countText(named.length, 'module')} of the Puppetfile ${absent === 1 ? 'is' : 'are'} still absent.`}
      </p>
      {/* Scrolls by keyboard. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div className="modules-table-scroll" tabIndex={0} role="group" aria-label="Modules">
        <table aria-label="Modules of the Puppetfile">
          <thead>
            <tr>
              <th scope="col">Module</th>
              <th scope="col">Puppetfile</th>
              <th scope="col">Found</th>
              <th scope="col">State</th>
            </tr>
          </thead>
          <tbody>
            {modules.map(({ name, pinned, found, isImported, state }) => (
              <tr key={name} data-state={state}>
                <th scope="row">{name}</th>
                <td className="modules-table-pinned">{pinned ?? (state === 'not named' ? '' : 'any')}</td>
                <td>
                  {found ?? (state === 'absent' ? '' : 'no version')}
                  {state === 'absent' || isImported ? null : <span className="modules-table-own">in the project</span>}
                </td>
                <td className="modules-table-state">{stateTexts[state]}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
}
