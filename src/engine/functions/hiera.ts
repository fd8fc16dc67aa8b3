/** The older functions that look data up, one for each way to merge. */
import { runtimeError } from '../diagnostics/issues/evaluation.ts';
import { PuppetError } from '../diagnostics/puppet-error.ts';
import type { CallContext } from '../evaluator/function.ts';
import { isArray, isHash, type Value } from '../values/value.ts';
import { arrayAt } from './arguments.ts';
import { type BuiltInFunction, defineFunction } from './define.ts';
import { ask } from './lookup.ts';

interface Variety {
  readonly name: string;
  readonly merge: 'first' | 'unique' | 'hash';
  readonly about: string;
  /** What is done with the value found. */
  readonly after?: (context: CallContext, key: Value, value: Value) => Value;
}

function includeAll(context: CallContext, key: Value, value: Value): Value {
  if (value === undefined) {
    throw new PuppetError(
      runtimeError({ detail: `Could not find data item ${String(key)}` }),
      undefined,
      'Puppet::ParseError',
    );
  }
  const { evaluator, scope, place } = context;
  const isEmpty = isArray(value) ? value.length === 0 : isHash(value) ? value.size === 0 : value === '';
  return isEmpty ? undefined : evaluator.callFunction('include', [value], { scope, place });
}

const VARIETIES: readonly Variety[] = [
  { name: 'hiera', merge: 'first', about: 'the first value that the data have for a key' },
  {
    name: 'hiera_array',
    merge: 'unique',
    about: 'all values that the data have for a key, in one array without doubles',
  },
  { name: 'hiera_hash', merge: 'hash', about: 'all hashes that the data have for a key, merged into one' },
  {
    name: 'hiera_include',
    merge: 'unique',
    about: 'nothing, but includes the classes whose names the data have for a key',
    after: includeAll,
  },
];

function make({ name, merge, about, after }: Variety): BuiltInFunction {
  const find = (context: CallContext, key: Value, fallback?: { readonly value: Value }): Value => {
    const { evaluator } = context;
    if (evaluator.host.settings.strict !== 'off') {
      evaluator.warnOnce(
        name,
        `The function '${name}' is deprecated in favor of using 'lookup'. See https://puppet.com/docs/puppet/8.11/deprecated_language.html`,
      );
    }
    const value = ask(context, { names: key, merge, fallback });
    return after === undefined ? value : after(context, key, value);
  };
  const fromList = (context: CallContext, [key, ...rest]: readonly Value[]): Value =>
    find(context, key, rest.length === 0 ? undefined : { value: rest[0] });
  return defineFunction({
    name,
    doc: `Yields ${about}. \`lookup\` has taken its place.

\`\`\`puppet
${name}('packages')
\`\`\``,
    dispatches: [
      {
        parameters: ['Tuple[String, Any, Any, 1, 3] args'],
        call: (context, args) => fromList(context, arrayAt(args, 0)),
      },
      { parameters: ['String key'], call: fromList },
      { parameters: ['String key', 'Any default', 'Any override?'], call: fromList },
      { parameters: ['String key', '&Callable[1,1] default_block'], call: (context, [key]) => find(context, key) },
      {
        parameters: ['String key', 'Any override', '&Callable[1,1] default_block'],
        call: (context, [key]) => find(context, key),
      },
    ],
  });
}

export const hieraFunctions: readonly BuiltInFunction[] = VARIETIES.map(make);
