import { describe, expect, it } from 'vitest';
import { findChanges, toChanged, type Changed } from '../../../testing/actions-at.ts';
import type { Texts } from '../../../testing/completion-at.ts';

type Row = readonly [what: string, texts: Texts, title: RegExp, after: string | Changed];

describe('surrounding', () => {
  it.each<Row>([
    ['with if', "«notify { 'a': }»\n", /with if$/, "if true {\n  notify { 'a': }\n}\n"],
    [
      'with unless keeps comments, heredocs and depth',
      'class a {\n  «# why\n  $x = @(END)\n    b\n    | END\n  notice($x)\n»}\n',
      /with unless$/,
      'class a {\n  unless false {\n    # why\n    $x = @(END)\n    b\n    | END\n    notice($x)\n  }\n}\n',
    ],
    [
      'with each',
      "«notify { 'a': }\n\nnotify { 'b': }»\n",
      /with each$/,
      "[1].each |$item| {\n  notify { 'a': }\n\n  notify { 'b': }\n}\n",
    ],
  ])('%s', (_, texts, title, after) => {
    expect(findChanges(texts, title)).toEqual([toChanged(after)]);
  });
});

describe('completing code', () => {
  it.each<Row>([
    [
      'closes a brace at the end',
      "file { '/a':\n  ensure => file,‸\n",
      /brace/,
      "file { '/a':\n  ensure => file,\n}\n",
    ],
    [
      'closes the brace that the indentation shows',
      "class a {\n  file { '/a':\n    ensure => file,‸\n\n  notify { 'b': }\n}\n",
      /brace/,
      "class a {\n  file { '/a':\n    ensure => file,\n  }\n\n  notify { 'b': }\n}\n",
    ],
    ['closes a parenthesis', "notice('a'‸\n$b = 1\n", /parenthesis/, "notice('a')\n$b = 1\n"],
    [
      'adds a default case',
      "cas‸e $x {\n  'a': { }\n}\n",
      /default case/,
      "case $x {\n  'a': { }\n  default: { }\n}\n",
    ],
    [
      'adds the missing cases before default',
      "class a (Enum['x', 'y', 'z'] $m) {\n  case‸ $m {\n    'y': { }\n    default: { }\n  }\n}\n",
      /missing cases: 'x', 'z'/,
      "class a (Enum['x', 'y', 'z'] $m) {\n  case $m {\n    'y': { }\n    'x': { }\n    'z': { }\n    default: { }\n  }\n}\n",
    ],
    [
      'adds the missing values of a selector',
      'class a (Boolean $m) {\n  $v = $‸m ? {\n    true => 1,\n  }\n}\n',
      /missing case: false/,
      'class a (Boolean $m) {\n  $v = $m ? {\n    true => 1,\n    false => undef,\n  }\n}\n',
    ],
    [
      'adds the type of a default',
      "class a (\n  $pa‸th = '/x',\n) { }\n",
      /type String/,
      "class a (\n  String $path = '/x',\n) { }\n",
    ],
    ['adds the type of a list', 'class a ($l‸ = [1, 2]) { }\n', /type/, 'class a (Array[Integer] $l = [1, 2]) { }\n'],
    [
      'moves required parameters to the front with their comments',
      'class a (\n  # one\n  Integer $x = 1, # first\n  # two\n  String $‸y,\n  Array $z\n) { }\n',
      /required parameters/,
      'class a (\n  # two\n  String $y,\n  Array $z,\n  # one\n  Integer $x = 1, # first\n) { }\n',
    ],
    [
      'moves required parameters on one line',
      'define d ($x = 1, $y‸) { }\n',
      /required/,
      'define d ($y, $x = 1) { }\n',
    ],
  ])('%s', (_, texts, title, after) => {
    expect(findChanges(texts, title)).toEqual([toChanged(after)]);
  });
});
