import { describe, expect, it } from 'vitest';
import type { ProblemView } from '../../protocol/analysis.ts';
import { createEngine } from '../engine.ts';

async function firstError(files: Readonly<Record<string, string>>): Promise<ProblemView> {
  const { problems } = await createEngine().analyze({
    revision: 1,
    project: {
      name: 'Test',
      files,
      node: { certname: 'node.example.com', platform: 'debian-12', facts: {} },
      machine: { files: {}, packages: {}, services: {} },
    },
  });
  const found = problems.find(({ severity }) => severity === 'error');
  if (found === undefined) throw new Error('no error was found');
  return found;
}

/** Returns `file:line` of the problem, followed by `file:line message` for each related place. */
async function placesOf(files: string | Readonly<Record<string, string>>): Promise<readonly string[]> {
  const { place, related } = await firstError(typeof files === 'string' ? { 'manifests/site.pp': files } : files);
  const name = (file: string): string => file.replace('manifests/site.pp', 'site.pp');
  return [
    `${name(place?.file ?? '?')}:${place?.line ?? '?'}`,
    ...related.map((each) => `${name(each.place.file)}:${each.place.line} ${each.message}`),
  ];
}

describe('related places of an error', () => {
  it.each([
    ['a duplicate declaration', "notify { 'a': }\nnotify { 'a': }", ['site.pp:2', 'site.pp:1 First declared here']],
    [
      'a duplicate of a class',
      "class a { }\ninclude a\n\nclass { 'a': }",
      ['site.pp:4', 'site.pp:2 First declared here'],
    ],
    [
      'a duplicate in a define',
      "define d {\n  notify { 'x': }\n}\nd { 'a': }\nd { 'b': }",
      [
        'site.pp:2',
        'site.pp:5 Declared here',
        'site.pp:2 First declared here',
        'site.pp:4 The first declaration belongs to D[a]',
      ],
    ],
    [
      'an alias that is taken',
      "file { 'a':\n  path => '/x',\n}\nfile { 'b':\n  path => '/x',\n}",
      ['site.pp:4', 'site.pp:1 First declared here'],
    ],
    ['a class defined twice', 'class a { }\n\nclass a { }', ['site.pp:3', 'site.pp:1 First defined here']],
    ['a define defined twice', 'define a { }\ndefine a { }', ['site.pp:2', 'site.pp:1 First defined here']],
    ['a define of the name of a class', 'class a { }\ndefine a { }', ['site.pp:2', 'site.pp:1 First defined here']],
    ['a node defined twice', "node 'a' { }\nnode 'a' { }", ['site.pp:2', 'site.pp:1 First defined here']],
    [
      'a function defined twice',
      'function f() { 1 }\n\nfunction f() { 2 }',
      ['site.pp:3', 'site.pp:1 First defined here'],
    ],
    ['a type alias defined twice', 'type A = Integer\ntype A = String', ['site.pp:2', 'site.pp:1 First defined here']],
    ['a variable assigned twice', '$x = 1\n\n$x = 2', ['site.pp:3', 'site.pp:1 First assigned here']],
    [
      'a parameter that is assigned',
      'class a($x = 1) {\n  $x = 2\n}\ninclude a',
      ['site.pp:2', 'site.pp:1 First assigned here'],
    ],
    [
      'a variable of a list assigned twice',
      '$x = 1\n[$y, $x] = [1, 2]',
      ['site.pp:2', 'site.pp:1 First assigned here'],
    ],
    ['a parameter declared twice', 'class a(\n  $x,\n  $x,\n) { }', ['site.pp:3', 'site.pp:2 First declared here']],
    [
      'an attribute given twice',
      "notify { 'a':\n  message => 'x',\n  message => 'y',\n}",
      ['site.pp:3', 'site.pp:1 Declared here', 'site.pp:2 First set here'],
    ],
    ['a key given twice', "$x = {\n  'a' => 1,\n  'a' => 2,\n}", ['site.pp:3', 'site.pp:2 First key here']],
    ['a second default', 'case 1 {\n  default: { }\n  default: { }\n}', ['site.pp:3', 'site.pp:2 First default here']],
    [
      'a default set twice',
      "Notify {\n  message => 'a',\n}\nNotify {\n  message => 'b',\n}",
      ['site.pp:5', 'site.pp:2 First set here'],
    ],
    [
      'an override of a parameter that is set',
      "notify { 'a':\n  message => 'x',\n}\nNotify['a'] {\n  message => 'y',\n}",
      ['site.pp:5', 'site.pp:2 First set here'],
    ],
    [
      'an override that sets a parameter twice',
      "notify { 'a': }\nNotify['a'] {\n  message => 'y',\n  message => 'z',\n}",
      ['site.pp:4', 'site.pp:2 Declared here', 'site.pp:3 First set here'],
    ],
  ])('lead to the first one: %s', async (_, files, places) => {
    expect(await placesOf(files)).toEqual(places);
  });

  it('lead to another file', async () => {
    expect(
      await placesOf({
        'manifests/site.pp': "include a\nnotify { 'x': }",
        'modules/a/manifests/init.pp': "class a {\n  notify { 'x': }\n}",
      }),
    ).toEqual(['site.pp:2', 'modules/a/manifests/init.pp:2 First declared here']);
  });
});

describe('errors in files that nothing includes', () => {
  it('have hints and fixes as well', async () => {
    const { hint, fix } = await firstError({
      'manifests/site.pp': '',
      'modules/a/manifests/init.pp': "class a { puts 'x' }",
    });
    expect(hint).toBe('Use notice(…) to write a line to the log.');
    expect(fix?.title).toContain('notice');
  });
});
