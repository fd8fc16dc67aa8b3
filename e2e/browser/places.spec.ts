/** Tests moving through a project in the editor: back and forward, breadcrumbs, outline, uses, hierarchy, renames. */
import { expect, test, type Page } from './test.ts';
import { editor, editorText, openFile, openPage, pressOn, saved } from './page.ts';

const site = /site\.pp$/;
const init = /init\.pp$/;

async function expectFile(page: Page, name: RegExp): Promise<void> {
  await expect(editor(page)).toHaveAccessibleName(name);
}

test('Places are found by definition, path, outline, uses and hierarchy, and Alt+Left goes back @deep', async ({
  page,
}) => {
  await openPage(page, '#example/ntp');
  await openFile(page, 'site.pp');

  await test.step('Back and forward after a definition', async () => {
    await pressOn(page, "'ntp'");
    await page.keyboard.press('F12');
    await expectFile(page, init);
    await page.keyboard.press('Alt+ArrowLeft');
    await expectFile(page, site);
    await page.keyboard.press('Alt+ArrowRight');
    await expectFile(page, init);
  });

  await test.step('The line above a class lists its uses', async () => {
    await page.getByRole('button', { name: /^Declared by/ }).click();
    await expect(page.locator('.peekview-widget')).toContainText('site.pp');
    await page.keyboard.press('Escape');
  });

  await test.step('Breadcrumbs and outline follow the cursor', async () => {
    const path = page.getByRole('navigation', { name: 'Breadcrumbs' });
    await expect(path.getByRole('button', { name: 'File init.pp' })).toBeVisible();
    await expect(path.getByRole('button', { name: 'class ntp' })).toBeVisible();
    await page.getByRole('region', { name: 'Outline' }).getByRole('button', { name: 'Outline' }).click();
    const outline = page.getByRole('tree', { name: 'Outline' });
    await expect(outline.getByRole('treeitem', { selected: true })).toHaveAccessibleName(/^ntp, class/);
    await outline.getByRole('treeitem', { name: /^Service\[/ }).click();
    await expect(path.getByRole('button', { name: /^resource Service/ })).toBeVisible();
  });

  await test.step('The hierarchy shows the users of the class at the cursor', async () => {
    await pressOn(page, 'ntp');
    await page.keyboard.press('Shift+Alt+H');
    const tree = page.getByRole('tree', { name: 'Hierarchy' });
    await expect(tree.getByRole('treeitem').first()).toHaveAccessibleName('ntp, class');
    await tree.getByRole('treeitem').nth(1).click();
    await expectFile(page, site);
  });

  await test.step('A closed tab is reopened', async () => {
    const tab = page.getByRole('tablist', { name: 'Open files' }).getByRole('tab', { name: site });
    await page.keyboard.press('Alt+W');
    await expect(tab).toHaveCount(0);
    await page.keyboard.press('Shift+Alt+T');
    await expect(tab).toHaveAttribute('aria-selected', 'true');
  });

  await test.step('The comparison with an earlier state shows and reverts a change', async () => {
    await editor(page).focus();
    await page.keyboard.press('ControlOrMeta+Home');
    await page.keyboard.type('# Changed\n');
    await page.keyboard.press('Shift+Alt+D');
    const current = page.getByRole('textbox', { name: /current version$/ });
    await expect(current).toBeAttached();
    await page.getByTitle('Revert Change').click();
    await expect(page.getByRole('button', { name: 'Restore this state' })).toBeDisabled();
    await page.getByRole('button', { name: 'Close', exact: true }).last().click();
    await expect(editorText(page)).not.toContainText('Changed');
  });

  await test.step('A split editor shows one file twice, and the draft keeps both groups', async () => {
    const groups = page.locator('.editor-group');
    const focused = page.locator('.editor-group[data-active]').getByRole('textbox', { name: /^Editor of/ });
    await editor(page).focus();
    await page.keyboard.press('ControlOrMeta+\\');
    await expect(groups).toHaveCount(2);
    await expect(focused).toBeFocused();
    await page.keyboard.press('ControlOrMeta+Home');
    await page.keyboard.type('# Typed once\n');
    await expect(groups.first()).toContainText('Typed once');
    await expect(groups.last()).toContainText('Typed once');
    await groups.last().getByText("'ntp'", { exact: true }).first().click();
    await page.keyboard.press('F12');
    await expect(focused).toHaveAccessibleName(init);
    await page.keyboard.press('ControlOrMeta+1');
    await expect(focused).toHaveAccessibleName(site);
    await page.keyboard.type('# Typed again\n');
    await expect(saved(page)).toBeVisible();
    await page.reload();
    await expect(editor(page)).toHaveCount(2);
    await page.keyboard.press('ControlOrMeta+2');
    await expect(focused).toHaveAccessibleName(init);
    await page.keyboard.press('Alt+W');
    await page.keyboard.press('Alt+W');
    await expect(groups).toHaveCount(1);
    await expect(editor(page)).toBeFocused();
  });

  await test.step('The minimap is loaded when it is first shown, and keeps the cursor and the undo history', async () => {
    await page.keyboard.type('Before');
    await page.keyboard.press('F1');
    await page.getByRole('menuitem', { name: /^Minimap/ }).click();
    await expect(page.locator('.code-editor .minimap canvas').first()).toBeVisible();
    await editor(page).focus();
    await page.keyboard.press('ControlOrMeta+Z');
    await expect(editorText(page)).not.toContainText('Before');
  });
});

test('A rename shows its changes, and one undo takes back all files', async ({ page }) => {
  await openPage(page, '#example/ntp');
  await openFile(page, 'site.pp');
  await pressOn(page, "'ntp'");
  await delayFrames(page);
  await page.keyboard.press('F2');
  await expect(page.locator('.rename-input')).toBeFocused();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('ntp::client');
  await page.keyboard.press('ControlOrMeta+Enter');
  const preview = page.getByRole('dialog', { name: 'Preview of the rename' });
  await expect(preview).toContainText(/\d places in \d files, 1 file moved/);
  await page.keyboard.press('Enter');
  const moved = page.getByRole('treegrid', { name: 'Environment' }).getByRole('row', { name: 'client.pp' });
  await expect(moved).toBeVisible();
  await expect(editorText(page)).toContainText('ntp::client');
  await editor(page).focus();
  await page.keyboard.press('ControlOrMeta+Z');
  await expect(moved).toHaveCount(0);
  await expect(editorText(page)).not.toContainText('ntp::client');
});

/** Delays each frame, as on a busy computer, until the page is left. */
async function delayFrames(page: Page): Promise<void> {
  await page.evaluate(() => {
    const { requestAnimationFrame } = window;
    window.requestAnimationFrame = (draw) =>
      requestAnimationFrame(() => void setTimeout(() => draw(performance.now()), 200));
  });
}

test('The name of a rename keeps the keys that come before Monaco focuses the field @deep', async ({ page }) => {
  await openPage(page, '#example/ntp');
  await openFile(page, 'site.pp');
  await pressOn(page, "'ntp'");
  const runTimers = await holdTimers(page, 100);
  await page.keyboard.press('F2');
  const field = page.locator('.rename-input');
  await expect(field).toBeFocused();
  await page.keyboard.type('cl');
  await runTimers();
  await page.keyboard.type('ock');
  await expect(field).toHaveValue('clock');
});

/** Holds timers with this delay, as on a busy computer. Returns a function that runs them. */
async function holdTimers(page: Page, held: number): Promise<() => Promise<void>> {
  const timers = await page.evaluateHandle((delay) => {
    const all: (() => void)[] = [];
    const { setTimeout } = window;
    const hold = (handler: TimerHandler, timeout?: number, ...rest: unknown[]): number => {
      if (timeout !== delay || typeof handler !== 'function') return setTimeout(handler, timeout, ...rest);
      return all.push(() => void handler(...rest));
    };
    window.setTimeout = hold as typeof window.setTimeout;
    return all;
  }, held);
  return () => timers.evaluate((all) => all.splice(0).forEach((run) => run()));
}
