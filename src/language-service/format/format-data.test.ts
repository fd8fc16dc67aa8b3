import { expect, it } from 'vitest';
import { applyEdits } from './format-manifest.ts';
import { formatData } from './format-data.ts';

async function format(file: string, text: string): Promise<string> {
  const { edits, refusal } = await formatData(file, text);
  return refusal ?? applyEdits(text, edits);
}

it.each([
  ['data/a.yaml', '---\n# a\nb:   1\n"c::d" : [1,2]\n', "---\n# a\nb: 1\n'c::d': [1, 2]\n"],
  ['data/a.yaml', 'a:\n- b # c\n\n\n\n-   d: "it\'s"\n', 'a:\n  - b # c\n\n  - d: "it\'s"\n'],
  ['data/a.yaml', 'a: >\n  b\n    c\nd: "%{lookup(\'e\')}"\n', 'a: >\n  b\n    c\nd: "%{lookup(\'e\')}"\n'],
  ['data/a.yaml', 'a: 1\r\nb:   2\r\n', 'a: 1\r\nb: 2\r\n'],
  ['data/a.yaml', 'a: [1,\n', 'Not formatted: this file is not valid YAML.'],
  ['data/a.yaml', 'a: 1\na:   2\n', 'a: 1\na: 2\n'],
  ['a.json', '{"a":1.0,"b":[1,2],"c":{}}', '{\n  "a": 1.0,\n  "b": [1, 2],\n  "c": {}\n}\n'],
  ['a.json', '{"a":[\n1],"a":{"b":"}"}}', '{\n  "a": [\n    1\n  ],\n  "a": { "b": "}" }\n}\n'],
  ['a.json', '{"a":1,}', 'Not formatted: this file is not valid JSON.'],
])('formats %s: %j', async (file, before, after) => {
  expect(await format(file, before)).toBe(after);
});

it('leaves JSON with thousands of levels as it is', async () => {
  const deep = `${'['.repeat(5000)}${']'.repeat(5000)}`;
  expect(await format('a.json', deep)).toBe(deep);
});
