import { expect, test } from 'vitest';
import { embedCode, embedLink, fullPageLink } from './embed-link.ts';

const link = 'https://example.org/bunraku/?view=graph#p/1/abc';

test("an embed has the link's project and view, and links to the full page", () => {
  const address = embedLink(link, 'timeline');
  expect(address).toBe('https://example.org/bunraku/?view=timeline&embed=1#p/1/abc');
  expect(fullPageLink(address)).toBe('https://example.org/bunraku/?view=timeline#p/1/abc');
});

test('a project’s name cannot end its HTML attribute', () => {
  expect(embedCode(link, 'graph', 'a" onload="x<&')).toContain(
    'title="a&quot; onload=&quot;x&lt;&amp;: Puppet in Bunraku"',
  );
});
