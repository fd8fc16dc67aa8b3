import { hieraIssues } from '../../diagnostics/issues/hiera.ts';
import { PuppetError } from '../../diagnostics/puppet-error.ts';
import type { CallContext } from '../../evaluator/calls/function.ts';
import { rubyToString } from '../../formatting/ruby-inspect.ts';
import { isArray, isHash, type Value } from '../../values/value.ts';
import { arrayAt, stringAt } from '../arguments.ts';
import { type BuiltInFunction, defineFunction } from '../define.ts';

interface HieraFunction {
  readonly name: string;
  readonly doc: string;
  readonly merge: 'first' | 'unique' | 'hash';
  /** Converts the value that was found to the result of the call. By default, the result is the value itself. */
  readonly finish?: (context: CallContext, key: string, value: Value) => Value;
}

const SEE = 'https://puppet.com/docs/puppet/8.11/deprecated_language.html';

function ask(
  { name, merge, finish }: HieraFunction,
  context: CallContext,
  key: string,
  fallback: { readonly value: Value } | undefined,
): Value {
  const { evaluator, scope, block } = context;
  if (evaluator.host.settings.strict !== 'off') {
    evaluator.warnOnce(name, `The function '${name}' is deprecated in favor of using 'lookup'. See ${SEE}`);
  }
  const { found, value } = evaluator.host.lookup(key, scope, { merge, isHieraCall: true });
  let result = value;
  if (!found) {
    if (block !== undefined) result = block.call([key]);
    else if (fallback !== undefined) result = fallback.value;
    else throw evaluator.language.missingHieraKey(key);
  }
  return finish === undefined ? result : finish(context, key, result);
}

function hieraFunction(declared: HieraFunction): BuiltInFunction {
  const withDefault = (context: CallContext, args: readonly Value[]): Value =>
    ask(declared, context, stringAt(args, 0), args.length > 1 ? { value: args[1] } : undefined);
  return defineFunction({
    name: declared.name,
    doc: declared.doc,
    dispatches: [
      {
        parameters: ['Tuple[String, Any, Any, 1, 3] args'],
        call: (context, args) => withDefault(context, arrayAt(args, 0)),
      },
      { parameters: ['String key'], call: withDefault },
      { parameters: ['String key', 'Any default', 'Any override?'], call: withDefault },
      {
        parameters: ['String key', '&Callable[1,1] default_block'],
        call: (context, [key]) => ask(declared, context, rubyToString(key), undefined),
      },
      {
        parameters: ['String key', 'Any override', '&Callable[1,1] default_block'],
        call: (context, [key]) => ask(declared, context, rubyToString(key), undefined),
      },
    ],
  });
}

export const hieraFunctions: readonly BuiltInFunction[] = [
  hieraFunction({
    name: 'hiera',
    doc: 'Returns the first value of a key in the data. Use `lookup` instead.',
    merge: 'first',
  }),
  hieraFunction({
    name: 'hiera_array',
    doc: "Returns all values of a key in the data as one array without duplicates. Use `lookup` with `'unique'` instead.",
    merge: 'unique',
  }),
  hieraFunction({
    name: 'hiera_hash',
    doc: "Returns all hashes of a key in the data as one hash. Use `lookup` with `'hash'` instead.",
    merge: 'hash',
  }),
  hieraFunction({
    name: 'hiera_include',
    doc: "Includes all classes that the data lists for a key. Use `lookup('classes', Array[String], 'unique').include` instead.",
    merge: 'unique',
    finish: (context, key, value) => {
      if (value === undefined) {
        throw new PuppetError(hieraIssues.classesNotFound({ key }), undefined, 'Puppet::ParseError');
      }
      const isEmpty = isArray(value) ? value.length === 0 : isHash(value) ? value.size === 0 : value === '';
      if (isEmpty) return undefined;
      const { evaluator, scope, place } = context;
      return evaluator.callFunction('include', [value], { scope, place });
    },
  }),
];
