import AxeBuilder from '@axe-core/playwright';
import { expect, test, type Page } from '@playwright/test';
import { openPage, runResult } from './page.ts';

/** What axe calls serious or critical, in a form that a failing test shows well. */
async function violations(page: Page): Promise<readonly string[]> {
  // The editor's insides are Monaco's own; it has its own screen reader mode.
  const { violations: found } = await new AxeBuilder({ page }).exclude('.monaco-editor').analyze();
  return found
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.html.slice(0, 160)}`));
}

for (const theme of ['Light', 'Dark', 'High contrast']) {
  test(`the page has no serious faults in its ${theme.toLowerCase()} theme`, async ({ page }) => {
    await openPage(page);
    await expect(runResult(page)).toContainText('changed');
    await page.getByRole('button', { name: 'Theme' }).click();
    await page.getByRole('menuitemradio', { name: theme }).click();
    for (const view of ['Graph', 'Timeline', 'System', 'Catalog', 'Report']) {
      await page.getByRole('tab', { name: view }).click();
      expect(await violations(page), view).toEqual([]);
    }
  });
}

for (const dialog of ['Share', 'Examples', 'Projects', 'Help and shortcuts']) {
  test(`the dialog behind ${dialog} has no serious faults`, async ({ page }) => {
    await openPage(page);
    await page.getByRole('button', { name: dialog, exact: true }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    expect(await violations(page)).toEqual([]);
  });
}

test.describe('on a narrow page', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('each pane has no serious faults', async ({ page }) => {
    await page.goto('/');
    await expect(runResult(page)).toContainText('changed');
    const bar = page.getByRole('navigation', { name: 'Panes' });
    for (const pane of ['Graph', 'Run', 'System', 'More', 'Code']) {
      await bar.getByRole('button', { name: pane, exact: true }).click();
      expect(await violations(page), pane).toEqual([]);
    }
  });
});
