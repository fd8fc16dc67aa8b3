import { expect, test } from 'vitest';
import { findDocsBlocks, readInfo } from './find-blocks.ts';

const place = (path: string, text: string) => findDocsBlocks(path, text).map(({ line, code }) => [line, code]);

test('blocks of Markdown have their line, also in lists, quotes, admonitions and HTML', () => {
  const lines = [
    '```puppet',
    "notify { 'a': }",
    '```',
    '* item',
    '  ~~~ puppet',
    '  if true {',
    '    ```',
    '  }',
    '  ~~~',
    '> ```pp',
    '> 1',
    '> ```',
    '!!! note',
    '    Text.',
    '',
    '    ```puppet title="site.pp"',
    '    2',
    '    ```',
    '',
    '<pre><code class="language-puppet">3 &lt; 4</code></pre>',
    '',
    '```yaml',
    '```puppet',
    '```',
  ];
  expect(place('a.md', lines.join('\n'))).toEqual([
    [2, "notify { 'a': }\n"],
    [6, 'if true {\n  ```\n}\n'],
    [11, '1\n'],
    [17, '2\n'],
    [20, '3 < 4\n'],
  ]);
});

test('blocks of HTML have expectations in attributes, and no line numbers', () => {
  const html = `<div class="highlight-puppet" data-expect="fails" data-release="7"><table><tr>
<td class="linenos"><pre>1\n2</pre></td><td><pre><span class="linenos">1</span>a<br>b</pre></td></tr></table></div>`;
  expect(findDocsBlocks('a.html', html)).toEqual([
    { number: 1, code: 'a\nb\n', expectation: { fails: true, skips: false, release: '7' } },
  ]);
});

test.each([
  ['puppet', { fails: false, skips: false }],
  ['puppet fails', { fails: true, skips: false }],
  ['puppet,skip', { fails: false, skips: true }],
  ['{.puppet .fails release="3.8"}', { fails: true, skips: false, release: '3.8' }],
  ['puppet title="a.pp" {1,3} platform=rhel-9', { fails: false, skips: false, machine: 'rhel-9' }],
  ['yaml', undefined],
  ['', undefined],
])('the info string %s', (info, expected) => {
  expect(readInfo(info)).toEqual(expected);
});
