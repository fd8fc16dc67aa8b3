import type { CDPSession } from '@playwright/test';
import { strToU8, zipSync } from 'fflate';
import { expect, test, type Page } from './test.ts';
import { openPage, openProjects, saved, showView } from './page.ts';

const MEBIBYTE = 1024 * 1024;
/** Number of files. Each has half a mebibyte, because the import would not open larger files as text. */
const count = 48;

/** Returns the mebibytes of the page's heap after garbage collection. */
async function heapOf(session: CDPSession): Promise<number> {
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  return usedSize / MEBIBYTE;
}

async function importLarge(page: Page): Promise<void> {
  const line = 'a line of a text that a module lays on its machines\n';
  const files = Array.from({ length: count }, (_, index): [string, Uint8Array] => [
    `modules/large/files/${index}.txt`,
    strToU8(`${index}\n${line.repeat(MEBIBYTE / 2 / line.length)}`),
  ]);
  const archive = zipSync({
    'manifests/site.pp': strToU8("notify { 'large': }\n"),
    ...Object.fromEntries(files),
  });
  await page.getByRole('region', { name: 'Files' }).getByRole('button', { name: 'Open…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Open', exact: true });
  const chooser = page.waitForEvent('filechooser');
  await dialog.getByRole('button', { name: 'Choose files' }).click();
  await (await chooser).setFiles({ name: 'large.zip', mimeType: 'application/zip', buffer: Buffer.from(archive) });
  await dialog.getByRole('button', { name: 'Import', exact: true }).click();
  await expect(saved(page)).toBeVisible();
}

test('A closed large project releases the memory of its files @deep', async ({ page }) => {
  await openPage(page);
  const session = await page.context().newCDPSession(page);
  const before = await heapOf(session);
  await importLarge(page);
  expect(await heapOf(session)).toBeGreaterThan(before + count / 2);
  for (const name of ['Missing', 'Nodes']) await showView(page, name);
  await page.getByRole('button', { name: 'Compile all' }).click();
  await expect(page.getByText(/^Compiled 1 of 1 node/)).toBeVisible();

  await (await openProjects(page)).getByRole('button', { name: 'New project' }).click();
  await expect.poll(() => heapOf(session)).toBeLessThan(before + count / 4);
});
