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

test('blocks of HTML have expectations in attributes', () => {
  const html = `<div class="highlight-puppet" data-expect="fails" data-release="7"><table><tr>
<td class="linenos"><pre>1\n2</pre></td><td><pre><span class="linenos">1</span>a<br>b</pre></td></tr></table></div>`;
  expect(findDocsBlocks('a.html', html)).toEqual([
    {
      number: 1,
      line: 3,
      places: 'none',
      code: 'a\nb\n',
      expectation: { fails: true, skips: false, release: '7' },
    },
  ]);
});

test('blocks of HTML have the line of their first code', () => {
  const html = `<h1 title="<pre>">A</h1>
<!-- <pre> -->
<div class="language-puppet"><pre>
a
b</pre></div>
<div class="language-puppet">
  <pre
    class="shiki"
    title="a > b"
  ><code><span class="line"><span>c</span></span>
<span>d</span></code></pre></div>
<PRE class='language-puppet'><code>

e</code></PRE>`;
  expect(place('a.html', html)).toEqual([
    [4, 'a\nb\n'],
    [10, 'c\nd\n'],
    [12, '\n\ne\n'],
  ]);
  expect(findDocsBlocks('a.html', html).map(({ places }) => places)).toEqual(['lines', 'lines', 'lines']);
  expect(place('a.md', `text\n\n<div>\n${html.replace(/\n\n/g, '\n')}\n</div>\n`).map(([line]) => line)).toEqual([
    7, 13, 15,
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
