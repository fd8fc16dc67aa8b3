import { describe, expect, it } from 'vitest';
import { findActions } from '../../../testing/actions-at.ts';
import type { Texts } from '../../../testing/completion-at.ts';

const site = 'manifests/site.pp';
const web = 'modules/web/manifests/init.pp';
const hiera = {
  'hiera.yaml':
    '---\nversion: 5\nhierarchy:\n  - name: Node\n    path: "%{facts.x}.yaml"\n  - name: Common\n    path: common.yaml\n',
};

describe('no rewrite', () => {
  it.each<readonly [what: string, texts: Texts, title: RegExp]>([
    ['surrounds part of a statement', "notify { «'a'»: }\n", /Surround/],
    ['surrounds a class', '«class a { }»\n', /Surround/],
    ['puts an assignment into a block', '«$x = 1»\nnotice($x)\n', /each/],
    ['converts conditions on different variables', 'if‸ $a == 1 { } elsif $b == 2 { }\n', /to case/],
    ['converts a comparison with a variable', 'if‸ $a == $b { } elsif $a == 2 { }\n', /to case/],
    ['converts a case with a regular expression', 'case‸ $a {\n  /x/: { }\n  default: { }\n}\n', /to if/],
    ['converts a case whose default is first', "case‸ $a {\n  default: { }\n  'x': { }\n}\n", /to if/],
    ['adds a second default case', "cas‸e $x {\n  'a', default: { }\n}\n", /default case/],
    [
      'adds cases that a regular expression may match',
      "class a (Enum['x', 'y'] $m) {\n  case‸ $m { /x|y/: { } }\n}\n",
      /missing/,
    ],
    ['converts an if without a negation to unless', 'i‸f $a { }\n', /to unless/],
    ['converts an if with elsif to unless', 'i‸f !$a { } elsif $b { }\n', /to unless/],
    ['removes the colons of a variable', 'include $::‸a\n', /leading ::/],
    ['contains a class at top level', 'inclu‸de a\n', /contain/],
    ['changes the quotes of a string with escapes for one line', 'notice("a\\n‸")\n', /single quotes/],
    [
      'converts a string for a parameter that accepts it',
      "define d (Variant[Integer, String] $p) { }\nd { 'a': p => '8‸0' }\n",
      /Integer/,
    ],
    ['converts a number with a leading zero', "define d (Integer $p) { }\nd { 'a': p => '08‸0' }\n", /Integer/],
    ['gives undef a type', 'class a ($x‸ = undef) { }\n', /type/],
    ['moves the parameters of a function', 'function f($a = 1, $b‸) { }\n', /required/],
    ['inlines a value with effects', "class a {\n  $x‸ = lookup('a')\n  notice($x)\n}\n", /Inline/],
    [
      'inlines a variable that a template reads',
      "class a {\n  $x‸ = 1\n  file { '/a': content => template('a/b.erb') }\n  notice($x)\n}\n",
      /Inline/,
    ],
    [
      'inlines a variable that another file reads',
      { [web]: 'class web {\n  $x‸ = 1\n  notice($x)\n}\n', [site]: 'notice($web::x)\n' },
      /Inline/,
    ],
    [
      'inlines a value into a block with a variable of the same name',
      'class a ($b) {\n  $x‸ = $b\n  [1].each |$b| { notice($x) }\n}\n',
      /Inline/,
    ],
    ['inlines a variable of a branch', 'class a {\n  if $b {\n    $x‸ = 1\n  }\n  notice($x)\n}\n', /Inline/],
    ['removes a variable with effects', "class a {\n  $x‸ = generate('/bin/date')\n}\n", /Remove/],
    ['removes a variable that is read', 'class a {\n  $x‸ = 1\n  notice($x)\n}\n', /Remove/],
    ['extracts a class from a define', "define d {\n  «notify { 'a': }»\n}\n", /Extract the class/],
    ['extracts a class with its title', 'class a {\n  «notify { $title: }»\n}\n', /Extract the class/],
    ['moves a literal of a define to data', { ...hiera, [web]: "define web {\n  notice('‸a')\n}\n" }, /in data/],
    ['closes brackets of correct code', "file { '/a': ‸}\n", /closing/],
  ])('%s', (_, texts, title) => {
    expect(Object.keys(findActions(texts)).filter((each) => title.test(each))).toEqual([]);
  });
});
