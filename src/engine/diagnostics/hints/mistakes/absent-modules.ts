/** Hints for names that belong to a module that the project does not contain. */
import { forgeName, moduleWithName } from '../../well-known-modules.ts';
import type { Advice } from '../advice.ts';
import type { HintContext } from '../context.ts';

/**
 * Returns a hint about the module that defines a missing name. `what` is `class`, `function`, `resource type` or `data
 * type`.
 */
export function absentModule(what: string, name: string, context: HintContext): Advice | undefined {
  const [first = '', ...rest] = name.toLowerCase().split('::');
  const module = rest.length > 0 || what === 'class' ? first : moduleWithName(first);
  if (module === undefined || context.modules().includes(module)) return undefined;
  const forge = forgeName(module);
  // The class may be part of the project, in a file where Puppet does not look for it.
  if (forge === undefined && (rest.length === 0 || what === 'class')) return undefined;
  const label = forge === undefined ? module : `${module} (${forge} on the Puppet Forge)`;
  return {
    hint: `The ${what} ${name} is in the module ${label}, which this project does not contain. Add a stand-in in the Missing view.`,
    view: 'missing',
  };
}
