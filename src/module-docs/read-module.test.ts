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

async function openRuby() {
  const open = rubyForCompiling({
    snapshot: await bootedRuby(),
    files: { paths: [], read: () => undefined },
    target: createTarget(),
    types: builtinTypes,
  });
  return open({ name: 'docs.example.com', facts: {} });
}

const TWO_SIGNATURES = `# Doubles a value.
Puppet::Functions.create_function(:'demo::double') do
  # @param number A number
  # @return Twice the number
  dispatch :number do
    param 'Integer', :number
    return_type 'Integer'
  end

  dispatch :text do
    param 'String', :text
  end
end
`;

describe('the documentation of a module', () => {
  it('is that of Puppet Strings', async () => {
    const paths = globSync(documentedFiles, { cwd: folder });
    const files = Object.fromEntries(paths.map((path) => [path, readFileSync(join(folder, path), 'utf8')]));
    const { outline } = await openRuby();
    expect(toMarkdown(readModule(files, outline))).toBe(readFileSync('e2e/module-docs/expected.txt', 'utf8'));
  });

  it('has a tag for each signature of a function with several signatures', async () => {
    const { outline } = await openRuby();
    const { puppet_functions } = readModule({ 'lib/puppet/functions/demo/double.rb': TWO_SIGNATURES }, outline);
    const [found] = puppet_functions;
    expect(found?.docstring.tags).toEqual([
      {
        tag_name: 'overload',
        signature: 'demo::double(Integer $number)',
        docstring: {
          text: '',
          tags: [
            { tag_name: 'param', name: 'number', text: 'A number', types: ['Integer'] },
            { tag_name: 'return', text: 'Twice the number', types: ['Integer'] },
          ],
        },
        name: 'demo::double',
      },
      {
        tag_name: 'overload',
        signature: 'demo::double(String $text)',
        docstring: {
          text: '',
          tags: [
            { tag_name: 'param', name: 'text', text: '', types: ['String'] },
            { tag_name: 'return', text: '', types: ['Any'] },
          ],
        },
        name: 'demo::double',
      },
    ]);
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
