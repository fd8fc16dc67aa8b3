import { describe, expect, it } from 'vitest';
import { findChanges, toChanged } from '../../../../testing/actions-at.ts';

const SPLIT = /^Split into one/;
const JOIN = /^Join resources/;

describe('a resource with several titles is split', () => {
  it.each<readonly [what: string, before: string, after: string]>([
    [
      'into resources on several lines',
      "class a {\n  fi‸le { ['/a', \"/b/${c}\"]:\n    ensure => directory,\n    mode   => '0755',\n  }\n}\n",
      "class a {\n  file { '/a':\n    ensure => directory,\n    mode   => '0755',\n  }\n\n  file { \"/b/${c}\":\n    ensure => directory,\n    mode   => '0755',\n  }\n}\n",
    ],
    ['without attributes', "@packa‸ge { ['a', 'b']: }\n", "@package { 'a': }\n@package { 'b': }\n"],
    [
      'with comments of the titles',
      "file {\n  [\n    # first\n    '/‸a',\n    '/b', # second\n    # last\n  ]:\n    # all\n    ensure => file,\n}\n",
      "# first\nfile {\n  '/a':\n    # all\n    ensure => file,\n}\n\n# second\n# last\nfile {\n  '/b':\n    # all\n    ensure => file,\n}\n",
    ],
    [
      'in a chain into bodies',
      "fi‸le { ['/a', '/b']: ensure => file } -> Class['c']\n",
      "file {\n  '/a': ensure => file;\n  '/b': ensure => file,\n}\n-> Class['c']\n",
    ],
  ])('%s', (_, before, after) => {
    expect(findChanges(before, SPLIT)).toEqual([toChanged(after)]);
  });

  it.each<readonly [where: string, before: string]>([
    ['with one title', "fi‸le { ['/a']: }\n"],
    ['with a variable', "fi‸le { ['/a', $b]: }\n"],
    ['with a repeated title', "fi‸le { ['/a', '/a']: }\n"],
    ['with a call that has effects', "no‸tify { ['a', 'b']: message => seeded_rand(5, 'a') }\n"],
    ['of classes', "cla‸ss { ['a', 'b']: }\n"],
    ['with a heredoc', "fi‸le { ['/a', '/b']: content => @(E) }\n  text\n  | E\n"],
    ['with the cursor on an attribute', "file { ['/a', '/b']: ens‸ure => file }\n"],
  ])('but not %s', (_, before) => {
    expect(findChanges(before, SPLIT)).toEqual([]);
  });
});

describe('resources with the same attributes are joined', () => {
  it.each<readonly [what: string, before: string, after: string]>([
    [
      'from several statements',
      "class a {\n  file { '/a':\n    ensure => file,\n    mode   => '0644',\n  }\n\n  fi‸le { '/b':\n    mode   => '0644',\n    ensure => file,\n  }\n  file { ['/c', '/d']: ensure => file, mode => '0644' }\n  file { '/e': ensure => file }\n}\n",
      "class a {\n  file { ['/a', '/b', '/c', '/d']:\n    ensure => file,\n    mode   => '0644',\n  }\n  file { '/e': ensure => file }\n}\n",
    ],
    [
      'with the comments before them',
      "# one\nfi‸le { '/a': ensure => file } # first\n# two\nfile { '/b': ensure => file } # second\n",
      "# one\nfile { [\n  # first\n  '/a',\n  # two\n  '/b',\n]: ensure => file } # second\n",
    ],
    [
      'from bodies of one resource',
      "file {\n  '/a‸':\n    ensure => file;\n  '/b':\n    ensure => file;\n  '/c':\n    ensure => absent;\n}\n",
      "file {\n  ['/a', '/b']:\n    ensure => file;\n  '/c':\n    ensure => absent;\n}\n",
    ],
  ])('%s', (_, before, after) => {
    expect(findChanges(before, JOIN)).toEqual([toChanged(after)]);
  });

  it.each<readonly [where: string, before: string]>([
    ['of another type', "fi‸le { '/a': }\nuser { 'b': }\n"],
    ['of another form', "fi‸le { '/a': }\n@file { '/b': }\n"],
    ['with other values', "fi‸le { '/a': mode => '0644' }\nfile { '/b': mode => '0600' }\n"],
    ['with another statement between them', "fi‸le { '/a': }\nnotice(1)\nfile { '/b': }\n"],
    ['with different comments', "fi‸le { '/a':\n  # a\n  mode => '0644' }\nfile { '/b':\n  # b\n  mode => '0644' }\n"],
    ['with a title that is a variable', 'fi‸le { $a: }\nfile { $b: }\n'],
  ])('but not %s', (_, before) => {
    expect(findChanges(before, JOIN)).toEqual([]);
  });
});
