/** Replaces constructs of older manifests with those of Puppet 8. */
import type { Expression } from '../../../engine/index.ts';
import type { CodeAction } from '../../answers.ts';
import { editAt, innermost, isWithin, textOf, type ActionPlace } from './action-place.ts';

export function modernize(place: ActionPlace): readonly CodeAction[] {
  const call = innermost(place, 'CallNamedFunction');
  if (call?.functor.kind !== 'QualifiedName' || !isWithin(place.offset, call.functor)) return [];
  const { functor, arguments: args } = call;
  const text = modern(
    functor.value,
    args.map((each) => textOf(place, each)),
    args,
  );
  if (text === undefined) return [];
  const edits = [editAt(place, call.offset, call.offset + call.length, text)];
  return [{ title: `Change to ${text.length > 40 ? `${text.slice(0, 40)}…` : text}`, kind: 'refactor.rewrite', edits }];
}

const MERGES: Readonly<Record<string, string>> = {
  hiera_array: "'merge' => 'unique'",
  hiera_hash: "'merge' => 'hash'",
};

const TYPE_TESTS: Readonly<Record<string, string>> = {
  is_array: 'Array',
  is_bool: 'Boolean',
  is_float: 'Float',
  is_hash: 'Hash',
  is_integer: 'Integer',
  is_numeric: 'Numeric',
  is_string: 'String',
  is_absolute_path: 'Stdlib::Absolutepath',
  is_ip_address: 'Stdlib::IP::Address',
  is_domain_name: 'Stdlib::Fqdn',
  is_mac_address: 'Stdlib::MAC',
};

const TYPE_CHECKS: Readonly<Record<string, string>> = {
  validate_array: 'Array',
  validate_bool: 'Boolean',
  validate_hash: 'Hash',
  validate_integer: 'Integer',
  validate_numeric: 'Numeric',
  validate_string: 'String',
  validate_absolute_path: 'Stdlib::Absolutepath',
  validate_ip_address: 'Stdlib::IP::Address',
};

function modern(name: string, texts: readonly string[], args: readonly Expression[]): string | undefined {
  const [first = '', second] = texts;
  if (args.length === 0 || args.length > 2) return undefined;
  switch (name) {
    case 'hiera':
    case 'hiera_array':
    case 'hiera_hash': {
      const merge = MERGES[name];
      const options = [
        ...(merge === undefined ? [] : [merge]),
        ...(second === undefined ? [] : [`'default_value' => ${second}`]),
      ];
      return options.length === 0 ? `lookup(${first})` : `lookup(${first}, { ${options.join(', ')} })`;
    }
    case 'hiera_include':
      return second === undefined ? `include(lookup(${first}, { 'merge' => 'unique' }))` : undefined;
    default: {
      if (second !== undefined) return undefined;
      const tested = TYPE_TESTS[name];
      if (tested !== undefined) return `${first} =~ ${tested}`;
      const checked = TYPE_CHECKS[name];
      return checked === undefined ? undefined : `assert_type(${checked}, ${first})`;
    }
  }
}
