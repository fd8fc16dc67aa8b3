/** Menus, dialogs, lists and toolbars with keys alone, by the practices of https://www.w3.org/WAI/ARIA/apg/patterns/. */
import { expect, test, type Locator, type Page } from './test.ts';
import { openPage, runResult } from './page.ts';

async function press(page: Page, ...keys: readonly string[]): Promise<void> {
  for (const key of keys) await page.keyboard.press(key);
}

/** Opens the menu of the button that has the focus and chooses an item by its first letters. */
async function choose(page: Page, item: string): Promise<void> {
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menu')).toBeVisible();
  await page.keyboard.type(item);
  await expect(page.getByRole('menuitem', { name: item })).toBeFocused();
  await page.keyboard.press('Enter');
}

function tree(page: Page): Locator {
  return page.getByRole('treegrid', { name: 'Environment' });
}

function row(page: Page, path: string): Locator {
  return tree(page).locator(`[role=row][data-key="${path}"]`);
}

test('the focus stays on the page when the control that has it goes away', async ({ page }) => {
  await openPage(page);
  await expect(runResult(page)).toContainText('Run finished');

  await test.step('a dialog that an item of a menu opened gives the focus back to the button of the menu', async () => {
    await page.getByRole('tab', { name: 'System' }).click();
    const change = page.getByRole('button', { name: 'Change', exact: true });
    await change.focus();
    for (const item of ['New file', 'Install a package', 'Add a user', 'Add a package to the archive']) {
      await choose(page, item);
      await expect(page.getByRole('dialog').getByRole('textbox').first()).toBeFocused();
      await press(page, 'Escape');
      await expect(change).toBeFocused();
    }
    await choose(page, 'Add a user');
    await page.keyboard.type('zoe');
    await press(page, 'Enter');
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(change).toBeFocused();
  });

  await test.step('renaming a file gives the focus back to its row, done or not', async () => {
    await row(page, 'modules/ntp/manifests').click();
    await press(page, 'F2', 'Escape');
    await expect(row(page, 'modules/ntp/manifests')).toBeFocused();
    await press(page, 'F2', 'End');
    await page.keyboard.type('/old');
    await press(page, 'Enter');
    await expect(row(page, 'modules/ntp/manifests/old')).toBeFocused();
  });

  await test.step('deleting a row moves the focus to the next row, and after the last row to the one before', async () => {
    await press(page, 'Delete');
    await expect(row(page, 'modules/ntp/templates')).toBeFocused();
    await press(page, 'Delete');
    await expect(row(page, 'manifests/site.pp')).toBeFocused();
  });
});
