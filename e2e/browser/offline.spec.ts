import { rmSync } from 'node:fs';
import { expect, test, type Page } from './test.ts';
import { makeAnotherRelease } from './another-release.ts';
import { editorText, log, openFile, replaceText, runResult, showLog, showView, viewNames } from './page.ts';
import { serveFolder } from './static-server.ts';

test.use({ serviceWorkers: 'allow' });

/** A manifest whose template needs Ruby. */
const WITH_TEMPLATE = `$greeting = 'hello'
notify { inline_template('<%= @greeting.upcase %> from Ruby'): }
`;

/** Shows a view, and expects that its code can be loaded. */
async function expectLoaded(page: Page, name: string): Promise<void> {
  await showView(page, name);
  await expect(page.getByRole('tabpanel', { name })).toBeVisible();
  await expect(page.locator('.empty-state-error')).toHaveCount(0);
  await expect(page.getByText(/^Loading /)).toHaveCount(0);
}

function status(page: Page) {
  return page.getByRole('contentinfo', { name: 'Status' });
}

test('The second visit needs no network @deep', async ({ page, context, request }) => {
  const host = await serveFolder('dist', '/bunraku/');
  await page.goto(`${host.address}?view=report`);
  // Waits until Ruby is stored, which happens in the background after the page.
  await expect(status(page).getByText('Works offline', { exact: true })).toBeVisible({ timeout: 60_000 });

  await test.step('The page can be installed', async () => {
    const address = await page.locator('link[rel=manifest]').getAttribute('href');
    const manifest: { icons: { src: string; sizes: string; purpose?: string }[]; display: string } = await (
      await request.get(new URL(address ?? '', host.address).href)
    ).json();
    expect(manifest.display).toBe('standalone');
    expect(manifest.icons.some(({ purpose, sizes }) => purpose === 'maskable' && sizes === '512x512')).toBe(true);
    for (const { src } of manifest.icons)
      expect((await request.get(new URL(src, host.address).href)).status()).toBe(200);
  });

  await test.step('Help links to the licenses of the libraries, which are outside the app', async () => {
    await page.getByRole('button', { name: 'Help and shortcuts', exact: true }).click();
    const popup = page.waitForEvent('popup');
    await page.getByRole('link', { name: 'Licenses of the libraries in Bunraku' }).click();
    const licenses = await popup;
    await expect(licenses.locator('body')).toContainText('monaco-editor');
    await licenses.close();
  });

  // From now on, the host is down, and the browser has no network.
  await host.close();
  await context.setOffline(true);

  await test.step('Views and dialogs open, and projects can be applied', async () => {
    await page.goto(`${host.address}?view=catalog`);
    await expect(status(page)).toContainText('Offline');
    await expect(runResult(page)).toContainText('1 changed');
    await openFile(page, 'site.pp');
    await replaceText(page, "notify { 'without network': }\nexec { '/bin/echo hello': logoutput => true }\n");
    await page.keyboard.press('ControlOrMeta+Enter');
    await expect(log(page)).toContainText('without network');
    await expect(log(page)).toContainText('hello');
    for (const name of ['Timeline', 'Data']) await expectLoaded(page, name);
    await page.getByRole('button', { name: 'Examples', exact: true }).click();
    await expect(page.getByRole('dialog').getByText('Loading')).toHaveCount(0);
    await page.keyboard.press('Escape');
  });

  await test.step('Ruby works, even if it was never used before', async () => {
    await openFile(page, 'site.pp');
    await replaceText(page, WITH_TEMPLATE.replace('hello', 'still here'));
    await page.keyboard.press('ControlOrMeta+Enter');
    await showLog(page);
    await expect(log(page)).toContainText('STILL HERE from Ruby');
  });
});

test('Every view and dialog opens without network @deep', async ({ page, context }) => {
  const host = await serveFolder('dist', '/bunraku/');
  await page.goto(`${host.address}?view=report`);
  await expect(status(page).getByText('Works offline', { exact: true })).toBeVisible({ timeout: 60_000 });
  await host.close();
  await context.setOffline(true);
  await page.goto(`${host.address}?view=catalog`);
  await expect(status(page)).toContainText('Offline');
  for (const name of await viewNames(page)) await expectLoaded(page, name);
  for (const dialog of ['Share', 'Examples', 'Projects', 'Help and shortcuts']) {
    await page.getByRole('button', { name: dialog, exact: true }).click();
    await expect(page.getByRole('dialog').getByText('Loading')).toHaveCount(0);
    await page.keyboard.press('Escape');
  }
});

test('With a data saver, Ruby is stored at its first use, and until then the status says that it is missing @deep', async ({
  page,
  context,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', {
      value: Object.assign(new EventTarget(), { saveData: true, effectiveType: '4g' }),
    });
  });
  const host = await serveFolder('dist', '/bunraku/');
  await page.goto(host.address);
  await expect(status(page)).toContainText('Works offline (without Ruby)');
  // Reloads, because the service worker only handles requests of pages that load after its activation.
  await page.reload();
  await expect(status(page)).toContainText('Works offline (without Ruby)');
  await context.setOffline(true);
  await expect(status(page)).toContainText('Offline (without Ruby)');
  await context.setOffline(false);
  await replaceText(page, WITH_TEMPLATE);
  await page.keyboard.press('ControlOrMeta+Enter');
  await showLog(page);
  await expect(log(page)).toContainText('HELLO from Ruby');
  await expect(status(page).getByText('Works offline', { exact: true })).toBeVisible();
  await host.close();
});

test('A new release waits for a reload, and tabs of the old release keep working @deep', async ({ page, context }) => {
  // Slow, because both releases are downloaded completely.
  test.slow();
  const next = makeAnotherRelease('dist');
  const host = await serveFolder('dist', '/bunraku/');
  try {
    await page.goto(`${host.address}?view=report`);
    await expect(status(page)).toContainText('Works offline');
    const oldRelease = await page.locator('meta[name=bunraku-revision]').getAttribute('content');

    // The host has only the files of the new release.
    host.use(next);
    const second = await context.newPage();
    await second.goto(host.address);
    await expect(second.getByText('A new version of Bunraku is ready.')).toBeVisible();
    await replaceText(second, "notify { 'kept over the update': }\n");
    await second.getByRole('button', { name: 'Reload', exact: true }).click();
    await expect(second.locator('meta[name=bunraku-revision]')).not.toHaveAttribute('content', oldRelease ?? '');
    await expect(editorText(second)).toContainText('kept over the update');

    // The old tab loads this view only now, from the stored files of its release.
    await page.getByRole('tab', { name: 'Timeline' }).click();
    await expect(page.getByRole('slider', { name: 'Step of the run' })).toBeVisible();

    // Closes the old tab, after which the old release is deleted.
    const keptFiles = (): Promise<number> =>
      second.evaluate(async () => {
        const caches = await window.caches.keys();
        const lists = await Promise.all(caches.map(async (name) => (await window.caches.open(name)).keys()));
        return lists.flat().filter(({ url }) => /TimelinePanel-[\w-]+\.js$/.test(url)).length;
      });
    expect(await keptFiles()).toBe(2);
    await page.close();
    await second.reload();
    await expect.poll(keptFiles).toBe(1);
  } finally {
    await host.close();
    rmSync(next, { recursive: true });
  }
});
