/** `search` adds namespaces in which names of classes and defines are resolved. */
import { rubyToString } from '../../../formatting/ruby-inspect.ts';
import { searchDeprecated } from '../../../diagnostics/issues/old-evaluation.ts';
import type { CallContext } from '../../../evaluator/calls/function.ts';
import type { Value } from '../../../values/value.ts';
import { searchNamespaces } from '../evaluator/searched-namespaces.ts';
import { type BuiltInFunction, defineFunction } from '../../../functions/define.ts';

function addNamespaces({ scope }: CallContext, names: readonly Value[]): undefined {
  searchNamespaces(scope, names.map(rubyToString));
  return undefined;
}

function searchFunction(call: (context: CallContext, names: readonly Value[]) => undefined): BuiltInFunction {
  return defineFunction({
    name: 'search',
    doc: `Adds namespaces in which names of classes and defines are resolved, until the end of the class. Puppet 4 removed it: write full names instead.

\`\`\`puppet
search('apache')
include ssl          # apache::ssl
\`\`\``,
    dispatches: [{ parameters: ['Any names+'], call }],
  });
}

export const search = searchFunction(addNamespaces);

/** `search` of 3.8, which logs a deprecation. */
export const deprecatedSearch = searchFunction((context, names) => {
  const { message, code } = searchDeprecated();
  context.evaluator.host.log('warning', message, undefined, undefined, code);
  return addNamespaces(context, names);
});
