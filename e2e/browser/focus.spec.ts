/** Tests that the body never has the focus after a menu, dialog or control disappears. */
import { expect, test, type Locator, type Page } from './test.ts';
import { editor, followLink, openPage, runResult, showView, viewNames } from './page.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Returns role and name of the focused element; `BODY` if there is none. */
function focused(page: Page): Promise<string> {
  return page.evaluate(() => {
    const { activeElement } = document;
    if (activeElement === null || activeElement === document.body) return 'BODY';
    const label = activeElement.getAttribute('aria-label') ?? activeElement.textContent;
    return `${activeElement.getAttribute('role') ?? activeElement.tagName} ${label.trim().slice(0, 60)}`;
  });
}

async function expectFocus(page: Page, what: string): Promise<void> {
  await expect.poll(() => focused(page), what).not.toBe('BODY');
}

async function press(locator: Locator): Promise<void> {
  await locator.focus();
  await locator.press('Enter');
}

/**
 * Opens and closes each visible menu with the keyboard, and expects the focus on the menu's button. Menus of tree rows
 * are opened in the tree.
 */
async function walkMenus(page: Page, where: string): Promise<void> {
  const buttons = page.locator('button[aria-haspopup]:visible:not(:disabled):not([role="row"] *)');
  const count = await buttons.count();
  for (let index = 0; index < count; index += 1) {
    const button = buttons.nth(index);
    await press(button);
    await expect(button, `${where}, menu ${index}`).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press('Escape');
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await expect(button, `${where}, menu ${index}`).toBeFocused();
  }
}

test('Every menu of every view returns the focus to its button @deep', async ({ page }) => {
  test.slow();
  await openPage(page, '#example/ntp');
  await expect(runResult(page)).toContainText('changed');
  for (const name of await viewNames(page)) {
    await showView(page, name);
    await expect(page.getByText(/^Loading /)).toHaveCount(0);
    await walkMenus(page, name);
  }
});

test('Dialogs return the focus to the control that opened them @deep', async ({ page }) => {
  test.slow();
  await openPage(page, '#example/ntp');
  await expect(runResult(page)).toContainText('changed');

  await test.step('Buttons of the page', async () => {
    const header = page.getByRole('banner');
    for (const name of ['Projects', 'Lessons', 'Examples', 'Share', 'Help and shortcuts']) {
      const button = header.getByRole('button', { name, exact: true });
      await press(button);
      await expect(page.getByRole('dialog')).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expect(button).toBeFocused();
    }
    for (const name of ['Open…', 'New file']) {
      const button = page.getByRole('region', { name: 'Files', exact: true }).getByRole('button', { name });
      await press(button);
      await expect(page.getByRole('dialog')).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expect(button).toBeFocused();
    }
  });

  await test.step('Keys of the editor', async () => {
    for (const key of ['F1', 'Shift+F1', 'Alt+F1', 'ControlOrMeta+P']) {
      await editor(page).focus();
      await page.keyboard.press(key);
      await expect(page.getByRole('dialog')).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expect(editor(page), key).toBeFocused();
    }
  });
});

test('When a control disappears, another control gets the focus @deep', async ({ page }) => {
  test.slow();
  await openPage(page, '');
  const title = page.getByRole('article').getByRole('heading', { level: 2 });

  await test.step('Starting the first lesson and opening the next one focus the title', async () => {
    await press(page.getByRole('button', { name: 'Start the first lesson' }));
    await expect(title).toBeFocused();
    const first = await title.innerText();
    await press(page.getByRole('button', { name: /^Skip to the next lesson/ }));
    await expect(title).not.toHaveText(first);
    await expect(title).toBeFocused();
  });

  await test.step('Each new hint gets the focus', async () => {
    await followLink(page, '#lesson/first-resources/declare');
    const task = page.locator('li.lesson-task').first();
    await press(task.getByRole('button', { name: 'Show a hint' }));
    await expect(task.getByRole('listitem').last()).toBeFocused();
    await press(task.getByRole('button', { name: /^One more hint/ }));
    await expect(task.getByRole('button')).toHaveCount(0);
    await expect(task.getByRole('listitem').last()).toBeFocused();
  });

  await test.step('After Skip, Predict after all has the focus, then the first answer', async () => {
    const skip = page.getByRole('region', { name: 'Prediction' }).getByRole('button', { name: 'Skip' });
    await press(skip);
    const again = page.getByRole('button', { name: 'Predict after all' });
    await expect(again).toBeFocused();
    await again.press('Enter');
    await expect(page.getByRole('radio').first()).toBeFocused();
  });

  await test.step('After guides are hidden, the focus stays on a control', async () => {
    await press(page.getByRole('button', { name: 'Hide guides' }));
    await expect(page.getByRole('complementary', { name: 'Guide' })).toHaveCount(0);
    await expectFocus(page, 'Hide guides');
  });
});

test('Back to my draft leaves the focus in the header @deep', async ({ page }) => {
  await openPage(page, '#example/ntp');
  await editor(page).focus();
  await page.keyboard.type('# mine');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('contentinfo')).toContainText('Saved in this browser');
  await followLink(page, '#example/cycle');
  const back = page.getByRole('button', { name: 'Back to my draft' });
  await press(back);
  await expect(back).toHaveCount(0);
  await expect
    .poll(() => page.getByRole('banner').evaluate((header) => header.contains(document.activeElement)))
    .toBe(true);
});
