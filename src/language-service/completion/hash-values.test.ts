import { expect, it } from 'vitest';
import { labelsAt, type Texts } from '../testing/completion-at.ts';

it.each<readonly [what: string, texts: Texts, included: readonly string[], excluded: readonly string[]]>([
  [
    'members of an Enum in a Struct',
    "class a (Struct[{ m => Enum['aa', 'bb'], n => Hash[String, Enum['cc']] }] $x) {}\nclass { 'a': x => { m => ‸ } }",
    ['aa', 'bb'],
    ['cc'],
  ],
  [
    'members of an Enum in a Hash in a Struct',
    "class a (Struct[{ n => Hash[String, Enum['cc']] }] $x) {}\nclass { 'a': x => { n => { k => '‸' } } }",
    ['cc'],
    ['k'],
  ],
  [
    'keys for an option of lookup',
    {
      'data/common.yaml': 'site_name: Example\n',
      'manifests/site.pp': "$x = lookup({ 'name' => '‸' })",
    },
    ['site_name'],
    [],
  ],
  ['values for create_resources', "create_resources('service', { 'a' => { ensure => '‸' } })", ['running'], []],
  ['values of attributes that a hash gives', "service { 'a': * => { ensure => '‸' } }", ['running'], []],
])('offers %s', (_, texts, included, excluded) => {
  const labels = labelsAt(texts);
  expect(included.filter((label) => !labels.includes(label))).toEqual([]);
  expect(excluded.filter((label) => labels.includes(label))).toEqual([]);
});
