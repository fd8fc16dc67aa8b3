import { describe, expect, it } from 'vitest';
import { findChanges, toChanged, type Changed } from '../../../testing/actions-at.ts';
import type { Texts } from '../../../testing/completion-at.ts';

type Row = readonly [what: string, texts: Texts, title: RegExp, after: string | Changed];

describe('conversion', () => {
  it.each<Row>([
    [
      'of an if chain to case',
      "i‸f $m == 'a' { } elsif $m == 'b' { } else { }\n",
      /to case$/,
      "case $m {\n  'a': { }\n  'b': { }\n  default: { }\n}\n",
    ],
    [
      'of an if chain with comments and values of several kinds',
      "class a {\n  if‸ $facts['os']['family'] == 'a' or $facts['os']['family'] in ['b', 'c'] {\n    # one\n    notice(1)\n  }\n  # two\n  elsif $facts['os']['family'] =~ Undef {\n    notice(2)\n  }\n}\n",
      /to case$/,
      "class a {\n  case $facts['os']['family'] {\n    'a', 'b', 'c': {\n      # one\n      notice(1)\n    }\n    # two\n    Undef: {\n      notice(2)\n    }\n    default: { }\n  }\n}\n",
    ],
    [
      'of a case to if',
      "ca‸se $m {\n  'a', 'b': {\n    notice(1)\n  }\n  # two\n  Integer: { notice(2) }\n  default: {\n    notice(3)\n  }\n}\n",
      /to if$/,
      "if $m == 'a' or $m == 'b' {\n  notice(1)\n}\n# two\nelsif $m =~ Integer { notice(2) } else {\n  notice(3)\n}\n",
    ],
    [
      'of unless to if',
      'un‸less $a == 1 { notice(1) } else { notice(2) }\n',
      /to if$/,
      'if $a != 1 { notice(1) } else { notice(2) }\n',
    ],
    ['of unless with several conditions', 'un‸less $a and b($c) { }\n', /to if$/, 'if !($a and b($c)) { }\n'],
    ['of unless with a negation', 'un‸less !($a or $b) { }\n', /to if$/, 'if $a or $b { }\n'],
    ['of unless with a call', "un‸less defined(File['/a']) { }\n", /to if$/, "if !defined(File['/a']) { }\n"],
    ['of a negated if to unless', 'i‸f !$a { }\n', /to unless$/, 'unless $a { }\n'],
    ['of if with !~ to unless', 'i‸f $a !~ /x/ { } else { }\n', /to unless$/, 'unless $a =~ /x/ { } else { }\n'],
    ['of absolute class names', "include ::a‸, '::b::c', d\n", /leading ::/, "include a, 'b::c', d\n"],
    ['of the absolute name in a declaration', "class { '::a':‸ }\n", /leading ::/, "class { 'a': }\n"],
    [
      'of create_resources to an iteration',
      "create‸_resources('web::site', $sites)\n",
      /iteration/,
      '$sites.each |$resource_title, $attributes| {\n  web::site { $resource_title:\n    * => $attributes,\n  }\n}\n',
    ],
    [
      'of create_resources with defaults',
      "create‸_resources(file, lookup('files'), { 'mode' => '0644' })\n",
      /iteration/,
      "lookup('files').each |$resource_title, $attributes| {\n  file {\n    default:\n      * => { 'mode' => '0644' };\n    $resource_title:\n      * => $attributes;\n  }\n}\n",
    ],
    ['of include to contain', 'class a {\n  inc‸lude b\n}\n', /to contain$/, 'class a {\n  contain b\n}\n'],
    [
      'of single quotes',
      'notice(\'a "b" $c\\\\d\')\n'.replace('a', 'a‸'),
      /double quotes$/,
      'notice("a \\"b\\" \\$c\\\\d")\n',
    ],
    ['of double quotes', 'notice("it\'s \\"‸so\\"")\n', /single quotes$/, "notice('it\\'s \"so\"')\n"],
    [
      'of single quotes around a variable',
      "$b = 1\n$a = 'x ‸${b} 5$'\n",
      /variables are replaced$/,
      '$b = 1\n$a = "x ${b} 5\\$"\n',
    ],
    [
      'of a quoted boolean',
      "service { 'a':\n  enable => 'tr‸ue',\n}\n",
      /to the Boolean true/,
      "service { 'a':\n  enable => true,\n}\n",
    ],
    [
      'of a string to the Integer of a parameter',
      "define d (Integer $port) { }\nd { 'a': port => '8‸0' }\n",
      /to the Integer 80/,
      "define d (Integer $port) { }\nd { 'a': port => 80 }\n",
    ],
    [
      'of a default to the type of its parameter',
      "class a (Optional[Boolean] $on = 'tr‸ue') { }\n",
      /to the Boolean true/,
      'class a (Optional[Boolean] $on = true) { }\n',
    ],
    [
      'of a number to a string',
      "define d (String $port) { }\nd { 'a': port => 8‸0 }\n",
      /to the String '80'/,
      "define d (String $port) { }\nd { 'a': port => '80' }\n",
    ],
  ])('%s', (_, texts, title, after) => {
    expect(findChanges(texts, title)).toEqual([toChanged(after)]);
  });
});
