/** Names that belong to a module which the project does not have. */
import { forgeName, moduleWithName } from '../../well-known-modules.ts';
import type { Advice } from '../advice.ts';
import type { HintContext } from '../context.ts';

/** `what` is `class`, `function`, `resource type` or `data type`. */
export function absentModule(what: string, name: string, context: HintContext): Advice | undefined {
  const [first = '', ...rest] = name.toLowerCase().split('::');
  const module = rest.length > 0 || what === 'class' ? first : moduleWithName(first);
  if (module === undefined || context.modules().includes(module)) return undefined;
  const forge = forgeName(module);
  // A class may well be the project's own, whose file is only in another place.
  if (forge === undefined && (rest.length === 0 || what === 'class')) return undefined;
  const label = forge === undefined ? module : `${module} (${forge} on the Puppet Forge)`;
  return {
    hint: `The ${what} ${name} belongs to the module ${label}, which this project does not have. The Missing view offers stand-ins.`,
    view: 'missing',
  };
}
