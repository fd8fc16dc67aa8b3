/** Compares the documentation of the module in `e2e/module-docs` with the output of Puppet Strings 5. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { globSync } from 'tinyglobby';
import { describe, expect, it } from 'vitest';
import { bootedRuby } from '../../scripts/ruby/assets.ts';
import { builtinTypes, createTarget, rubyForCompiling } from '../engine/index.ts';
import { readDocstring } from './docstring.ts';
import { toMarkdown } from './markdown.ts';
import { documentedFiles, readModule } from './read-module.ts';

const folder = 'e2e/module-docs/demo';

describe('the documentation of a module', () => {
  it('is that of Puppet Strings', async () => {
    const paths = globSync(documentedFiles, { cwd: folder });
    const files = Object.fromEntries(paths.map((path) => [path, readFileSync(join(folder, path), 'utf8')]));
    const open = rubyForCompiling({
      snapshot: await bootedRuby(),
      files: { paths: [], read: () => undefined },
      target: createTarget(),
      types: builtinTypes,
    });
    const { outline } = open({ name: 'docs.example.com', facts: {} });
    expect(toMarkdown(readModule(files, outline))).toBe(readFileSync('e2e/module-docs/expected.txt', 'utf8'));
  });

  it('leaves out files with syntax errors', () => {
    const document = readModule({ 'manifests/init.pp': 'class a {', 'tasks/a.json': '{' }, () => []);
    expect(document.puppet_classes).toEqual([]);
    expect(document.puppet_tasks).toEqual([]);
  });
});

describe('a comment', () => {
  it.each([
    [
      '@param a Text\n  and more\n\n  after a gap\nplain',
      [{ tag_name: 'param', name: 'a', text: 'Text\nand more\n\nafter a gap' }],
    ],
    [
      '@param [Hash[String, Integer]] a It',
      [{ tag_name: 'param', name: 'a', types: ['Hash[String, Integer]'], text: 'It' }],
    ],
    ['@param a [Integer] It', [{ tag_name: 'param', name: 'a', types: ['Integer'], text: 'It' }]],
    ['@see demo::a for more', [{ tag_name: 'see', name: 'demo::a', text: 'for more' }]],
    ['@unknown tag\n@!directive', []],
    ['@example\nnotice(1)', []],
    ['@example\n  notice(1)', [{ tag_name: 'example', name: '', text: 'notice(1)' }]],
  ])('has the tags of %j', (comment, tags) => {
    expect(readDocstring(comment).tags).toEqual(tags);
  });
});
