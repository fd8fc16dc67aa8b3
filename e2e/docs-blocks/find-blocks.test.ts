import { expect, it } from 'vitest';
import { blocksOf } from './find-blocks.ts';

it('finds the blocks of one language, without the indentation of their fence', () => {
  const markdown = [
    '```puppet',
    "notify { 'a': }",
    '```',
    '* item',
    '  ~~~ puppet',
    '  if true {',
    '    ```',
    '  }',
    '  ~~~',
    '```yaml',
    '```puppet',
    '```',
  ].join('\n');
  expect(blocksOf(markdown, 'puppet')).toEqual([
    { line: 1, code: "notify { 'a': }\n" },
    { line: 5, code: 'if true {\n  ```\n}\n' },
  ]);
});
