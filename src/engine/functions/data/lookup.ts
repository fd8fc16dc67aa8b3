import { hieraIssues } from '../../diagnostics/issues/hiera.ts';
import { PuppetError } from '../../diagnostics/puppet-error.ts';
import type { CallContext } from '../../evaluator/calls/function.ts';
import { assertInstance } from '../../types/assert.ts';
import { rubyToString } from '../../formatting/ruby-inspect.ts';
import { isArray, isHash, isType, type PuppetHash, type Value } from '../../values/value.ts';
import { hashAt } from '../arguments.ts';
import { defineFunction } from '../define.ts';

export interface LookupArguments {
  readonly names: Value;
  readonly valueType?: Value;
  readonly fallback?: { readonly value: Value } | undefined;
  readonly overrides?: PuppetHash | undefined;
  readonly defaults?: PuppetHash | undefined;
  readonly merge?: Value;
}

/** Returns the value. Throws Puppet's error if it does not have the required type. */
function check(value: Value, type: Value, what: string): Value {
  return isType(type) ? assertInstance(what, type.type, value) : value;
}

/**
 * Returns the value of the first name that the overrides or the data contain. If there is none, tries the hash of
 * defaults, then the lambda, then the default value (`Puppet::Pops::Lookup.lookup`).
 */
function lookUpData(context: CallContext, given: LookupArguments): Value {
  const { names, valueType, fallback, overrides, defaults, merge } = given;
  const { evaluator, scope, block, place: calledAt } = context;
  const list = isArray(names) ? names.map(String) : [rubyToString(names)];
  for (const name of list) {
    if (overrides?.has(name) === true) {
      const value = check(overrides.get(name), valueType, `Value found for key '${name}' in override hash`);
      return check(value, valueType, 'Found value');
    }
    const { found, value } = evaluator.host.lookup(name, scope, { merge, overrides, defaults, calledAt });
    if (found) return check(value, valueType, 'Found value');
  }
  for (const name of list) {
    if (defaults?.has(name) === true) {
      return check(defaults.get(name), valueType, `Value found for key '${name}' in default values hash`);
    }
  }
  if (block !== undefined) return check(block.call([names]), valueType, 'Value returned from default block');
  if (fallback !== undefined) return check(fallback.value, valueType, 'Default value');
  throw new PuppetError(hieraIssues.notFound({ names: list }), undefined, 'Puppet::DataBinding::LookupError');
}

function fromOptions(context: CallContext, names: Value, options: PuppetHash): Value {
  return lookUpData(context, {
    names,
    valueType: options.get('value_type'),
    fallback: options.has('default_value') ? { value: options.get('default_value') } : undefined,
    overrides: toHash(options.get('override')),
    defaults: toHash(options.get('default_values_hash')),
    merge: options.get('merge'),
  });
}

function toHash(value: Value): PuppetHash | undefined {
  return isHash(value) ? value : undefined;
}

const OPTIONS =
  'value_type => Optional[ValueType], default_value => DefaultValueType, override => Optional[Hash[String,Any]], default_values_hash => Optional[Hash[String,Any]], merge => Optional[MergeType]';

export const lookup = defineFunction({
  name: 'lookup',
  doc: `Returns the value of a key from the data of the environment and its modules (Hiera). The optional arguments are the type that the value must have, the merge strategy, and a default value.

\`\`\`puppet
lookup('ntp::servers', Array[String], 'unique', ['pool.ntp.org'])
\`\`\``,
  localTypes: {
    NameType: 'Variant[String, Array[String]]',
    ValueType: 'Type',
    DefaultValueType: 'Any',
    MergeType: 'Variant[String[1], Hash[String, Scalar]]',
    BlockType: 'Callable[NameType]',
    OptionsWithName: `Struct[{name => NameType, ${OPTIONS}}]`,
    OptionsWithoutName: `Struct[{${OPTIONS}}]`,
  },
  dispatches: [
    {
      parameters: ['NameType name', 'ValueType value_type?', 'MergeType merge?'],
      call: (context, [names, valueType, merge]) => lookUpData(context, { names, valueType, merge }),
    },
    {
      parameters: [
        'NameType name',
        'Optional[ValueType] value_type',
        'Optional[MergeType] merge',
        'DefaultValueType default_value',
      ],
      call: (context, [names, valueType, merge, value]) =>
        lookUpData(context, { names, valueType, merge, fallback: { value } }),
    },
    {
      parameters: ['NameType name', 'ValueType value_type?', 'MergeType merge?', '&BlockType block'],
      call: (context, [names, valueType, merge]) => lookUpData(context, { names, valueType, merge }),
    },
    {
      parameters: ['OptionsWithName options_hash', '&BlockType block?'],
      call: (context, args) => fromOptions(context, hashAt(args, 0).get('name'), hashAt(args, 0)),
    },
    {
      parameters: ['Variant[String,Array[String]] name', 'OptionsWithoutName options_hash', '&BlockType block?'],
      call: (context, args) => fromOptions(context, args[0], hashAt(args, 1)),
    },
  ],
});
