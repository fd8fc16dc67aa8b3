import { expect, it } from 'vitest';
import { labelsAt, type Texts } from '../testing/completion-at.ts';

const ntp = { 'modules/ntp/manifests/init.pp': 'class ntp (\n  Integer $port = 123,\n) {\n}\n' };

it.each<readonly [what: string, texts: Texts, included: readonly string[], excluded: readonly string[]]>([
  [
    'variables for a template in Ruby',
    {
      'modules/w/manifests/init.pp': "class w (\n  $port = 1,\n) inherits w::p {\n  $dir = template('w/x.erb')\n}\n",
      'modules/w/manifests/p.pp': 'class w::p {\n  $user = 1\n}\n',
      'modules/w/templates/x.erb': '<%= @‸ %>\n',
    },
    ['@port', '@dir', '@user'],
    [],
  ],
  [
    "variables of classes in a template's scope",
    { ...ntp, 'modules/ntp/templates/old.erb': "<%= scope['ntp::‸'] %>\n" },
    ['ntp::port'],
    ['@port'],
  ],
  [
    'variables of its module for a template that nothing renders',
    { ...ntp, 'modules/ntp/templates/old.erb': '<%= @‸ %>\n' },
    ['@port'],
    [],
  ],
  ['keys of facts', { 'modules/w/templates/x.erb': "<%= @facts['os']['‸'] %>\n" }, ['family', 'name'], ['os']],
  [
    'keys of facts that scope reads',
    { 'modules/w/templates/x.erb': "<%= scope['facts']['os']['release']['‸'] %>\n" },
    ['major', 'full'],
    ['family'],
  ],
  ['nothing in the text of a template in Ruby', { ...ntp, 'modules/ntp/templates/old.erb': 'a@‸\n' }, [], ['@port']],
])('offers %s', (_, texts, included, excluded) => {
  const labels = labelsAt(texts);
  expect(included.filter((label) => !labels.includes(label))).toEqual([]);
  expect(excluded.filter((label) => labels.includes(label))).toEqual([]);
});
