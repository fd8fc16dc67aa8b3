/** Families of deep, long and broken files. Each function generates the files of a project for a given size. */
import type { ProjectFiles } from '../../src/protocol/project/project.ts';

type Family = (size: number) => ProjectFiles;

const SITE = 'manifests/site.pp';
const HIERA = `version: 5
hierarchy:
  - name: common
    path: common.yaml
defaults:
  datadir: data
  data_hash: yaml_data
`;

/** A manifest with a part that is repeated `size` times. */
function repeated(before: string, part: string, after = ''): Family {
  return (size) => ({ [SITE]: before + part.repeat(size) + after });
}

/** A manifest with `size` numbered lines. */
function numbered(line: (index: number) => string, [before, after] = ['', '']): Family {
  return (size) => ({ [SITE]: before + Array.from({ length: size }, (_, index) => line(index)).join('') + after });
}

/** A nested construct in two variants: complete, and cut off in its middle. */
function nested(name: string, before: string, open: string, middle: string, close: string): Record<string, Family> {
  return {
    [`${name}, closed`]: (size) => ({ [SITE]: before + open.repeat(size) + middle + close.repeat(size) }),
    [`${name}, open`]: repeated(before, open, middle),
  };
}

function inFile(path: string, text: (size: number) => string, more: ProjectFiles = {}): Family {
  return (size) => ({ ...more, [path]: text(size) });
}

const deep: Readonly<Record<string, Family>> = {
  ...nested('braces', '', '{', ' ', '}'),
  ...nested('hashes', '$x = ', '{ a => ', '1', '}'),
  ...nested('brackets', '$x = ', '[', '1', ']'),
  ...nested('parentheses', '$x = ', '(', '1', ')'),
  ...nested('mixed brackets', '$x = ', '[{ a => (', '1', ')}]'),
  ...nested('calls', '$x = ', 'size(', '[]', ')'),
  ...nested('types', '$x = 1 =~ ', 'Array[', 'Integer', ']'),
  ...nested('structs', '$x = 1 =~ ', 'Struct[{ a => ', 'Integer', '}]'),
  ...nested('lambdas', '[1]', '.map |$x| { [$x]', ' ', '}'),
  ...nested('classes', '', 'class a { ', 'notify { b: }', '}'),
  ...nested('ifs', '', 'if true { ', 'notify { b: }', '}'),
  ...nested('cases', '', 'case 1 { 1: { ', 'notify { b: }', '}}'),
  ...nested('selectors', '$x = ', '1 ? { 1 => ', '2', '}'),
  ...nested('default selectors', '$x = ', '1 ? { default => ', '2', ', 1 => 3 }'),
  ...nested('interpolations', '$x = "', '${"', 'a', '"}"'),
  ...nested('interpolated hashes', '$x = "', '${ { a => "', 'a', '" } }'),
  ...nested('collectors', 'File', '<| a == ', '1', '|>'),
  ...nested('searches', 'File<| ', '(', 'a == 1', ')'),
  ...nested('parameters', 'class c(', '$a = [', '1', ']'),
  ...nested('resources', 'file { "/a": ', 'content => { a => [', '1', ']}'),
  'interpolations without quotes': repeated('$x = ', '"${'),
  negations: repeated('$x = ', '!', 'true'),
  minuses: repeated('$x = ', '- ', '1'),
  splats: repeated('notice(', '*', '[1])'),
  'closing brackets': repeated('', '}'),
  'closing parentheses': repeated('$x = 1', ')'),
  'closing of other kinds': repeated('$x = [', '({', ']'.repeat(50)),
};

const long: Readonly<Record<string, Family>> = {
  sums: repeated('$x = ', '1 + ', '1'),
  conjunctions: repeated('$x = ', 'true and ', 'true'),
  assignments: repeated('', '$x = ', '1'),
  equalities: repeated('$x = ', '1 == ', '1'),
  containments: repeated('$x = ', '1 in ', '[1]'),
  matches: repeated('$x = ', '"a" =~ ', '/a/'),
  'chained arrows': numbered((index) => `Notify['n${index}'] -> `, ['', "Notify['end']"]),
  'chained resources': numbered((index) => `notify { 'n${index}': } -> `, ['', "notify { 'end': }"]),
  'else-if chains': repeated('if false { }', ' elsif false { }', ' else { }'),
  accesses: repeated('$x = [[1]]\nnotice($x', '[0]', ')'),
  methods: repeated('$x = [1]', '.flatten'),
  'lambda chains': repeated('$x = [1]', '.map |$a| { $a }'),
  dollars: repeated('', '$'),
  quotes: repeated('', "'"),
  'double quotes': repeated('', '"'),
  'dollars in a string': repeated('$x = "', '$', '"'),
  'variables in a string': repeated('$a = 1\n$x = "', '${a}', '"'),
  escapes: repeated('$x = "', '\\', '"'),
  'segments of a name': repeated('include ', 'a::', 'b'),
  'one word': repeated('', 'a'),
  'one number': repeated('$x = ', '1'),
  comments: repeated('', '# a\n'),
  'block comments': repeated('', '/* '),
  'block comments, closed': repeated('', '/* a */ '),
  documentation: repeated('', '# @param a text\n', 'class c($a) { }'),
  blanks: repeated('', ' ', '\nnotice(1)'),
  'empty lines': repeated('', '\n', 'notice(1)'),
  'tabs and blanks': repeated('', ' \t\n', 'notice(1)'),
  commas: repeated('$x = [1', ','),
  colons: repeated('', ':'),
  'question marks': repeated('$x = 1', '?'),
  slashes: repeated('$x = ', '/'),
  'at signs': repeated('', '@'),
  pipes: repeated('[1].each ', '|'),
  'heredoc tags': repeated('$x = ', '@(END) '),
  'open heredoc tags': repeated('$x = ', '@('),
  'values before braces': repeated('', '(1) {} '),
  'default of many variables': repeated('class c($a = 1', ' + $b'),
  heredocs: numbered((index) => `$h${index} = @("END")\n  text \${a}\n  | END\n`),
  'heredocs without an end': numbered((index) => `$h${index} = @(END${index})\ntext\n`),
  'heredocs in one line': (size) => ({
    [SITE]: `$x = [${'@(A), '.repeat(size)}]\n${'text\nA\n'.repeat(size)}`,
  }),
  statements: numbered((index) => `$v${index} = ${index}\n`),
  'uses of variables': numbered((index) => `$v${index} = $v${Math.max(0, index - 1)}\n`),
  'uses of one variable': repeated('$a = 1\n', 'notice($a)\n'),
  'assignments of one variable': repeated('', '$a = 1\n'),
  resources: numbered((index) => `notify { 'n${index}': require => Notify['n${index - 1}'] }\n`),
  'bodies of one resource': numbered((index) => `'n${index}': message => 'a';\n`, ['notify {', '}']),
  attributes: numbered((index) => `a${index} => ${index},\n`, ["file { '/a':\n", '}']),
  'attributes, open': numbered((index) => `a${index} => ${index},\n`, ["file { '/a':\n", '']),
  titles: numbered((index) => `'t${index}', `, ['notify { [', ']: }']),
  'hash entries': numbered((index) => `k${index} => ${index},\n`, ['$x = {\n', '}']),
  'hash entries, open': numbered((index) => `k${index} => ${index},\n`, ['$x = {\n', '']),
  'array entries': numbered((index) => `${index}, `, ['$x = [', ']']),
  parameters: numbered((index) => `Integer $p${index} = ${index},\n`, ['class c(\n', ') { }']),
  'parameters, open': numbered((index) => `Integer $p${index} = ${index},\n`, ['class c(\n', '']),
  'case options': numbered((index) => `${index}: { }\n`, ['case 1 {\n', '}']),
  'selector options': numbered((index) => `${index} => ${index},\n`, ['$x = 1 ? {\n', '}']),
  arguments: numbered((index) => `${index}, `, ['notice(', ')']),
  'arguments, open': numbered((index) => `${index}, `, ['notice(', '']),
  classes: numbered((index) => `class c${index} { }\ninclude c${index}\n`),
  inheritance: numbered((index) => `class c${index} inherits c${index - 1} { }\n`),
  'one class': repeated('', 'class c { }\n'),
  functions: numbered((index) => `function f${index}($a) { f${index + 1}($a) }\n`),
  'type aliases': numbered((index) => `type T${index} = Array[T${index + 1}]\n`),
  'type alias of itself': repeated('type T = Variant[', 'T, ', 'Integer]'),
  'node names': numbered((index) => `'n${index}', `, ['node ', 'default { }']),
  nodes: numbered((index) => `node 'n${index}' { }\n`),
  'regular expressions': repeated("$x = 'a' =~ /", '(', '/'),
  'broken statements': repeated('', 'file { => }\n'),
  'broken strings': repeated('', "notice('a)\n"),
  'bidirectional marks': repeated("$x = '", '\u202e', "'"),
};

const otherFiles: Readonly<Record<string, Family>> = {
  'YAML, nested by blanks': inFile(
    'data/common.yaml',
    // Indentation grows with the depth: n levels have n² characters. So the depth is the square root.
    (size) => {
      const depth = Math.floor(Math.sqrt(size * 10));
      return Array.from({ length: depth }, (_, index) => `${' '.repeat(index)}a:\n`).join('');
    },
    { 'hiera.yaml': HIERA },
  ),
  'YAML, nested in brackets': inFile('data/common.yaml', (size) => `a: ${'['.repeat(size)}${']'.repeat(size)}`),
  'YAML, open brackets': inFile('data/common.yaml', (size) => `a: ${'['.repeat(size)}`),
  'YAML, open braces': inFile('data/common.yaml', (size) => `a: ${'{a: '.repeat(size)}`),
  'YAML, nested dashes': inFile('data/common.yaml', (size) => `a:\n  ${'- '.repeat(size)}b`),
  'YAML, keys': inFile('data/common.yaml', (size) => 'k: 1\n'.repeat(size), { 'hiera.yaml': HIERA }),
  'YAML, numbered keys': inFile(
    'data/common.yaml',
    (size) => Array.from({ length: size }, (_, index) => `c::k${index}: "%{lookup('c::k${index - 1}')}"\n`).join(''),
    { 'hiera.yaml': HIERA, [SITE]: 'class c($k1) { }' },
  ),
  'YAML, interpolations': inFile('data/common.yaml', (size) => `a: "${"%{lookup('a')}".repeat(size)}"`, {
    'hiera.yaml': HIERA,
  }),
  'YAML, open interpolations': inFile('data/common.yaml', (size) => `a: "${'%{'.repeat(size)}"`),
  'YAML, aliases': inFile('data/common.yaml', (size) =>
    Array.from({ length: size }, (_, index) => `k${index}: &a${index} [*a${index - 1}, *a${index - 1}]\n`).join(''),
  ),
  'YAML, comments': inFile('data/common.yaml', (size) => '# a\n'.repeat(size)),
  'YAML, block text': inFile('data/common.yaml', (size) => `a: |\n${'  text\n'.repeat(size)}`),
  'YAML, quotes': inFile('data/common.yaml', (size) => `a: ${'"'.repeat(size)}`),
  'hiera.yaml, levels': inFile('hiera.yaml', (size) =>
    [
      'version: 5\nhierarchy:\n',
      ...Array.from({ length: size }, (_, index) => `  - name: l${index}\n    path: l${index}.yaml\n`),
    ].join(''),
  ),
  'hiera.yaml, depth': inFile('hiera.yaml', (size) => `version: 5\nhierarchy: ${'['.repeat(size)}`),
  'JSON, nested': inFile('data/common.json', (size) => `{"a": ${'['.repeat(size)}${']'.repeat(size)}}`),
  'JSON, open': inFile('data/common.json', (size) => `{"a": ${'{"a":'.repeat(size)}`),
  'metadata.json, nested': inFile(
    'modules/m/metadata.json',
    (size) => `{"name": "a-m", "dependencies": ${'['.repeat(size)}${']'.repeat(size)}}`,
  ),
  'metadata.json, open': inFile('modules/m/metadata.json', (size) => `{"dependencies": ${'[{"name":'.repeat(size)}`),
  'metadata.json, dependencies': inFile(
    'modules/m/metadata.json',
    (size) => `{"dependencies": [${'{"name": "a/b", "version_requirement": ">= 1.0.0"},'.repeat(size)}{}]}`,
  ),
  'EPP, nested': inFile(
    'modules/m/templates/t.epp',
    (size) => '<% if true { -%>'.repeat(size) + '<% } -%>'.repeat(size),
  ),
  'EPP, open': inFile('modules/m/templates/t.epp', (size) => '<% if true { -%>'.repeat(size)),
  'EPP, open tags': inFile('modules/m/templates/t.epp', (size) => '<%= '.repeat(size)),
  'EPP, tags': inFile('modules/m/templates/t.epp', (size) => `<%- | $a | -%>\n${'<%= $a %>\n'.repeat(size)}`),
  'EPP, percent tags': inFile('modules/m/templates/t.epp', (size) => '<%%'.repeat(size)),
  'ERB, nested': inFile('modules/m/templates/t.erb', (size) => '<% if true %>'.repeat(size) + '<% end %>'.repeat(size)),
  'ERB, open tags': inFile('modules/m/templates/t.erb', (size) => '<%= @a '.repeat(size)),
  'ERB, tags': inFile('modules/m/templates/t.erb', (size) => '<%= @a %>\n'.repeat(size)),
  'Ruby, nested': inFile(
    'modules/m/lib/puppet/functions/m/f.rb',
    (size) => `Puppet::Functions.create_function(:'m::f') do\n${'if true\n'.repeat(size)}${'end\n'.repeat(size)}end`,
  ),
  'Ruby, brackets': inFile('modules/m/lib/facter/f.rb', (size) => `Facter.add(:f) { setcode { ${'['.repeat(size)} } }`),
  'Ruby, strings': inFile(
    'modules/m/lib/puppet/type/t.rb',
    (size) => `Puppet::Type.newtype(:t) do\n${'"#{'.repeat(size)}`,
  ),
  'Puppetfile, lines': inFile('Puppetfile', (size) => "mod 'a/b', '1.0.0'\n".repeat(size)),
  'Puppetfile, open': inFile('Puppetfile', (size) => `mod 'a/b', ${':git => ['.repeat(size)}`),
  'environment.conf': inFile('environment.conf', (size) => `modulepath = ${'a:'.repeat(size)}\n`),
  '.fixtures.yml': inFile('.fixtures.yml', (size) => `fixtures:\n  repositories:\n${'    a: b\n'.repeat(size)}`),
  '.puppet-lint.rc': inFile('.puppet-lint.rc', (size) => '--no-140chars-check\n'.repeat(size), { [SITE]: '$a = 1' }),
  'many files': (size) =>
    Object.fromEntries(
      Array.from({ length: Math.ceil(size / 10) }, (_, index) => [
        `modules/m${index}/manifests/init.pp`,
        `class m${index} { include m${index + 1} }\n`,
      ]),
    ),
};

export const families: Readonly<Record<string, Family>> = { ...deep, ...long, ...otherFiles };
