import { describe, expect, it } from 'vitest';
import { findActions, findChanges, toChanged, type Changed } from '../../../../testing/actions-at.ts';
import type { Texts } from '../../../../testing/completion-at.ts';

type Row = readonly [what: string, texts: Texts, title: RegExp, after: string | Changed];

describe('rewriting expressions', () => {
  it.each<Row>([
    ['converts a call to a method call', "$a = spl‸it($b, ',')\n", /method call/, "$a = $b.split(',')\n"],
    [
      'keeps the lambda of a call',
      'each( $b ) |$x| { notice($x) }\n'.replace('each', 'ea‸ch'),
      /method call/,
      '$b.each |$x| { notice($x) }\n',
    ],
    [
      'converts a method call to a call',
      "$a = $b['c'].spl‸it(',').join\n",
      /function call/,
      "$a = split($b['c'], ',').join\n",
    ],
    ['converts a method without arguments', '$b.ea‸ch |$x| { }\n', /function call/, 'each($b) |$x| { }\n'],
    [
      'converts an assigned selector to a case',
      "class a {\n  $x = $b ? {\n    'c'     => [\n      1,\n    ],\n    defa‸ult => 2,\n  }\n}\n",
      /Convert to case/,
      "class a {\n  case $b {\n    'c': { $x = [\n      1,\n    ] }\n    default: { $x = 2 }\n  }\n}\n",
    ],
    [
      'converts a string of several lines to a heredoc',
      'class a {\n  $x = "one\\n\\n  t‸wo\\n" # why\n  $y = 1\n}\n',
      /heredoc/,
      'class a {\n  $x = @(END) # why\n    one\n\n      two\n    | END\n  $y = 1\n}\n',
    ],
    [
      'chooses a free tag, and keeps the missing line end',
      '$x = "END\\nt‸wo"\n',
      /heredoc/,
      '$x = @(TEXT)\n  END\n  two\n  |- TEXT\n',
    ],
    ['simplifies a negated comparison', 'if !($a ‸== 1) { }\n', /Simplify/, 'if $a != 1 { }\n'],
    ['keeps parentheses around an operand', '$x = !($a =~‸ /b/) == $c\n', /Simplify/, '$x = ($a !~ /b/) == $c\n'],
    [
      'swaps the branches of an if',
      'i‸f $a == 1 {\n  include b # one\n} else {\n  # two\n  include c\n}\n',
      /Swap/,
      'if $a != 1 {\n  # two\n  include c\n} else {\n  include b # one\n}\n',
    ],
    [
      'removes a repeated attribute',
      "file { '/a':\n  mode => '1',\n  mo‸de => '2',\n}\n",
      /Remove this mode/,
      "file { '/a':\n  mode => '1',\n}\n",
    ],
    [
      'makes a type accept its default undef',
      'class a (\n  String $x = und‸ef,\n) { }\n',
      /Optional/,
      'class a (\n  Optional[String] $x = undef,\n) { }\n',
    ],
    [
      'lets a password be sensitive',
      'class a (\n  String[1] $pass‸word,\n) { }\n',
      /Sensitive/,
      'class a (\n  Variant[String[1], Sensitive[String[1]]] $password,\n) { }\n',
    ],
    [
      'adds the type of a call, a fact or an operator',
      "class a (\n  $x‸ = split($facts['os']['family'], 'b'),\n) { }\n",
      /Add the type/,
      "class a (\n  Array[String] $x = split($facts['os']['family'], 'b'),\n) { }\n",
    ],
    [
      'adds the common type of a hash’s values',
      "class a (\n  $x‸ = { 'a' => 1, 'b' => 'c' },\n) { }\n",
      /Add the type/,
      "class a (\n  Hash[String, Variant[Integer, String]] $x = { 'a' => 1, 'b' => 'c' },\n) { }\n",
    ],
    [
      'adds the type of the parameter that receives the value',
      "define b (Integer[1] $port) { }\nclass a (\n  $x‸ = undef,\n) {\n  b { 'c': port => $x }\n}\n",
      /Add the type/,
      "define b (Integer[1] $port) { }\nclass a (\n  Optional[Integer[1]] $x = undef,\n) {\n  b { 'c': port => $x }\n}\n",
    ],
  ])('%s', (_, texts, title, after) => {
    expect(findChanges(texts, title)).toEqual([toChanged(after)]);
  });

  it.each<readonly [what: string, texts: Texts, title: RegExp]>([
    ['a call with a comment', '$a = spl‸it($b, # why\n  1)\n', /method call/],
    ['a call without parentheses', 'incl‸ude b\n', /method call/],
    ['a number as receiver', '$a = ab‸s(1)\n', /method call/],
    ['a list at the beginning of a statement', '$b\nnot‸ice([1])\n', /method call/],
    ['an interpolated method call', '"${b.spl‸it(1)}"\n', /function call/],
    ['a selector without default', '$a = $b ?‸ { 1 => 2 }\n', /case/],
    [
      'a selector whose value is the result of a function',
      'function f() {\n  $a = $b ?‸ { default => 2 }\n}\n',
      /case/,
    ],
    ['a string beside a heredoc', '$a = [\'a\\n\', "b\\n‸c", @(END)]\n  x\n  | END\n', /heredoc/],
    ['a string of one line', '$a = "b‸\\n"\n', /heredoc/],
    ['a chain of if', 'i‸f $a { } elsif $b { } else { }\n', /Swap/],
    ['a comment between branches', 'i‸f $a { }\n# why\nelse { }\n', /Swap/],
    ['an alias that may accept undef', 'class a (My::Type $x = und‸ef) { }\n', /Optional/],
    [
      'a parameter that definitions use with different types',
      "define b (Integer $i, String $s) { }\nclass a ($x‸) {\n  b { 'c': i => $x, s => $x }\n}\n",
      /Add the type/,
    ],
  ])('leaves %s', (_, texts, title) => {
    expect(Object.keys(findActions(texts)).filter((each) => title.test(each))).toEqual([]);
  });
});
