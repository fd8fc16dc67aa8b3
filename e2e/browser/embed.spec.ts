import { expect, test } from './test.ts';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { editorText, linkOf, openFile, openPage, replaceText, runResult, saved } from './page.ts';

const source = `#src=${encodeURIComponent("notify { 'embedded': }\n")}`;

test('An embed shows code, one view and Run, and stores nothing; Open in Bunraku passes the current code on', async ({
  page,
  context,
}) => {
  await page.goto(`/?embed=1&view=report${source}`);
  await expect(editorText(page)).toContainText('embedded');
  await expect(page.getByRole('region', { name: 'Report' })).toBeVisible();
  await expect(page.getByRole('tablist', { name: 'Views' })).toHaveCount(0);
  await replaceText(page, "notify { 'one': }\nnotify { 'two': }\n");
  await page.getByRole('button', { name: 'Run', exact: true }).click();
  await expect(runResult(page)).toHaveText('Run finished: 2 changed.');
  expect(await page.evaluate(async () => (await indexedDB.databases()).length)).toBe(0);

  await replaceText(page, "notify { 'handed over': }\n");
  const opened = context.waitForEvent('page');
  await page.getByRole('button', { name: 'Open in Bunraku' }).click();
  const full = await opened;
  await expect(editorText(full)).toContainText('handed over');
  await expect(full.getByRole('tablist', { name: 'Views' })).toBeVisible();
});

test('The view of an embed does not wait for the code of the editor @deep', async ({ page }) => {
  await page.route(/\/CodeEditor-.*\.js$/, () => undefined);
  await page.goto('/?embed=1&view=graph#example/ntp');
  await expect(page.locator('.graph-drawing canvas').first()).toBeVisible();
});

test('The share dialog copies embed code that works on another site @deep', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openPage(page, `?view=catalog${source}`);
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  await page.getByRole('button', { name: 'Copy embed code' }).click();
  await expect(page.getByText('Embed code copied')).toBeVisible();
  const code = await page.evaluate(() => navigator.clipboard.readText());

  const server = createServer((_, response) =>
    response.setHeader('content-type', 'text/html').end(`<h1>Blog</h1>${code}`),
  );
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  try {
    await page.goto(`http://localhost:${(server.address() as AddressInfo).port}/`);
    const frame = page.frameLocator('iframe');
    await expect(frame.getByRole('heading', { name: 'Manifest from a link' })).toBeVisible();
    await expect(frame.getByRole('region', { name: 'Catalog' })).toContainText('embedded');
  } finally {
    server.close();
    server.closeAllConnections();
  }
});

test('A framed page has no access to saved projects, whatever its address', async ({ page }) => {
  await openPage(page);
  await openFile(page, 'site.pp');
  await replaceText(page, "notify { 'mine': }\n");
  await expect(saved(page)).toBeVisible();
  const link = await linkOf(page);
  const { origin } = new URL(link);
  await page.route(`${origin}/framing.html`, (route) =>
    route.fulfill({ contentType: 'text/html', body: `<iframe src="${origin}/" width="1200" height="700"></iframe>` }),
  );
  await page.goto(`${origin}/framing.html`);
  const frame = page.frameLocator('iframe');
  await expect(frame.getByRole('button', { name: 'Open in Bunraku' })).toBeVisible();
  await expect(frame.getByText('mine')).toHaveCount(0);
  await expect(frame.getByRole('button', { name: 'Projects', exact: true })).toHaveCount(0);
});

test('An embed runs in a frame that is sandboxed without an origin @deep', async ({ page }) => {
  await page.route('/framing.html', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<iframe sandbox="allow-scripts" src="/?embed=1&view=report${source}" width="1200" height="700"></iframe>`,
    }),
  );
  await page.goto('/framing.html');
  const frame = page.frameLocator('iframe');
  await expect(frame.getByRole('status', { name: 'Result of the run' })).toHaveText('Run finished: 1 changed.');
});
