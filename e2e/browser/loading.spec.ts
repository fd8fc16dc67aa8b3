import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { expect, test, type Page } from './test.ts';
import { editor, editorText, openPage } from './page.ts';

/** Collects the names of the files that the page requests from now on. */
function requested(page: Page): readonly string[] {
  const names: string[] = [];
  page.on('request', (request) => names.push(new URL(request.url()).pathname.slice(1)));
  return names;
}

/** Returns the size in bytes of a file as hosts send it: compressed by `npm run build`, or by the host. */
function sentBytes(name: string): number {
  const path = `dist/${name === '' ? 'index.html' : name}`;
  if (existsSync(`${path}.br`)) return readFileSync(`${path}.br`).length;
  const content = readFileSync(path);
  return path.endsWith('.woff2') ? content.length : brotliCompressSync(content).length;
}

test('The editor accepts input after less than a megabyte, and the engine loads later @deep', async ({ page }) => {
  const names = requested(page);
  await page.goto('/');
  await expect(editorText(page)).toBeVisible();
  const before = [...names];
  await editor(page).focus();
  await page.keyboard.insertText('# typed');
  await expect(editorText(page)).toContainText('# typed');

  const editorCode = before.findIndex((name) => /CodeEditor-.*\.js$/.test(name));
  const engine = before.findIndex((name) => /engine-worker-.*\.js$/.test(name));
  expect(editorCode).toBeGreaterThan(0);
  expect(engine === -1 || engine > editorCode).toBe(true);
  // Files before the first view or worker are those that the editor waits for.
  const later = before.findIndex((name) => /-worker-|Panel|LessonPane|lessons-/.test(name));
  expect(later === -1 || later > editorCode).toBe(true);
  const first = before.slice(0, later === -1 ? undefined : later).filter((name) => !name.includes('codicon'));
  expect(first.reduce((sum, name) => sum + sentBytes(name), 0)).toBeLessThan(1_000_000);
});

test('Startup sets performance marks, source maps are not loaded, and ?debug=wire logs messages of the engine @deep', async ({
  page,
}) => {
  const names = requested(page);
  const lines: string[] = [];
  page.on('console', (message) => lines.push(message.text()));
  await openPage(page, '?view=graph&debug=wire#example/ntp');
  await expect(page.locator('[role=application][aria-label^="Graph of "][aria-busy=false]')).toBeVisible();

  const marks = await page.evaluate(() =>
    performance.getEntriesByType('mark').flatMap(({ name }) => (name.startsWith('bunraku:') ? [name] : [])),
  );
  expect(marks.toSorted()).toEqual(['catalog', 'editor', 'engine', 'graph', 'shell'].map((name) => `bunraku:${name}`));
  expect(marks.at(-1)).toBe('bunraku:graph');

  expect(lines.filter((line) => /^engine ← analyze, \d+ bytes$/.test(line))).not.toEqual([]);
  expect(lines.filter((line) => /^engine → analyze, \d+ bytes, [\d.]+ ms$/.test(line))).not.toEqual([]);

  expect(names.filter((name) => name.endsWith('.map'))).toEqual([]);
  const scripts = readdirSync('dist/assets').filter((name) => name.endsWith('.js'));
  expect(readdirSync('dist/assets')).toContainEqual(expect.stringMatching(/^start-.*\.js\.map$/));
  expect(
    scripts.filter((name) => readFileSync(join('dist/assets', name), 'utf8').includes('sourceMappingURL=')),
  ).toEqual([]);
  expect(readFileSync('dist/service-worker.js', 'utf8')).not.toContain('.js.map');
});

test('The first view or command that needs code loads it @deep', async ({ page }) => {
  const names = requested(page);
  await openPage(page, '?view=report#example/ntp');

  await test.step('A project without exec commands does not load the shell', async () => {
    // Several libraries have a file of this name. The one that is meant contains a table of formats.
    const folder = 'dist/assets';
    const shells = readdirSync(folder).filter(
      (name) =>
        /^browser-[\w-]{8}\.js$/.test(name) && readFileSync(join(folder, name), 'utf8').includes('not_primitive'),
    );
    expect(shells).not.toEqual([]);
    await expect(page.getByRole('tree', { name: 'Events by outcome' })).toBeVisible();
    expect(names.filter((name) => shells.some((shell) => name.endsWith(shell)))).toEqual([]);
  });

  await test.step('A view loads its code when it is first opened, and again after a failure', async () => {
    expect(names.filter((name) => /example-/.test(name))).toHaveLength(1);
    expect(names.filter((name) => /GraphPanel|layout-worker|SystemPanel|TimelinePanel/.test(name))).toEqual([]);
    await page.getByRole('tab', { name: 'Graph', exact: true }).click();
    await expect.poll(() => names.filter((name) => /GraphPanel-.*\.js|layout-worker/.test(name)).length).toBe(2);
    expect(names.filter((name) => /SystemPanel|TimelinePanel/.test(name))).toEqual([]);

    await page.route(/SystemPanel-.*\.js/, (route) => route.abort());
    await page.getByRole('tab', { name: 'System', exact: true }).click();
    await expect(page.getByText('System could not be loaded')).toBeVisible();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('button', { name: 'Reload the page' })).toBeVisible();
    await page.unroute(/SystemPanel-.*\.js/);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('region', { name: 'System' })).toBeVisible();
  });
});

test('A page whose scripts fail to load reloads once, then reports the failure @deep', async ({ page }) => {
  let failing = 1;
  await page.route(/\/start-[\w-]+\.js$/, async (route) => {
    if (failing-- > 0) await route.abort();
    else await route.continue();
  });
  await openPage(page);

  // All later requests fail, too, because the page tries again after a single failure.
  failing = Number.POSITIVE_INFINITY;
  await page.goto('./');
  await expect(page.getByRole('alert')).toContainText('could not be loaded');
  failing = 0;
  await page.getByRole('button', { name: 'Load again' }).click();
  await expect(page.getByRole('banner')).toBeVisible();
});

test.describe('In a browser with another language', () => {
  test.use({ locale: 'de-DE' });

  test('The whole page is in English @deep', async ({ page }) => {
    await openPage(page, '#example/ntp');
    const file = page.getByRole('row', { name: /site\.pp/ });
    await file.focus();
    await expect(page.locator('body')).not.toContainText(/Drücken|Ziehen/);
    await page.getByRole('button', { name: 'Examples', exact: true }).click();
    await expect(page.getByRole('dialog', { name: 'Examples' })).toBeVisible();
  });
});
