/** Files of real agents: pasted, dropped or chosen, they open in the views of simulated runs. */
import { fileURLToPath } from 'node:url';
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { log, openPage, runResult, showView } from './page.ts';
import { expect, test } from './test.ts';

const folder = new URL('../agent-files/', import.meta.url);

function pathOf(file: string): string {
  return fileURLToPath(new URL(file, folder));
}

function dialog(page: Page) {
  return page.getByRole('dialog', { name: 'Open', exact: true });
}

/** Chooses files in the dialog, and waits until they are recognized. */
async function choose(page: Page, ...files: readonly string[]): Promise<void> {
  await page.getByRole('region', { name: 'Files' }).getByRole('button', { name: 'Open…' }).click();
  const chooser = page.waitForEvent('filechooser');
  await dialog(page).getByRole('button', { name: 'Choose files' }).click();
  await (await chooser).setFiles(files.map(pathOf));
  await expect(dialog(page).getByRole('list', { name: 'Recognized files' })).toBeVisible();
}

/** Pastes text while no field has the focus, with the keys. */
async function pasteOnPage(page: Page, text: string): Promise<void> {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.evaluate((pasted) => navigator.clipboard.writeText(pasted), text);
  await page.getByRole('tab', { name: 'Graph', exact: true }).focus();
  await page.keyboard.press('ControlOrMeta+V');
}

test('A pasted log with a cycle is drawn, and says what would explain its edges', async ({ page }) => {
  await openPage(page);
  await pasteOnPage(page, await readFile(new URL('pasted/agent-t-cycle/log.txt', folder), 'utf8'));
  await expect(dialog(page)).toContainText('Agent log with 1 dependency cycle: web01.example.com, 10 messages');
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toBeHidden();
  const graph = page.getByRole('region', { name: 'Graph', exact: true });
  await expect(graph).toContainText('5 resources, 5 edges');
  const path = graph.getByRole('region', { name: 'Cycle 1' }).getByRole('list', { name: 'Path' });
  await expect(path.getByRole('listitem')).toHaveText([
    'Package[redis-server]',
    'Class[Cache::Install]',
    'Class[Cache::Config]',
    'File[/etc/redis/redis.conf]',
    'Exec[prime cache]',
    'Package[redis-server]',
  ]);
  await expect(graph).toContainText('/catalog/web01.example.com.json" catalog.json');
  await expect(log(page)).toContainText('Found 1 dependency cycle');

  await graph.getByRole('button', { name: 'Show the project' }).click();
  await expect(graph).toContainText('3 resources, 2 edges');
  await expect(page.getByRole('contentinfo', { name: 'Status' })).toContainText('Not edited');
});

test('A report opens in the timeline with its real times, beside the simulated runs', async ({ page }) => {
  await openPage(page);
  await choose(page, 'recorded/failure-with-skips/puppet-8.11.0/report.yaml');
  await expect(dialog(page)).toContainText(
    'Report of Puppet 8.11.0: web.example.com, 4 Mar 2025, 7 resources, 2 failed, 4 skipped, 1 changed',
  );
  await dialog(page).getByRole('button', { name: 'Open', exact: true }).click();
  const timeline = page.getByRole('tabpanel', { name: 'Timeline' });
  await expect(
    timeline.getByRole('treeitem', { name: /^Exec\[mount the data volume\], Failed, at 4 ms/ }),
  ).toBeVisible();
  await expect(timeline).toContainText(/ms measured/);
  await expect(runResult(page)).toContainText('2 failed');
  await showView(page, 'Report');
  await page.getByRole('button', { name: /^Run:/ }).first().click();
  await expect(page.getByRole('menuitemradio')).toHaveText([
    /Report of Puppet 8\.11\.0.*real agent/s,
    /Applied on opening/,
  ]);
});
