/** Hostile programs: very long and very deep code, and code whose cost has no bound for other reasons. */
import type { Programs } from './process.ts';

const site = (text: string, more: Readonly<Record<string, string>> = {}): Programs[string] => ({
  'manifests/site.pp': text,
  ...more,
});
const hiera = `version: 5
hierarchy:
  - name: common
    path: common.yaml
defaults:
  datadir: data
  data_hash: yaml_data
`;
const numbered = (count: number, line: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => line(index)).join('');
/** A string for which an exponential pattern backtracks. */
const almost = `${'a'.repeat(60)}b`;

const long: Programs = {
  index_chain: site(`$x = [[1]]\nnotice($x${'[0]'.repeat(10_000)})`),
  index_chain_2e5: site(`$x = [[1]]\nnotice($x${'[0]'.repeat(200_000)})`),
  dollars: site('$'.repeat(200_000)),
  arguments: site(`notice(${Array.from({ length: 200_000 }, (_, index) => index).join(', ')})`),
  arrows: site(numbered(1500, (index) => `notify { 'n${index}': }${index < 1499 ? ' -> ' : ''}`)),
  elsifs: site(`if false { }${' elsif false { }'.repeat(2000)}`),
  elsifs_2e4: site(`if false { }${' elsif false { }'.repeat(20_000)}`),
  case_options: site(`case 1 {${numbered(20_000, (index) => ` 'a${index}': { }`)} }`),
  statements: site(numbered(100_000, (index) => `$v${index} = ${index}\n`)),
  hash_entries: site(`$h = {${numbered(100_000, (index) => `'k${index}' => ${index}, `)}}`),
  pluses: site(`$x = ${'1 + '.repeat(20_000)}1`),
  ands: site(`$x = ${'true and '.repeat(20_000)}true`),
  method_chain: site(`$x = [1]${'.flatten'.repeat(20_000)}`),
  segments: site(`$a = 1\nnotice("${'${a}'.repeat(50_000)}")`),
  string_of_megabytes: site(`notice('${'x'.repeat(5_000_000)}')`),
  names: site(`include ${'a::'.repeat(50_000)}b`),
  comments: site('#\n'.repeat(500_000)),
  blanks: site(`${' '.repeat(2_000_000)}\nnotice(1)`),
  heredocs: site(numbered(2000, (index) => `$h${index} = @(END)\ntext\nEND\n`)),
  nodes: site(numbered(20_000, (index) => `node 'n${index}' { }\n`)),
  classes: site(numbered(20_000, (index) => `class c${index} { }\ninclude c${index}\n`)),
  parameters: site(`class c(${numbered(20_000, (index) => `$p${index} = ${index}, `)}) { }\ninclude c`),
};

const deep: Programs = Object.fromEntries(
  [
    ['brackets', '[', ']', '$x = '],
    ['braces', '{ a => ', '}', '$x = '],
    ['parentheses', '(', ')', '$x = '],
    ['ifs', 'if true { ', '}', ''],
    ['lambdas', '[1].each |$x| { ', '}', ''],
    ['interpolations', '"${', '}"', '$x = '],
    ['nots', '!', '', '$x = '],
    ['minuses', '-', '', '$x = '],
    ['selectors', '1 ? { default => ', '}', '$x = '],
    ['cases', 'case 1 { default: { ', '} }', ''],
    ['types', 'Array[', ']', 'type T = '],
    ['calls', 'notice(', ')', ''],
    ['collectors', '(', ')', 'Notify <| title == '],
    ['classes', 'class a { ', '}', ''],
    ['splats', '*', '', 'notice('],
    ['bars', '|', '|', '[1].each '],
  ].flatMap(([name = '', open = '', close = '', before = '']) =>
    [400, 20_000].map((depth) => [
      `deep_${name}_${depth}`,
      site(`${before}${open.repeat(depth)}1${close.repeat(depth)}\nnotice(1)`),
    ]),
  ),
);

const data: Programs = {
  json_function: site(`$t = inline_epp('<%= "[" %>')\nnotice(parsejson('${'['.repeat(100_000)}'))`),
  yaml_function: site(`notice(parseyaml('${'['.repeat(100_000)}'))`),
  yaml_indents: site("notice(lookup('a'))", {
    'hiera.yaml': hiera,
    'data/common.yaml': numbered(3000, (index) => `${' '.repeat(index)}a:\n`),
  }),
  catalog_json: { 'catalog.json': `{"resources":${'['.repeat(100_000)}${']'.repeat(100_000)}}` },
  metadata_json: site('notice(1)', {
    'modules/m/metadata.json': '['.repeat(100_000),
    'modules/m/manifests/init.pp': '',
  }),
  hiera_config: site("notice(lookup('a'))", { 'hiera.yaml': '['.repeat(100_000) }),
  hiera_many_levels: site("notice(lookup('a', { 'default_value' => 1 }))", {
    'hiera.yaml': `version: 5\nhierarchy:\n${numbered(5000, (index) => `  - name: l${index}\n    path: p${index}.yaml\n`)}`,
  }),
};

const patterns: Programs = {
  re_match: site(`notice(match('${almost}', '^(a+)+$'))`),
  re_node: site(`node /^((n|no|ode|e)+\\.?)+x$/ { }\nnode default { notice(1) }`),
  re_reference: site(`$x = '${almost}' =~ /^(a*)*\\1\\1b*(a|aa)+(a+)+$/`),
  re_polynomial: site(`$x = '${'a'.repeat(20_000)}' =~ /(a*)(a*)(a*)(a*)b/`),
  re_type_parameter: site(`class c(Pattern[/^(a+)+$/] $p) { }\nclass { 'c': p => '${almost}' }`),
  re_collection: site(`notice(['${almost}'].filter |$s| { $s =~ /^(a|a)*$/ })`),
  re_lookup_options: site("notice(lookup('a'))", {
    'hiera.yaml': hiera,
    'data/common.yaml': `lookup_options:\n  '^(a|aa)+$':\n    merge: deep\n${almost}: 2\na: 1\n`,
  }),
  re_file_line: site(
    `file { '/tmp/f': content => "${almost}\\n" }\nfile_line { 'a': path => '/tmp/f', line => 'x', match => '^(a+)+$' }`,
  ),
  re_validate: site(`validate_legacy(Pattern[/^(a+)+$/], 'validate_re', '${almost}', ['^(a+)+$'])`),
  glob: site("notice(lookup('a', { 'default_value' => 1 }))", {
    'hiera.yaml': `version: 5\nhierarchy:\n  - name: g\n    glob: "${'*a'.repeat(30)}b.yaml"\n`,
    [`data/${'a'.repeat(100)}.yaml`]: 'a: 1\n',
  }),
};

const wide: Programs = {
  defines: site('define d() { }\nInteger[0, 1000000].each |$i| { d { "d${i}": } }'),
  defines_nested: site(
    'define d($n) { if $n > 0 { d { "${title}a": n => $n - 1 } d { "${title}b": n => $n - 1 } } }\nd { "x": n => 30 }',
  ),
  resources: site('notify { Array(Integer[0, 999999]).map |$i| { "n${i}" }: }'),
  hosts: site('host { Array(Integer[0, 199999]).map |$i| { "h${i}" }: ip => "1.1.1.1" }'),
  users: site('user { Array(Integer[0, 199999]).map |$i| { "u${i}" }: ensure => present }'),
  requires: site(
    '$n = Array(Integer[0, 3000]).map |$i| { "n${i}" }\nnotify { $n: }\nnotify { "last": }\n$n.each |$a| { Notify[$a] -> Notify["last"] Notify <| title == "last" |> { require +> Notify[$a] } }',
  ),
  require_all: site(
    '$n = Array(Integer[0, 3000]).map |$i| { "n${i}" }\n$m = Array(Integer[0, 3000]).map |$i| { "m${i}" }\nnotify { $n: }\nnotify { $m: require => Notify[$n] }',
  ),
  collectors: site(
    'notify { Array(Integer[0, 3000]).map |$i| { "n${i}" }: }\nInteger[0, 3000].each |$i| { Notify <| title == "n${i}" |> { message => "x" } }',
  ),
  notices: site('Integer[0, 1000000].each |$i| { notice("line") }'),
  long_notices: site(
    '$s = Integer[0, 18].reduce("a") |$a, $i| { "${a}${a}" }\nInteger[0, 5000].each |$i| { notice("${s}${i}") }',
  ),
  contents: site(
    '$s = Integer[0, 20].reduce("a") |$a, $i| { "${a}${a}" }\nInteger[0, 1000].each |$i| { file { "/tmp/f${i}": content => "${s}${i}" } }',
  ),
  create_resources: site(
    '$h = Array(Integer[0, 300000]).reduce({}) |$all, $i| { $all + { "n${i}" => {} } }\ncreate_resources("notify", $h)',
  ),
  cycle: site(
    '$n = Array(Integer[0, 2000]).map |$i| { "n${i}" }\nnotify { $n: }\n$n.each |$a| { $n.each |$b| { if $a != $b { Notify[$a] -> Notify[$b] } } }',
  ),
};

const values: Programs = {
  hash_nest: site('$x = Integer[0, 60].reduce({ a => 1 }) |$all, $i| { { a => $all, b => $all } }\nnotice($x)'),
  hash_nest_attribute: site(
    '$x = Integer[0, 60].reduce([1]) |$all, $i| { [$all, $all] }\nnotify { "a": message => $x, tag => $x, require => $x }',
  ),
  hash_nest_equal: site(
    '$x = Integer[0, 60].reduce([1]) |$all, $i| { [$all, $all] }\n$y = Integer[0, 60].reduce([1]) |$all, $i| { [$all, $all] }\nnotice($x == $y)',
  ),
  nest_to_json: site('$x = Integer[0, 60].reduce([1]) |$all, $i| { [$all, $all] }\nnotice(to_json($x))'),
  nest_to_yaml: site('$x = Integer[0, 60].reduce([1]) |$all, $i| { [$all, $all] }\nnotice(to_yaml($x))'),
  nest_sensitive: site(
    '$x = Integer[0, 60].reduce([1]) |$all, $i| { [$all, $all] }\nnotice(Sensitive($x))\nnotice(String($x, "%p"))',
  ),
  nest_deep_merge: site(
    '$x = Integer[0, 60].reduce({ a => 1 }) |$all, $i| { { a => $all, b => $all } }\nnotice(deep_merge($x, $x))',
  ),
  nest_epp: site(
    '$x = Integer[0, 60].reduce([1]) |$all, $i| { [$all, $all] }\nnotice(inline_epp("<%= $x %>", { x => $x }))',
  ),
  nest_variant: site(
    '$x = Integer[0, 40].reduce(Integer) |$all, $i| { Tuple[$all, $all] }\nnotice($x)\nnotice([1] =~ $x)',
  ),
  nest_tree_each: site('$x = Integer[0, 60].reduce([1]) |$all, $i| { [$all, $all] }\n$x.tree_each |$v| { $y = $v }'),
  nest_dig: site('$x = Integer[0, 60].reduce([1]) |$all, $i| { [$all, $all] }\nnotice($x.flatten.length)'),
  nest_log: site('$x = Integer[0, 60].reduce([1]) |$all, $i| { [$all, $all] }\nfail($x)'),
  split_characters: site(
    '$s = Integer[0, 23].reduce("a") |$a, $i| { "${a}${a}" }\nInteger[0, 100].each |$i| { $x = split($s, "") }',
  ),
  upcase_many: site(
    '$s = Integer[0, 22].reduce("a") |$a, $i| { "${a}${a}" }\nInteger[0, 100000].each |$i| { $x = upcase($s) }',
  ),
  length_many: site(
    '$s = Integer[0, 22].reduce("a") |$a, $i| { "${a}${a}" }\nInteger[0, 100000].each |$i| { $x = length($s) }',
  ),
  equal_many: site(
    '$a = Array(Integer[0, 500000])\n$b = Array(Integer[0, 500000])\nInteger[0, 100000].each |$i| { $x = $a == $b }',
  ),
  in_many: site('$a = Array(Integer[0, 500000])\nInteger[0, 100000].each |$i| { $x = -1 in $a }'),
  infer_many: site('$a = Array(Integer[0, 500000])\nInteger[0, 100000].each |$i| { $x = $a =~ Array[Integer] }'),
  slice_many: site('$a = Array(Integer[0, 500000])\nInteger[0, 100000].each |$i| { $x = $a[1, -1] }'),
  interpolate_many: site('$a = Array(Integer[0, 200000])\nInteger[0, 100000].each |$i| { $x = "${a}" }'),
  step_range: site('Integer[0, 9000000000000000000].step(1).each |$i| { }'),
  reverse_range: site('notice(Integer[0, 9000000000000000000].reverse_each.map |$i| { $i })'),
  chained_iterators: site('notice(Array(Integer[0, 1000000].step(1).reverse_each.step(1)))'),
  times: site('9000000000000000000.each |$i| { }'),
  power: site('$x = Integer[0, 100].reduce(2) |$a, $i| { $a * $a }\nnotice($x)'),
  shifts: site('notice(1 << 9000000000000000000)'),
  sprintf_many: site('Integer[0, 100000].each |$i| { $x = sprintf("%1000000d", $i) }'),
  strftime_wide: site("notice(strftime(Timestamp(), '%999999999Y'))"),
  template_loop: site("notice(inline_epp('<% Integer[0, 100000000].each |$i| { %>x<% } %>'))"),
  call_by_name: site('function f($n) { call("f", $n) }\nf(1)'),
  lambda_recursion: site('function f($n) { [1].each |$x| { f($n) } }\nf(1)'),
  function_tree: site('function f($n) { if $n > 0 { f($n - 1) f($n - 1) } }\nf(100)'),
  facts_type: site('notice(type($facts))\nnotice(Integer[0, 1000].map |$i| { $facts }.unique.length)'),
};

const megabyte = 'Integer[0, 19].reduce("x") |$m, $i| { "${m}${m}" }';

const digests: Programs = {
  digest_often: site(`$a = ${megabyte}\nInteger[0, 4000].each |$i| { $x = sha256($a) }`),
  digest_of_password: site(`$a = ${megabyte}\nnotice(pw_hash($a, 'SHA-512', 'salt'))`),
  digest_passwords: site(`Integer[0, 100000].each |$i| { $x = pw_hash("p\${i}", 'SHA-512', 'salt') }`),
  digest_pbkdf2: site(`Integer[0, 10000].each |$i| { $x = str2saltedpbkdf2("p\${i}", '12345678', 65000) }`),
};

export const ownPrograms: Programs = { ...long, ...deep, ...data, ...patterns, ...wide, ...values, ...digests };
