import { expect, test } from 'vitest';
import type { Comparison } from './comparison.ts';
import { toHtml } from './to-html.ts';
import { toMarkdown } from './to-markdown.ts';
import { toText } from './to-text.ts';

const comparison: Comparison = {
  before: 'old',
  after: 'new',
  folders: { nodes: 2, compiled: 1 },
  sum: {
    errors: [],
    touched: ['web'],
    changes: [
      {
        id: '1',
        nodes: ['web'],
        change: {
          resource: 'File[<b>]',
          status: 'changed',
          attributes: [
            { name: 'content', before: 'a\nb\n', after: 'a\n```c\n', isText: true },
            { name: 'mode', before: "'0644'" },
          ],
        },
      },
    ],
    edges: [
      { id: '2', nodes: ['web'], edge: { status: 'removed', kind: 'containment', from: 'Class[<b>]', to: 'File[a]' } },
      { id: '3', nodes: ['web'], edge: { status: 'added', kind: 'refresh', from: 'File[a]', to: 'Service[b]' } },
    ],
  },
};

test('Text has the differing lines', () => {
  expect(toText(comparison)).toBe(`! File[<b>]
    ! content
    -   b
    +   \`\`\`c
    - mode => '0644'
    on web
- Class[<b>] contains File[a]
+ File[a] ~> Service[b]
    on web
1 of 2 nodes changes; 1 compiled again
`);
});

test('Markdown cannot leave its code block or contain HTML', () => {
  const text = toMarkdown(comparison);
  expect(text).toContain('<summary>! File&#91;&lt;b&gt;&#93; on 1 node</summary>');
  expect(text).toContain('<summary>Edges on 1 node</summary>');
  expect(text).toContain('```diff\n- Class[<b>] contains File[a]\n+ File[a] ~> Service[b]\n```');
  expect(text).toContain('````diff\n! content\n-   b\n+   ```c\n');
});

test('HTML is escaped, and needs no other file', () => {
  const page = toHtml(comparison);
  expect(page).toContain('<h2>! File[&lt;b&gt;]</h2>');
  expect(page).toContain('<span class="added">+ File[a] ~&gt; Service[b]</span>');
  expect(page).not.toContain('<b>');
  expect(page).not.toMatch(/<script|src=|href=/);
});
