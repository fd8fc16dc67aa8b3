/**
 * Forms of expressions, by the kind of their value. A kind in angle brackets is a placeholder for an expression of this
 * kind, which gets parentheses unless it is a name or a literal.
 */

export const WANTED = [
  ...['Integer', 'Float', 'String', 'Boolean', 'Array', 'Hash', 'Type'],
  ...['Iterator', 'Timespan', 'Timestamp', 'SemVer', 'Binary', 'Sensitive'],
] as const;
type Kind = (typeof WANTED)[number];
export type Wanted = Kind | 'Any';

/** Forms of binary operators, which can be nested without parentheses. */
export const OPERATIONS: Readonly<Partial<Record<Kind, readonly string[]>>> = {
  Integer: [
    ...['<Integer> + <Integer>', '<Integer> - <Integer>', '<Integer> * <Integer>', '<Integer> / <Integer>'],
    ...['<Integer> % <Integer>', '<Integer> << 3', '<Integer> >> 2', '<Integer> >> <Integer>'],
  ],
  Float: [
    ...['<Float> + <Integer>', '<Float> * <Float>', '<Integer> / <Float>', '<Float> % <Integer>'],
    ...['<Float> - <Float>', '<Integer> - <Float>'],
  ],
  Boolean: [
    ...['<Integer> < <Integer>', '<Any> == <Any>', '<Any> != <Any>', '<String> =~ /[a-c]+/', '<Any> =~ <Type>'],
    ...['<Boolean> and <Boolean>', '<Boolean> or <Boolean>', '<Any> in <Array>', '<String> in <Hash>'],
    ...['<String> in <String>', '<String> <= <String>', '<Type> <= <Type>', '<Type> < <Type>', '<Float> >= <Integer>'],
    ...['<Any> !~ <Type>', '<String> !~ <String>', '<Type> in <Array>', '/b/ in <Array>', '<Type> == <Type>'],
    ...['<SemVer> < <SemVer>', '<Timespan> > <Timespan>', '<Timestamp> <= <Timestamp>', '<Hash> == <Hash>'],
    ...["<SemVer> =~ SemVer['>=1.0.0']", '<Any> > <Any>', "<String> =~ Enum['a', 'B']", '<Array> == <Array>'],
  ],
  Array: ['<Array> + <Array>', '<Array> - <Array>', '<Array> << <Any>', '<Array> + <Any>', '<Array> - <Hash>'],
  Hash: ['<Hash> + <Hash>', '<Hash> - <Array>', '<Hash> + [[<String>, <Any>]]', '<Hash> - <Hash>'],
  Timespan: [
    ...['<Timespan> + <Timespan>', '<Timespan> * <Integer>', '<Timestamp> - <Timestamp>', '<Timespan> / <Integer>'],
    ...['<Timespan> - <Timespan>', '<Timespan> % <Timespan>'],
  ],
  Timestamp: ['<Timestamp> + <Timespan>', '<Timestamp> - <Integer>'],
};

export const FORMS: Readonly<Record<Kind, readonly string[]>> = {
  Integer: [
    ...['-<Integer>', 'Integer(<String>)', 'abs(<Integer>)', '<Array>.length', '<Hash>.size', '<String>.length'],
    ...['floor(<Float>)', 'round(<Float>)', 'ceiling(<Float>)', 'max(<Integer>, <Integer>)', '<Array>[<Integer>]'],
    ...['<Array>.index(<Any>)', 'Integer(<Float>)', '<Array>.reduce(<Integer>) |$m, $v| { $m + <Integer> }'],
    ...['compare(<String>, <String>)', 'Integer(<String>, 16)', 'Integer(<String>, <Integer>, <Boolean>)'],
    ...['Integer(<Boolean>)', 'Integer(<Timespan>)', 'versioncmp(<String>, <String>)', 'Numeric(<String>)'],
    ...['if <Boolean> { <Integer> } else { <Integer> }', 'unless <Boolean> { <Integer> }'],
    ...['Integer({ from => <String>, radix => <Integer> })', '($x = <Integer>)', "<Hash>['a']"],
  ],
  Float: [
    ...['Float(<Integer>)', 'abs(<Float>)', '-<Float>', 'Float(<String>)', 'min(<Float>, <Integer>)'],
    ...['Float(<Timespan>)', 'Float(<Boolean>)', 'Numeric(<Any>)', 'Float(<String>, <Boolean>)'],
  ],
  String: [
    ...['"a${<Any>}b"', 'String(<Any>)', '<String>.upcase', '<String>.capitalize', '<String>.downcase'],
    ...["join(<Array>, '-')", 'sprintf("%s|%5d", <Any>, <Integer>)', "regsubst(<String>, '[aeiou]', <String>, 'G')"],
    ...['<String>[<Integer>]', '<String>[<Integer>, <Integer>]', '<String>.chomp', '<String>.chop', '<String>.strip'],
    ...["String(<Integer>, '%#x')", "String(<Float>, '%.2e')", "String(<Array>, '%#p')", "String(<Hash>, '%p')"],
    ...["String(<Integer>, '%08b')", 'sprintf("%-8s%05.1f", <String>, <Float>)', '<String>.camelcase'],
    ...["if <Boolean> { <String> } else { 'no' }", 'String(type(<Any>))', 'sha256(<String>)'],
    ...[
      "<Any> ? { <Type> => 'yes', default => <String> }",
      '<Any> ? { <Any> => <String>, /a/ => "m$0", default => 1 }',
    ],
    ...['case <Any> { <Type>: { <String> } default: { <String> } }', "String(<Boolean>, '%y')"],
    ...['case <String> { \'a\', /b(.)/: { "got ${1}" } <String>: { <String> } default: { <String> } }'],
    ...["String(<Array>, { Array => { format => '%(a', separator => ';', string_formats => { Any => '%p' } } })"],
    ...["String(<Any>, { Any => '%p', Integer => '%#o', Float => '%g', Type => '%-20s' })", "String(<Any>, '%s')"],
    ...[
      "String(<Hash>, { Hash => { format => '%#h', indent => <Boolean> } })",
      "strftime(<Timespan>, '%D-%H:%M:%S.%L')",
    ],
    ...["strftime(<Timestamp>, '%Y-%m-%d %H:%M:%S %a %j')", "inline_epp('<%= $a %>|', { 'a' => <Any> })"],
    ...[
      "inline_epp('<%- |Integer $n, $m = 2| -%>n<%= $n + $m %>', { 'n' => <Any> })",
      '"${<Array>[<Integer>]} $$ \\$x"',
    ],
    ...['"é${<String>.upcase}\\u{1F600}\\t"', 'String(<SemVer>)', "String(<String>, '%<Integer>s')", '"${<Hash>[a]}"'],
    ...["String(<String>, '%-5.2s|')", "String(<Binary>, '%B')", "String(<Type>, '%#s')", 'md5(<String>)'],
    ...["String(<String>, '%#P')", "String(<Float>, '%<Integer>.<Integer>f')", "String(<Integer>, '%+<Integer>d')"],
  ],
  Boolean: [
    ...['!<Boolean>', '<Array>.any |$v| { $v == <Any> }', '<Array>.all |$v| { $v =~ <Type> }', '<Any>.empty'],
    ...['Boolean(<String>)', 'defined(<String>)', 'Boolean(<Integer>)', '<Hash>.any |$k, $v| { $v =~ <Type> }'],
    ...['if <Boolean> { <Boolean> } elsif <Boolean> { <Boolean> }', 'defined(<Type>)', 'Boolean(<Any>)'],
    ...['unless <String> =~ /(a)(b)?/ { <Boolean> } else { $1 == <String> }', '<Hash>.all |$p| { $p[1] == <Any> }'],
  ],
  Array: [
    ...['[<Any>, <Any>]', '<Array>.map |$v| { <Any> }', '<Array>.filter |$v| { $v =~ <Type> }', '<Array>.flatten'],
    ...[
      '<Array>.unique',
      '<Hash>.keys',
      '<Hash>.values',
      "split(<String>, '')",
      'split(<String>, /b/)',
      'Array(<Any>)',
    ],
    ...['Array(<Any>, true)', '<Hash>.map |$k, $v| { [$v, $k] }', '*<Array>', '<Array>[<Integer>, <Integer>]'],
    ...['slice(<Array>, 2)', '<Array>.sort', '<String>.match(/(a)(.)?/)', '<Array>.lest || { 1 }', '[*<Array>, <Any>]'],
    ...['Array(Integer[0, 3])', '<Array>.each |$i, $v| { <Any> }', 'Array(<String>.split(""))', 'Array(<Iterator>)'],
    ...['<Array>.partition |$v| { <Boolean> }', 'Array(<Array>.step(2))', 'Tuple[Integer, String](<Array>)'],
    ...['<Array>.sort |$a, $b| { compare($a, $b) }', '[<Any>, *<Hash>]', 'Array[<Type>](<Array>)', 'Array(<Binary>)'],
    ...[
      '<Array>.map |$i, $v| { "${i}:${v}" }',
      '<Array>.then |$v| { [$v] }',
      '[[<Integer>, <String>], <Array>].flatten',
    ],
    ...['<Array>.slice(2) |$a, $b = 0| { [$b, $a] }', '$facts[os][release]', 'Array(<Timespan>)'],
  ],
  Hash: [
    ...['{ <String> => <Any> }', '{ <Any> => <Any>, <Any> => <Any> }', 'Hash(<Array>)', 'Hash([[<String>, <Any>]])'],
    ...['<Hash>.filter |$k, $v| { $v =~ <Type> }', '{ a => <Any>, b => <Hash> }', '<Array>.group_by |$v| { <Any> }'],
    ...['<Hash>.reduce({}) |$m, $p| { $m + { $p[0] => 1 } }', 'Hash(<Hash>)', "Hash(<Array>, 'hash_tree')"],
    ...['Struct[{ a => Integer }](<Hash>)', 'Hash(<Iterator>)', '{ <Integer> => <Integer>, *<Array> => 1 }'],
    ...['Array(<Array>.with_index)', 'Hash[String, <Type>](<Hash>)', '{ default => <Any>, undef => <Any> }'],
  ],
  Type: [
    ...['Integer', 'String', 'Any', 'Undef', 'Boolean', 'Float', 'Numeric', 'Scalar', 'Data', 'Collection', 'RichData'],
    ...[
      'NotUndef',
      'Regexp',
      'Pattern[/a/]',
      'ScalarData',
      'Default',
      'CatalogEntry',
      'Resource',
      'Callable',
      'Iterable',
    ],
    ...[
      'Integer[<Integer>, <Integer>]',
      'Array[<Type>]',
      'Hash[<Type>, <Type>]',
      'Optional[<Type>]',
      'Iterator[<Type>]',
    ],
    ...['Variant[<Type>, <Type>]', 'type(<Any>)', "Enum['a', 'b']", 'Tuple[<Type>, <Type>]', 'Type[<Type>]'],
    ...["Struct[{ 'a' => <Type>, Optional['b'] => <Type> }]", 'NotUndef[<Type>]', 'String[1, <Integer>]'],
    ...['Array[<Type>, 1, <Integer>]', 'Callable[<Type>]', 'Iterable[<Type>]', "type(<Any>, 'generalized')"],
    ...['Float[<Float>]', "type(<Any>, 'reduced')", 'Sensitive[<Type>]', 'Init[<Type>]', "File['/a']", "Class['x']"],
    ...['Timespan', 'SemVer', 'Enum[<String>, true]', 'Boolean[true]', 'Tuple[<Type>, <Integer>, <Integer>]', 'Init'],
    ...[
      'Callable[[<Type>, 1, 2], <Type>]',
      'Callable[<Type>, Callable[<Type>]]',
      'Pattern[/a/, <String>]',
      'Timestamp',
    ],
    ...[
      'Regexp[/x/]',
      "Resource['file', 'a', 'b']",
      "Type('Array[Integer]')",
      "Integer['1']",
      'Timespan[0, <Integer>]',
    ],
    ...[
      'Array[<Integer>, <Integer>]',
      'Collection[1, <Integer>]',
      'Hash[<Type>, <Type>, 0, <Integer>]',
      'String[<String>]',
    ],
    ...[
      "SemVer['>=1.0.0 <2.0.0', '3.x']",
      'Optional[<String>]',
      'Variant[<Type>]',
      "Struct[{ NotUndef['a'] => <Type> }]",
    ],
    ...[
      "File['/a', '/b'][0]",
      'Type',
      "TypeReference['Foo']",
      "Runtime['ruby', 'String']",
      'URI',
      "Object[{ name => 'O' }]",
    ],
  ],
  Iterator: [
    ...[
      '<Array>.reverse_each',
      '<Array>.step(2)',
      '<Array>.tree_each',
      '<Array>.step(<Integer>)',
      '<Hash>.reverse_each',
    ],
    ...[
      '<Array>.reverse_each.map |$v| { <Any> }',
      'Integer[1, <Integer>].step(2)',
      '<Hash>.tree_each({ include_root => <Boolean> })',
    ],
  ],
  Timespan: [
    ...[
      'Timespan(<Integer>)',
      'Timespan({ hours => <Integer>, minutes => 3 })',
      "Timespan('1-02:03:04')",
      '-<Timespan>',
    ],
    ...["Timespan(<String>, '%H:%M')", 'Timespan(<Integer>, <Integer>, 0, 1)', 'Timespan(<Float>)'],
  ],
  Timestamp: [
    ...[
      'Timestamp(<Integer>)',
      "Timestamp('2024-02-29T12:30:00 UTC')",
      "Timestamp(<String>, '%Y-%m')",
      'Timestamp(<Float>)',
    ],
    ...["Timestamp('2020-01-01', '%F', '+05:00')"],
  ],
  SemVer: [
    ...["SemVer('1.2.3')", "SemVer('1.2.3-rc1+b5')", 'SemVer(1, <Integer>, 3)', 'SemVer(<String>)'],
    ...['SemVer({ major => 1, minor => 2, patch => <Integer> })'],
  ],
  Binary: [
    "Binary('YWJj')",
    "Binary(<String>, '%s')",
    'Binary([1, <Integer>])',
    'Binary(<String>)',
    "Binary(<String>, '%b')",
  ],
  Sensitive: [
    'Sensitive(<Any>)',
    'Sensitive.new(<String>)',
    'Sensitive[<Type>](<Any>)',
    '<Sensitive>.unwrap.then |$v| { $v }',
  ],
};

export const LEAVES: Readonly<Record<Kind, readonly string[]>> = {
  Integer: ['0', '1', '2', '7', '-3', '0x1F', '017', '255', '4294967296', '9223372036854775807'],
  Float: ['0.0', '1.5', '-2.25', '1e3', '3.14159', '1.0e-7', '1e20', '-0.0', '123456789.125', '1.0e100'],
  String: [
    ...["''", "'a'", "'abc'", "'B c'", '"é\\u00e9"', "'12'", "'0x1f'", "'1.5'", "'true'", "'-'", '"\\t x "', "'-7'"],
    ...["'a::b'", "'1.2.3'", "'a,b;c'", "'%d'", "'0b101'", "'1e3'", '"a\\$b"', "'file'", "'Integer[1]'", "'ÄÖ'"],
  ],
  Boolean: ['true', 'false'],
  Array: [
    ...['[]', '[1, 2, 3]', "['b', 'a']", '[undef, [1, [2]]]', '[1, 1.0, "1"]', '[[1, 2], [3, 4]]', "['B', 'a', 'b']"],
    ...["['a', 'bc', '']", "[['a', 1], ['b', 2]]", '[3, 1, 2]', '[true, default, /x/]', '[[]]', '[{ a => 1 }]'],
  ],
  Hash: [
    ...['{}', "{ 'a' => 1 }", "{ 'a' => { 'b' => undef } }", '{ 1 => 2, 3 => 4 }', "{ 'a' => 'b', 'c' => [1] }"],
    ...["{ 'x' => '1', 'y' => 2.5 }", '{ [1] => 2 }'],
  ],
  Type: ['Integer', 'String[1]', 'Any', 'Undef', 'Integer[0, 5]', "Enum['a', 'b']", 'Array[Integer]', 'Scalar'],
  Iterator: ['[1, 2, 3].reverse_each', 'Integer[0, 9].step(3)'],
  Timespan: ['Timespan(90)', 'Timespan(0.5)', "Timespan('1-00:00:00')"],
  Timestamp: ['Timestamp(0)', "Timestamp('2021-03-04')", 'Timestamp(1e9)'],
  SemVer: ["SemVer('1.2.3')", "SemVer('0.0.0-alpha.1')"],
  Binary: ["Binary('YWJj')", "Binary('')"],
  Sensitive: ['Sensitive(1)', "Sensitive('s')"],
};

export const OTHERS = ['undef', 'default', '/a+/', '/(?<n>b)|c/'] as const;

/** Forms of several lines, which are not allowed inside an interpolation. */
export const HEREDOCS = [
  '@(END)\n  plain ${x}\n    two\n  | END\n',
  '@("END")\n  of ${<Any>}\n    two\n  | END\n',
  '@("END"/L)\n  one \\\n  ${<String>}\n  |- END\n',
  '@("END":json/$nt)\n["\\t\\$x"]\n| END\n',
  '@(END/t).upcase\na\\tb\nEND\n',
] as const;

/** Matches expressions whose result differs at each run. */
export const CURRENT_TIME =
  /Timestamp\W*(?:\.\s*new\b)?\W*(?:\(\s*\)|$)|strftime\(\s*['"]|new\(\(*Timestamp\)*\)|\bgenerate\b/m;
