import { expect, it } from 'vitest';
import { findActions, findChanges, toChanged, type Changed } from '../../testing/actions-at.ts';
import type { Texts } from '../../testing/completion-at.ts';

const META = 'modules/a/metadata.json';

it.each<readonly [what: string, texts: Texts, title: RegExp, after: string | Changed]>([
  [
    'corrects the name in a @param tag',
    '# A.\n#\n# @param [Integer] por‸tt x\nclass a (\n  $port,\n  $size,\n) { }\n',
    /^Change to port$/,
    '# A.\n#\n# @param [Integer] port x\nclass a (\n  $port,\n  $size,\n) { }\n',
  ],
  [
    'replaces it by the only parameter without a tag',
    '# @param ol‸d x\n# @param b y\nclass a ($renamed, $b) { }\n',
    /^Change to renamed$/,
    '# @param renamed x\n# @param b y\nclass a ($renamed, $b) { }\n',
  ],
  [
    'documents one parameter after the one before it',
    '# A.\n#\n# @param b one\n#   more\n# @param d two\nclass a (\n  $b,\n  $‸c,\n  $d,\n) { }\n',
    /^Document the parameter \$c$/,
    '# A.\n#\n# @param b one\n#   more\n# @param c TODO\n# @param d two\nclass a (\n  $b,\n  $c,\n  $d,\n) { }\n',
  ],
  [
    'adds the missing keys of metadata.json',
    { [META]: '{\n  "name‸": "b-a",\n  "version": "1.0.0",\n  "author": "b",\n  "summary": "s"\n}\n' },
    /^Add the missing/,
    {
      [META]:
        '{\n  "license": "Apache-2.0",\n  "source": "",\n  "dependencies": [],\n  "name": "b-a",\n  "version": "1.0.0",\n  "author": "b",\n  "summary": "s"\n}\n',
    },
  ],
])('%s', (_, texts, title, after) => {
  expect(findChanges(texts, title)).toEqual([toChanged(after)]);
});

it('leaves correct tags and documented parameters', () => {
  expect(Object.keys(findActions('# @param b‸ x\nclass a ($b, $c) { }\n'))).not.toContain('Change to c');
  expect(Object.keys(findActions('# @param b x\nclass a ($b‸) { }\n')).join()).not.toContain('Document the parameter');
});
