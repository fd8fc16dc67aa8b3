import { expect, test } from './test.ts';
import { editor, editorText, openPage, runResult } from './page.ts';

test('Commands and shortcuts are listed and run, and panes keep their sizes @deep', async ({ page }) => {
  await openPage(page, `#src=${encodeURIComponent("notify { 'a': }\n")}`);

  await test.step('F1 lists every command; a few letters find a command, and Enter runs it', async () => {
    await editor(page).focus();
    await page.keyboard.press('F1');
    const dialog = page.getByRole('dialog', { name: 'Commands' });
    await expect(dialog.getByRole('menuitem', { name: /^Apply to the simulated machine/ })).toContainText('Ctrl+Enter');
    await page.getByRole('searchbox', { name: 'Find a command' }).fill('timeline');
    await expect(dialog.getByRole('menuitem').first()).toContainText('Timeline');
    await page.keyboard.press('Enter');
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('tab', { name: 'Timeline' })).toHaveAttribute('aria-selected', 'true');
    await expect.poll(() => new URL(page.url()).searchParams.get('view')).toBe('timeline');
  });

  await test.step('Editor commands change the open file', async () => {
    await editor(page).focus();
    await page.keyboard.press('F1');
    await page.getByRole('searchbox', { name: 'Find a command' }).fill('Comment or uncomment');
    await page.keyboard.press('Enter');
    await expect(editorText(page)).toContainText("# notify { 'a': }");
  });

  await test.step('? shows the shortcuts, but not while typing', async () => {
    await expect(runResult(page)).not.toBeEmpty();
    await editor(page).focus();
    await page.keyboard.press('?');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.getByRole('tab', { name: 'Graph', exact: true }).focus();
    await page.keyboard.press('?');
    const help = page.getByRole('dialog', { name: 'Help' });
    await expect(help.getByText('Noop: show what would change')).toBeVisible();
    await expect(help.getByText('Format the file').or(help.getByText('Go to a line'))).not.toHaveCount(0);
    await expect(help.getByText('Rename the symbol at the cursor')).toBeVisible();
    await expect(help.getByText('Go to a symbol in the file')).toBeVisible();
    // The help explains every view and every mark.
    for (const name of ['Graph', 'Timeline', 'System', 'Terminal', 'Catalog'])
      await expect(help.getByRole('term').getByText(name, { exact: true })).toBeVisible();
    await expect(help.getByRole('term').filter({ hasText: '~' })).toContainText('Changed');
    await expect(help.getByRole('term').filter({ hasText: '+ Added' })).toBeVisible();
    await help.getByRole('checkbox', { name: /as a shortcut/ }).uncheck();
    await page.keyboard.press('Escape');
    await expect(help).toBeHidden();
    // Users of speech input can turn off single-character shortcuts such as `?`.
    await page.keyboard.press('?');
    await expect(help).toBeHidden();
    await page.keyboard.press('Shift+F1');
    await help.getByRole('checkbox', { name: /as a shortcut/ }).check();
    await page.keyboard.press('Escape');
    await page.keyboard.press('?');
    await expect(help).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('tab', { name: 'Graph', exact: true })).toBeFocused();
  });

  await test.step('Panes keep their sizes after a reload', async () => {
    const separator = page.getByRole('separator', { name: 'Width of the file list' });
    const width = (): Promise<number> =>
      page.getByRole('treegrid', { name: 'Environment' }).evaluate((tree) => tree.clientWidth);
    await separator.focus();
    let after = await width();
    for (let times = 0; times < 3; times += 1) {
      const before = after;
      await page.keyboard.press('ArrowRight');
      // The page changes one frame after the key.
      await expect.poll(width).toBeGreaterThan(before);
      after = await width();
    }
    await page.reload();
    await expect(editorText(page)).toBeVisible();
    await expect.poll(width).toBe(after);
  });
});
