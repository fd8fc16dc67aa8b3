/**
 * Tests menus, dialogs, lists and toolbars with the keyboard, as described in
 * https://www.w3.org/WAI/ARIA/apg/patterns/.
 */
import { expect, test, type Locator, type Page } from './test.ts';
import { openPage, runResult, showView, viewNames } from './page.ts';

async function press(page: Page, ...keys: readonly string[]): Promise<void> {
  for (const key of keys) await page.keyboard.press(key);
}

/** Opens the menu of the focused button, and chooses an item by its first letters. */
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

test('The focus stays on the page when the focused control disappears @deep', async ({ page }) => {
  await openPage(page);
  await expect(runResult(page)).toContainText('Run finished');

  await test.step('A dialog opened from a menu returns the focus to the button of the menu', async () => {
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

  await test.step('Renaming a file returns the focus to its row, also after Escape', async () => {
    await row(page, 'modules/ntp/manifests').click();
    await press(page, 'F2', 'Escape');
    await expect(row(page, 'modules/ntp/manifests')).toBeFocused();
    await press(page, 'F2', 'End');
    await page.keyboard.type('/old');
    await press(page, 'Enter');
    await page.getByRole('dialog').getByRole('button', { name: 'Move only' }).press('Enter');
    await expect(row(page, 'modules/ntp/manifests/old')).toBeFocused();
  });

  await test.step('Deleting a row focuses the next row, and after the last row the previous one', async () => {
    await press(page, 'Delete');
    await expect(row(page, 'modules/ntp/templates')).toBeFocused();
    await press(page, 'Delete');
    await expect(row(page, 'manifests/site.pp')).toBeFocused();
  });

  await test.step('Deleting a draft focuses the same button of the next draft', async () => {
    await page.getByRole('button', { name: 'Projects', exact: true }).press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Projects' });
    for (let copies = 0; copies < 2; copies += 1) {
      await dialog
        .getByRole('button', { name: /^Duplicate/ })
        .first()
        .press('Enter');
      await expect(dialog.getByRole('button', { name: /^Delete/ })).toHaveCount(copies + 2);
    }
    const deletions = dialog.getByRole('button', { name: /^Delete/ });
    await deletions.nth(1).press('Enter');
    await expect(deletions).toHaveCount(2);
    await expect(deletions.nth(1)).toBeFocused();
    await deletions.nth(1).press('Enter');
    await expect(deletions).toHaveCount(1);
    await expect(deletions).toBeFocused();
  });

  await test.step('Escape closes a dialog even before the next control has the focus', async () => {
    await page.evaluate(() => {
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
      // Dispatches the event in the same task, because a real key could arrive after the frame that restores the focus.
      document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
    });
    await expect(page.getByRole('dialog', { name: 'Projects' })).toBeHidden();
  });
});

/** Returns the names of the controls in a toolbar that the right arrow key reaches from the first one. */
async function reachedByArrows(page: Page, toolbar: Locator): Promise<readonly string[]> {
  const focused = () =>
    toolbar.evaluate((element) => {
      const { activeElement } = document;
      if (activeElement === null || !element.contains(activeElement)) return 'outside';
      const control = activeElement.closest('label') ?? activeElement;
      return `${activeElement.getAttribute('aria-label') ?? ''} ${control.textContent}`;
    });
  const reached: string[] = [];
  for (let now = await focused(); now !== reached.at(-1); now = await focused()) {
    reached.push(now);
    await press(page, 'ArrowRight');
  }
  return reached;
}

test('Toolbars are one Tab stop with arrow keys, and radio groups work in them @deep', async ({ page }) => {
  await openPage(page);
  await expect(runResult(page)).toContainText('Run finished');

  await test.step('In the graph, an arrow key or Space chooses, and arrow keys in the filter move its cursor', async () => {
    const toolbar = page.getByRole('toolbar', { name: 'Graph: tools' });
    const [dependencies, containment] = ['Dependencies', 'Containment'].map((name) =>
      toolbar.getByRole('radio', { name }),
    );
    if (dependencies === undefined || containment === undefined) throw new Error('no choice');
    await expect(toolbar.getByRole('radiogroup', { name: 'Edges' })).toBeVisible();
    await dependencies.focus();
    await press(page, 'ArrowDown');
    await expect(containment).toBeFocused();
    await expect(containment).toBeChecked();
    await press(page, 'ArrowLeft');
    await expect(dependencies).toBeFocused();
    await expect(dependencies).not.toBeChecked();
    await press(page, 'Space');
    await expect(dependencies).toBeChecked();

    const filter = toolbar.getByRole('searchbox', { name: 'Filter resources' });
    await press(page, 'ArrowRight', 'ArrowRight');
    await expect(filter).toBeFocused();
    await page.keyboard.type('ntp');
    await press(page, 'ArrowLeft', 'ArrowLeft');
    await page.keyboard.type('x');
    await expect(filter).toHaveValue('nxtp');
    await press(page, 'Escape', 'ArrowLeft');
    await expect(containment).toBeFocused();
    await press(page, 'End');
    await expect(toolbar.getByRole('button', { name: 'Export' })).toBeFocused();
    await press(page, 'Home');
    await expect(dependencies).toBeFocused();
  });

  for (const name of await viewNames(page)) {
    await test.step(`Toolbars of ${name}`, async () => {
      await showView(page, name);
      const panel = page.getByRole('tabpanel', { name, exact: true });
      await expect(panel.getByRole('toolbar').or(panel.locator('.panel, .empty-state')).first()).toBeVisible();
      for (const toolbar of await panel.getByRole('toolbar').all()) {
        const controls = toolbar.locator('button:enabled, input:enabled').filter({ visible: true });
        await controls.first().focus();
        const reached = await reachedByArrows(page, toolbar);
        expect(reached, name).not.toContain('outside');
        expect(reached, name).toHaveLength(await controls.count());
        await press(page, 'Shift+Tab');
        await expect(toolbar.locator(':focus')).toHaveCount(0);
        await press(page, 'Tab');
        // Tab returns to the control that last had the focus.
        await expect(toolbar.locator(':focus')).toHaveCount(1);
        expect(await reachedByArrows(page, toolbar), name).toHaveLength(1);
        await press(page, 'Tab');
        await expect(toolbar.locator(':focus')).toHaveCount(0);
      }
    });
  }
});

test('A deletion can be undone by key and from the list of notices, long after its toast @deep', async ({ page }) => {
  await openPage(page);
  await expect(runResult(page)).toContainText('Run finished');
  const list = page.getByRole('dialog', { name: 'Notices' });
  const notice = (text: string) => list.getByRole('listitem').filter({ hasText: text });
  const openNotices = async (): Promise<void> => {
    await page.getByRole('contentinfo', { name: 'Status' }).getByRole('button', { name: 'Notices' }).focus();
    await press(page, 'Enter');
    await expect(list).toBeVisible();
  };

  await test.step('The list is empty at first', async () => {
    await openNotices();
    await expect(list).toContainText('No notices yet');
    await press(page, 'Escape');
    await expect(page.getByRole('button', { name: 'Notices' })).toBeFocused();
  });

  await test.step('Ctrl+Z in the tree undoes the deletion, then the rename before it', async () => {
    await row(page, 'modules/ntp/templates').click();
    await press(page, 'F2', 'End');
    await page.keyboard.type('2');
    await press(page, 'Enter');
    await expect(row(page, 'modules/ntp/templates2')).toBeFocused();
    await press(page, 'Delete');
    await expect(row(page, 'modules/ntp/templates2')).toHaveCount(0);
    await press(page, 'ControlOrMeta+z');
    await expect(row(page, 'modules/ntp/templates2')).toBeVisible();
    await press(page, 'ControlOrMeta+z');
    await expect(row(page, 'modules/ntp/templates')).toBeVisible();
    await press(page, 'ControlOrMeta+z');
    await expect(page.getByText('No file change to undo.')).toBeVisible();
  });

  await test.step('A notice offers Undo while it is possible', async () => {
    await row(page, 'modules').focus();
    await press(page, 'Delete');
    await expect(row(page, 'modules')).toHaveCount(0);
    await openNotices();
    await expect(notice('Moved templates to')).toContainText('Undone');
    const deletion = notice('Deleted modules: 2 files');
    await expect(deletion.getByRole('time')).toHaveText(/^\d\d:\d\d:\d\d$/);
    await deletion.getByRole('button', { name: 'Undo' }).focus();
    await press(page, 'Enter');
    await expect(deletion).toContainText('Undone');
    await press(page, 'Escape');
    await expect(row(page, 'modules')).toBeVisible();
  });

  await test.step('A directory of the machine is deleted by key, with its content, and restored', async () => {
    await page.getByRole('tab', { name: 'System' }).click();
    const files = page.getByRole('tree', { name: 'Files of the machine' });
    await page.getByRole('searchbox', { name: 'Search files' }).fill('ntp.conf');
    await files.focus();
    await press(page, 'Home', 'Delete');
    const toast = page.getByRole('alertdialog').filter({ hasText: 'Deleted /etc/ntpsec' });
    await expect(toast).toContainText(/Deleted \/etc\/ntpsec: \d+ files?/);
    await expect(files).toBeFocused();
    await openNotices();
    await notice('Deleted /etc/ntpsec').getByRole('button', { name: 'Undo' }).press('Enter');
    await expect(notice('Deleted /etc/ntpsec')).toContainText('Undone');
    await press(page, 'Escape');
    await expect(files.getByRole('treeitem', { name: /^ntp\.conf, added/ })).toBeVisible();
  });
});

test('Keyboard shortcuts open context menus of trees, and error messages belong to their fields @deep', async ({
  page,
}) => {
  await openPage(page);
  await expect(runResult(page)).toContainText('Run finished');

  await test.step('In the file tree, Shift+F10 and the context menu key open the menu of the row', async () => {
    await row(page, 'modules/ntp/manifests').click();
    for (const key of ['Shift+F10', 'ContextMenu']) {
      await press(page, key);
      await expect(page.getByRole('menu', { name: 'Actions for modules/ntp/manifests' })).toBeVisible();
      await expect(page.getByRole('menuitem', { name: 'New file here' })).toBeFocused();
      await press(page, 'Escape');
      await expect(row(page, 'modules/ntp/manifests')).toBeFocused();
    }
  });

  await test.step('In the tree of the machine, a dialog from the menu returns the focus to the tree', async () => {
    await page.getByRole('tab', { name: 'System' }).click();
    const files = page.getByRole('tree', { name: 'Files of the machine' });
    await files.focus();
    await page.keyboard.type('ntp.conf');
    await press(page, 'Shift+F10');
    await expect(page.getByRole('menuitem', { name: 'Edit' })).toBeFocused();
    await press(page, 'Escape');
    await expect(files).toBeFocused();
    await press(page, 'Shift+F10', 'ArrowDown', 'Enter');
    const mode = page.getByRole('textbox', { name: 'Mode' });
    await expect(mode).toBeFocused();
    await mode.fill('9');
    await press(page, 'Enter');
    await expect(mode).toBeFocused();
    await expect(mode).toHaveAttribute('aria-invalid', 'true');
    await expect(mode).toHaveAccessibleDescription(/three or four digits from 0 to 7/);
    await press(page, 'Escape');
    await expect(files).toBeFocused();
    await expect(files.getByRole('treeitem', { name: /^ntp\.conf, .*root:root 0644$/ }).first()).toBeVisible();
  });

  await test.step('An invalid path and an invalid regular expression have a message at the field', async () => {
    await page.getByRole('button', { name: 'Change', exact: true }).focus();
    await choose(page, 'New file');
    const path = page.getByRole('textbox', { name: 'Path' });
    await path.fill('etc/x');
    await page.getByRole('button', { name: 'Create', exact: true }).press('Enter');
    await expect(path).toBeFocused();
    await expect(path).toHaveAccessibleDescription(/begins with a slash/);
    await press(page, 'Escape');
    await showView(page, 'Search');
    const search = page.getByRole('region', { name: 'Search', exact: true });
    await search.getByRole('button', { name: 'Regular expression' }).press('Enter');
    const text = search.getByRole('searchbox', { name: 'Search all files' });
    await text.focus();
    await page.keyboard.type('a(');
    await expect(text).toHaveAttribute('aria-invalid', 'true');
    await expect(text).toHaveAccessibleDescription(/./);
  });
});
