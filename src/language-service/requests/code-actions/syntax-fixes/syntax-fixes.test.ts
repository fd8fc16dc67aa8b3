import { expect, it } from 'vitest';
import { findChanges, toChanged } from '../../../testing/actions-at.ts';

it.each([
  ["notify { 'a‸: }\nnotify { 'b': }\n", "notify { 'a': }\nnotify { 'b': }\n"],
  [
    "file { '/a':\n  ensure => 'present,‸\n  mode => '0644',\n}\n",
    "file { '/a':\n  ensure => 'present',\n  mode => '0644',\n}\n",
  ],
  ['$a = ["x‸, "y"]\n', '$a = ["x", "y"]\n'],
  ["$a = { 'x => 1, 'y' => 2 }\n‸", "$a = { 'x' => 1, 'y' => 2 }\n"],
  ["$a = 'it\n‸\n# a comment\n", "$a = 'it'\n\n# a comment\n"],
])('closes the string in %j', (before, after) => {
  expect(findChanges(before, /closing quote/)).toEqual([toChanged(after)]);
});

it.each([
  ['$a = { cl‸ass => 1 }\n', "$a = { 'class' => 1 }\n"],
  ["file { '/a': ensure => function }‸\n", "file { '/a': ensure => 'function' }\n"],
  ['notify { node: }‸\n', "notify { 'node': }\n"],
])('quotes the reserved word in %j', (before, after) => {
  expect(findChanges(before, /Quote the reserved word/)).toEqual([toChanged(after)]);
});

it('offers nothing where an edit does not repair the file', () => {
  expect(findChanges("notify { 'a‸: }\nnotify { ]\n", /closing quote|reserved word/)).toEqual([]);
});
