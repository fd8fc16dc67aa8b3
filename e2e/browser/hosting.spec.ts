import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from './test.ts';
import { editorText, runResult, showView, viewNames } from './page.ts';
import { serveFolder } from './static-server.ts';

test('The built folder works on a plain host, under any path @deep', async ({ page }) => {
  const host = await serveFolder('dist', '/tools/bunraku/');
  try {
    const missing: string[] = [];
    page.on('response', (response) => {
      if (response.status() >= 400) missing.push(response.url());
    });
    await page.goto(`${host.address}?view=report#example/ntp`);
    await expect(editorText(page)).toContainText('class ntp');
    await expect(runResult(page)).toContainText('2 changed');
    for (const name of await viewNames(page)) await showView(page, name);
    expect(missing).toEqual([]);
    expect(new URL(page.url()).pathname).toBe('/tools/bunraku/');
  } finally {
    await host.close();
  }
});

test('File names contain a hash of the content, except those requested on every visit', () => {
  const fixed = readdirSync('dist/assets').filter((name) => !/-[\w-]{8}\.[a-z0-9]+(?:\.map|\.br|\.gz)?$/.test(name));
  expect(fixed).toEqual([]);
  expect(readFileSync('dist/_headers', 'utf8')).toContain(
    '/assets/*\n  Cache-Control: public, max-age=31536000, immutable',
  );
});
