import { describe, expect, it } from 'vitest';
import type { DocumentSymbol } from '../answers.ts';
import { createMarkedProject } from '../testing/service-of.ts';

/** Returns the entries as lines, indented by depth, with the line on which each entry ends. */
function outline(path: string, text: string): readonly string[] {
  const { service } = createMarkedProject({ [path]: text });
  const lines = ({ name, range, children = [] }: DocumentSymbol, depth: number): readonly string[] => [
    `${'  '.repeat(depth)}${name} ${text.slice(0, range[1]).split('\n').length}`,
    ...children.flatMap((child) => lines(child, depth + 1)),
  ];
  return service.answer('symbols', { file: path }).symbols.flatMap((symbol) => lines(symbol, 0));
}

describe('the outline of', () => {
  it.each<readonly [what: string, path: string, text: string, expected: readonly string[]]>([
    [
      'nested data',
      'data/common.yaml',
      "---\na::users:\n  alice:\n    uid: 1\n  # two\n  bob: {}\n\n'b': [1, 2]\n",
      ['a::users 6', '  alice 4', '    uid 4', '  bob 6', 'b 8'],
    ],
    [
      'a hierarchy',
      'hiera.yaml',
      '---\nversion: 5\nhierarchy:\n  - name: OS\n    path: os.yaml\n  - path: common.yaml\n',
      ['version 2', 'hierarchy 6', '  OS 5', '    name 4', '    path 5', '  [1] 6', '    path 6'],
    ],
    [
      'metadata',
      'modules/a/metadata.json',
      '{\n  "name": "b-a",\n  "dependencies": [\n    { "name": "c/d" }\n  ]\n}\n',
      ['name 2', 'dependencies 5', '  c/d 4', '    name 4'],
    ],
    [
      'a Puppetfile',
      'Puppetfile',
      "mod 'a-b', '1.0.0'\n\nmod 'c',\n  git: 'https://d',\n  tag: 'e'\n",
      ['a-b 1', 'c 5'],
    ],
    ['settings', 'environment.conf', '# one\nmodulepath = a\n manifest=b\n', ['modulepath 2', 'manifest 3']],
  ])('%s', (_, path, text, expected) => {
    expect(outline(path, text)).toEqual(expected);
  });

  it('a large file has only its top-level keys', () => {
    const text = Array.from({ length: 1500 }, (_, index) => `k${index}:\n  a: 1\n  b: 2\n`).join('');
    const names = outline('data/common.yaml', text).map((line) => line.split(' ')[0]);
    expect(names).toHaveLength(1500);
    expect(names.at(-1)).toBe('k1499');
  });

  it('data that is invalid still has the keys that can be read', () => {
    expect(outline('data/common.yaml', '---\na: [\nb: 1\n').length).toBeGreaterThan(0);
  });
});
