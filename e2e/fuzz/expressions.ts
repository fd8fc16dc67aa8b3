/** Expressions that mostly make sense: each one has the type of value that its place needs. */
import type { Random } from './random.ts';

export type Wanted = 'Integer' | 'Float' | 'String' | 'Boolean' | 'Array' | 'Hash' | 'Type' | 'Any';

const KINDS: readonly Wanted[] = ['Integer', 'Float', 'String', 'Boolean', 'Array', 'Hash', 'Type'];

/** Forms by type of value: a name in angle brackets is a placeholder for an expression of that type. */
const FORMS: Readonly<Record<Exclude<Wanted, 'Any'>, readonly string[]>> = {
  Integer: [
    ...[
      '<Integer> + <Integer>',
      '<Integer> - <Integer>',
      '<Integer> * <Integer>',
      '<Integer> / <Integer>',
      '-<Integer>',
    ],
    ...['<Integer> % <Integer>', '<Integer> << 3', '<Integer> >> 2', 'Integer(<String>)', 'abs(<Integer>)'],
    ...['<Array>.length', '<Hash>.size', '<String>.length', 'floor(<Float>)', 'round(<Float>)', 'ceiling(<Float>)'],
    ...[
      'max(<Integer>, <Integer>)',
      'min(<Integer>, <Integer>)',
      '<Array>[<Integer>]',
      '<Array>.index(<Any>)',
      'Integer(<Float>)',
    ],
    ...[
      '<Array>.reduce(<Integer>) |$m, $v| { $m + <Integer> }',
      'compare(<String>, <String>)',
      'Integer(<String>, 16)',
    ],
  ],
  Float: [
    ...[
      '<Float> + <Integer>',
      '<Float> * <Float>',
      '<Integer> / <Float>',
      'Float(<Integer>)',
      'abs(<Float>)',
      '-<Float>',
    ],
    ...['Float(<String>)', 'min(<Float>, <Integer>)', '<Float> % <Integer>'],
  ],
  String: [
    ...[
      '"a${<Any>}b"',
      'String(<Any>)',
      '<String>.upcase',
      '<String>.capitalize',
      '<String>.downcase',
      '<String>.strip',
    ],
    ...["join(<Array>, '-')", 'sprintf("%s|%5d", <Any>, <Integer>)', "regsubst(<String>, '[aeiou]', <String>, 'G')"],
    ...['<String>[<Integer>]', '<String>[<Integer>, <Integer>]', '<String>.chomp', '<String>.chop', '<String>.lstrip'],
    ...[
      "String(<Integer>, '%#x')",
      "String(<Float>, '%.2e')",
      "String(<Array>, '%#p')",
      "String(<Hash>, '%p')",
      "String(<Integer>, '%08b')",
    ],
    ...[
      'sprintf("%-8s%05.1f", <String>, <Float>)',
      '<String>.camelcase',
      "if <Boolean> { <String> } else { 'no' }",
      'type(<Any>).String',
    ],
    ...[
      "<Any> ? { <Type> => 'yes', default => <String> }",
      'sha256(<String>)',
      'case <Any> { <Type>: { <String> } default: { <String> } }',
    ],
  ],
  Boolean: [
    ...[
      '<Integer> < <Integer>',
      '<Any> == <Any>',
      '<Any> != <Any>',
      '<String> =~ /[a-c]+/',
      '<Any> =~ <Type>',
      '!<Boolean>',
    ],
    ...[
      '<Boolean> and <Boolean>',
      '<Boolean> or <Boolean>',
      '<Any> in <Array>',
      '<String> in <Hash>',
      '<String> in <String>',
    ],
    ...['<Array>.any |$v| { $v == <Any> }', '<Array>.all |$v| { $v =~ <Type> }', '<Any>.empty', '<String> <= <String>'],
    ...['<Type> <= <Type>', '<Type> < <Type>', 'Boolean(<String>)', 'defined(<String>)', '<Float> >= <Integer>'],
  ],
  Array: [
    ...['[<Any>, <Any>]', '<Array> + <Array>', '<Array> - <Array>', '<Array> << <Any>', '<Array>.map |$v| { <Any> }'],
    ...[
      '<Array>.filter |$v| { $v =~ <Type> }',
      '<Array>.flatten',
      '<Array>.unique',
      '<Hash>.keys',
      '<Hash>.values',
      '<Array>.reverse_each',
    ],
    ...[
      "split(<String>, '')",
      'split(<String>, /b/)',
      'Array(<Any>)',
      'Array(<Any>, true)',
      '<Hash>.map |$k, $v| { [$v, $k] }',
      '*<Array>',
    ],
    ...[
      '<Array>[<Integer>, <Integer>]',
      'slice(<Array>, 2)',
      '<Array>.sort',
      '<String>.match(/(a)(.)?/)',
      '<Array>.with_index',
      '<Array>.lest || { 1 }',
    ],
    ...[
      'Array(Integer[0, 3])',
      '<Array>.each |$i, $v| { <Any> }',
      'Array(<String>.split(""))',
      '<Array>.group_by |$v| { $v =~ <Type> }',
      '<Array>.partition |$v| { <Boolean> }',
    ],
    ...['<Array>.tree_each', 'Array(<Array>.step(2))'],
  ],
  Hash: [
    ...[
      '{ <String> => <Any> }',
      '{ <Any> => <Any>, <Any> => <Any> }',
      '<Hash> + <Hash>',
      '<Hash> - <Array>',
      'Hash(<Array>)',
    ],
    ...[
      '<Hash>.filter |$k, $v| { $v =~ <Type> }',
      '{ a => <Any>, b => <Hash> }',
      'Hash([[<String>, <Any>]])',
      '<Array>.group_by |$v| { <Any> }',
    ],
    ...['<Hash>.reduce({}) |$m, $p| { $m + { $p[0] => 1 } }', '<Hash> + [[<String>, <Any>]]'],
  ],
  Type: [
    ...[
      'Integer',
      'String',
      'Any',
      'Undef',
      'Boolean',
      'Float',
      'Numeric',
      'Scalar',
      'Data',
      'Collection',
      'NotUndef',
      'Regexp',
      'Pattern[/a/]',
    ],
    ...[
      'Integer[<Integer>, <Integer>]',
      'Array[<Type>]',
      'Hash[<Type>, <Type>]',
      'Optional[<Type>]',
      'Variant[<Type>, <Type>]',
      'type(<Any>)',
    ],
    ...[
      "Enum['a', 'b']",
      'Tuple[<Type>, <Type>]',
      "Struct[{ 'a' => <Type>, Optional['b'] => <Type> }]",
      'Type[<Type>]',
      'NotUndef[<Type>]',
    ],
    ...[
      'String[1, <Integer>]',
      'Array[<Type>, 1, <Integer>]',
      'Callable[<Type>]',
      'Iterable[<Type>]',
      "type(<Any>, 'generalized')",
      'Float[<Float>]',
    ],
    ...[
      "type(<Any>, 'reduced')",
      'Sensitive[<Type>]',
      'Init[<Type>]',
      "File['/a']",
      "Class['x']",
      'Timespan',
      'SemVer',
      'Enum[<String>, true]',
    ],
  ],
};

const LEAVES: Readonly<Record<Exclude<Wanted, 'Any'>, readonly string[]>> = {
  Integer: ['0', '1', '2', '7', '-3', '0x1F', '017', '255', '4294967296', '9223372036854775807'],
  Float: ['0.0', '1.5', '-2.25', '1e3', '3.14159', '1.0e-7', '1e20'],
  String: ["''", "'a'", "'abc'", "'B c'", '"é\\n"', "'12'", "'0x1f'", "'1.5'", "'true'", "'-'", '"\\t x "'],
  Boolean: ['true', 'false'],
  Array: ['[]', '[1, 2, 3]', "['b', 'a']", '[undef, [1, [2]]]', '[1, 1.0, "1"]', '[[1, 2], [3, 4]]'],
  Hash: ['{}', "{ 'a' => 1 }", "{ 'a' => { 'b' => undef } }", '{ 1 => 2, 3 => 4 }'],
  Type: ['Integer', 'String[1]', 'Any', 'Undef'],
};

const OTHERS = [
  'undef',
  'default',
  '/a+/',
  'Sensitive(1)',
  'Timespan(90)',
  "SemVer('1.2.3')",
  "Binary('YWJj')",
] as const;

export function expression(random: Random, wanted: Wanted = 'Any', depth = 3): string {
  if (wanted === 'Any') return random.oneIn(8) ? random.pick(OTHERS) : expression(random, random.pick(KINDS), depth);
  // A few have another type than their place needs.
  if (random.oneIn(30)) return expression(random, 'Any', depth - 1);
  if (depth <= 0 || random.oneIn(5)) return random.pick(LEAVES[wanted]);
  const form = random.pick(FORMS[wanted]);
  const filled = form.replaceAll(/<([A-Z][a-z]+)>/g, (_, kind: string) => {
    const inner = expression(random, isWanted(kind) ? kind : 'Any', depth - 1);
    return /^[\w:'"[{$-][\w:']*$/.test(inner) || form.includes(`\${<${kind}>}`) ? inner : `(${inner})`;
  });
  return filled.replaceAll('\n', ' ');
}

function isWanted(kind: string): kind is Wanted {
  return kind === 'Any' || kind in FORMS;
}
