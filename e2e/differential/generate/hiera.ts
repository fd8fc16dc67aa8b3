/** Generates Hiera configuration and data with two levels. */
import type { Random } from '../../fuzz/random.ts';
import type { Files } from '../source.ts';

export const KEYS = [
  ...['port', 'name', 'list', 'table', 'table.a', 'list.0', 'deep.x.y', 'missing', 'classes', 'base::port', 'text'],
  ...['web::extra', 'alias', 'cycle'],
] as const;

/** Values for YAML data, each on one line. */
const VALUES = [
  ...['80', "'80'", 'true', '~', '1.5', 'plain', '[1, 2, 3]', "['a', 'b', 'a']", '[]', '{a: 1, b: {c: 2}}', '{}'],
  ...[
    "{x: {y: 'low'}}",
    "'%{facts.os.family} of %{trusted.certname}'",
    '"%{lookup(\'port\')}"',
    '"%{alias(\'list\')}"',
  ],
  ...[
    '"%{missing}"',
    '"%{literal(\'%\')}x"',
    "['--b', 'c']",
    '{b: {d: [2]}, a: ~}',
    '0644',
    'yes',
    '2024-01-02',
    '[base]',
  ],
  ...[
    "'%{::operatingsystem}'",
    "\"%{hiera('text')}-%{scope('facts.kernel')}\"",
    '|-\n  two\n  lines',
    '!!str 5',
    '1e3',
  ],
] as const;

function data(random: Random): string {
  const keys = ['port', 'list', 'table', 'deep', 'text', 'classes', 'alias', 'base::port', 'web::extra', 'db::name_of'];
  const lines = keys.filter(() => random.oneIn(2)).map((key) => `${quoted(key)}: ${random.pick(VALUES)}`);
  if (random.oneIn(3)) lines.push(lookupOptions(random));
  return `---\n${lines.join('\n')}\n`;
}

function quoted(key: string): string {
  return key.includes(':') ? `'${key}'` : key;
}

function lookupOptions(random: Random): string {
  const merge = random.pick([
    'merge: unique',
    'merge: deep',
    'merge: hash',
    'merge: {strategy: deep, knockout_prefix: "--", sort_merged_arrays: true}',
    'convert_to: String',
    'convert_to: [Array, true]',
    'convert_to: Sensitive',
  ]);
  return `lookup_options: {${random.pick(['list', 'table', "'^t.*'", "'base::port'", 'deep'])}: {${merge}}}`;
}

export function hieraFiles(random: Random): Files {
  if (random.oneIn(8)) return new Map();
  const levels = [
    `  - name: node\n    path: ${random.pick(['"nodes/%{trusted.certname}.yaml"', '"os/%{facts.os.family}.yaml"', 'above.yaml'])}`,
    `  - name: common\n    ${random.pick(['path: common.yaml', 'paths: [common.yaml, other.yaml]', "glob: 'com*.yaml'"])}`,
  ];
  const defaults = random.oneIn(3) ? '' : 'defaults:\n  datadir: data\n  data_hash: yaml_data\n';
  return new Map([
    ['hiera.yaml', `---\nversion: 5\n${defaults}hierarchy:\n${levels.join('\n')}\n`],
    ['data/nodes/playground.example.com.yaml', data(random)],
    ['data/os/Debian.yaml', data(random)],
    ['data/above.yaml', data(random)],
    ['data/common.yaml', data(random)],
  ]);
}
