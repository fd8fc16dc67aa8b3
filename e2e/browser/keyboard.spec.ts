/** Tests the page with the keyboard only. Each step checks the focus and the announcements for screen readers. */
import { expect, test, type Locator, type Page } from './test.ts';
import { editor, heard, listen, openPage } from './page.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

async function pressUntil(page: Page, key: string, control: Locator, most = 40): Promise<void> {
  await expect(control).toBeAttached();
  for (let times = 0; times < most; times += 1) {
    await page.keyboard.press(key);
    if (await control.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`${key} does not lead to ${String(control)}.`);
}

/** Waits for an announcement, and expects that it was made only once. */
async function expectSaid(page: Page, sentence: RegExp): Promise<void> {
  const all: string[] = [];
  await expect
    .poll(async () => {
      all.push(...(await heard(page)));
      return all;
    })
    .toEqual(expect.arrayContaining([expect.stringMatching(sentence)]));
  expect(
    all.filter((text) => sentence.test(text)),
    all.join(' | '),
  ).toHaveLength(1);
}

/** Chooses a command by typing its name. */
async function choose(page: Page, key: string, command: string): Promise<void> {
  await page.keyboard.press(key);
  // Types at once, because letters typed while the list loads must not be lost.
  await page.keyboard.type(command);
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('menuitem', { name: new RegExp(command, 'i') }).first()).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(dialog).toHaveCount(0);
}

/** Moves the focus from the editor to the next control. */
async function leaveEditor(page: Page): Promise<void> {
  await expect(editor(page)).toHaveAttribute('aria-description', /Escape, then Tab/);
  const leaves = page.getByRole('contentinfo').getByRole('button', { name: 'Tab leaves the editor' });
  // Repeats Escape, because the first one may only close a completion list.
  await expect(async () => {
    await page.keyboard.press('Escape');
    await expect(leaves).toBeVisible({ timeout: 1000 });
  }).toPass();
  await expectSaid(page, /^Tab leaves the editor\.$/);
  await page.keyboard.press('Tab');
  await expect(editor(page)).not.toBeFocused();
}

test('The first lesson can be finished, up to the next lesson', async ({ page }) => {
  test.slow();
  await listen(page);
  await openPage(page, '');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Skip to the editor' })).toBeFocused();
  await pressUntil(page, 'Tab', page.getByRole('button', { name: 'Start the first lesson' }), 20);
  await page.keyboard.press('Enter');
  const title = page.getByRole('article').getByRole('heading', { level: 2 });
  await expect(title).toBeFocused();

  await test.step('The code of the lesson is typed', async () => {
    await pressUntil(page, 'F6', editor(page), 8);
    await page.keyboard.press('ControlOrMeta+End');
    await page.keyboard.type(`file { '/etc/motd':\ncontent => "Managed by Puppet\\n",`);
    await heard(page);
  });

  await test.step('An apply announces its result', async () => {
    await page.keyboard.press('ControlOrMeta+Enter');
    await expectSaid(page, /^Run finished: 1 changed/);
    await expect(page.getByRole('status', { name: 'Result of the lesson' })).toHaveText('The lesson is done.');
    await expect(editor(page)).toBeFocused();
  });

  await test.step('The next lesson is one button away', async () => {
    await leaveEditor(page);
    const next = page.getByRole('button', { name: /^Next lesson/ });
    await pressUntil(page, 'Shift+F6', title, 8);
    await pressUntil(page, 'Tab', next);
    const before = await title.innerText();
    await page.keyboard.press('Enter');
    await expect(title).not.toHaveText(before);
    await expect(title).toBeFocused();
  });
});

test('Errors, runs, a replay and resources of the graph are announced once each @deep', async ({ page }) => {
  test.slow();
  await listen(page);
  await openPage(page, '#example/ntp');
  await expectSaid(page, /^Run finished: 2 changed/);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(editor(page)).toBeFocused();

  await test.step('Three runs with the same result are announced three times', async () => {
    for (let times = 0; times < 3; times += 1) {
      await page.keyboard.press('ControlOrMeta+Enter');
      await expectSaid(page, /^Run finished: 3 unchanged\.$/);
    }
  });

  await test.step('An error is announced when typing pauses; F8 goes to it and shows its message; a run announces why it applies nothing', async () => {
    await page.keyboard.press('ControlOrMeta+End');
    await page.keyboard.type('file { x }');
    await expectSaid(page, /^Error at modules\/ntp\/manifests\/init\.pp:\d+\. /);
    await page.keyboard.press('F8');
    await expectSaid(page, /^1 of 1\. Error at /);
    await expect(page.locator('.monaco-hover').getByText(/Syntax error/)).toBeVisible();
    await page.keyboard.press('ControlOrMeta+Enter');
    await expectSaid(page, /^Nothing was applied\. /);
    for (let times = 0; times < 10; times += 1) await page.keyboard.press('Backspace');
    await page.keyboard.press('Delete');
    await expectSaid(page, /^No errors\.$/);
    await page.keyboard.press('ControlOrMeta+Enter');
    await expectSaid(page, /^Run finished: 3 unchanged\.$/);
  });

  await test.step('Arrow keys in the graph announce the selected resource', async () => {
    await leaveEditor(page);
    const graph = page.getByRole('application', { name: /^Graph of/ }).or(page.getByLabel(/^Graph of 3 resources/));
    await pressUntil(page, 'Tab', graph.first());
    await page.keyboard.press('ArrowUp');
    await expectSaid(page, /^(Package|File|Service)\[.*\], unchanged, edges: \d incoming, \d outgoing$/);
  });

  await test.step('A replay announces its steps', async () => {
    await choose(page, 'F1', 'fresh machine');
    await expectSaid(page, /^Run finished: 2 changed, 1 refreshed\.$/);
    await choose(page, 'F9', 'Timeline');
    const first = page.getByRole('button', { name: 'First step' });
    await pressUntil(page, 'Tab', first, 80);
    await page.keyboard.press('Enter');
    await expectSaid(page, /^Before the run$/);
    // The focus has moved from the pressed button, which is disabled at the first step.
    await expect(first).toBeDisabled();
    await expect(page.getByRole('button', { name: 'Play the run' })).toBeFocused();
    await pressUntil(page, 'Tab', page.getByRole('button', { name: 'Next step' }));
    await page.keyboard.press('Enter');
    await expectSaid(page, /ntpsec/);
  });

  await test.step('A search without matches is announced', async () => {
    await page.keyboard.press('ControlOrMeta+P');
    await page.keyboard.type('qqqzzz');
    await expectSaid(page, /^No matching files\.$/);
    await page.keyboard.press('Escape');
  });

  await test.step('An open page of the reference is announced, and its title is that of the browser tab', async () => {
    await editor(page).focus();
    await page.keyboard.press('ControlOrMeta+Home');
    await page.keyboard.press('F1');
    await page.keyboard.type('chmod');
    await expect(
      page.getByRole('dialog', { name: 'Commands' }).getByRole('menuitem', { name: /mode/ }).first(),
    ).toBeVisible();
    await page.keyboard.press('Enter');
    await expectSaid(page, /, page of the reference\.$/);
    await expect(page).toHaveTitle(/^file · .* · Bunraku$/);
  });
});

test('A dependency cycle is found and broken @deep', async ({ page }) => {
  await listen(page);
  await openPage(page, '#example/cycle');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(editor(page)).toBeFocused();
  await heard(page);
  await page.keyboard.press('F8');
  await expectSaid(page, /dependency cycle/);
  await leaveEditor(page);
  await pressUntil(page, 'Tab', page.getByRole('radio', { name: 'Dependencies' }));
  await pressUntil(page, 'ArrowRight', page.getByRole('button', { name: 'Cycles (1)' }));
  await page.keyboard.press('Enter');
  const ways = page.getByRole('list', { name: 'Ways to break the cycle' });
  await pressUntil(
    page,
    'Tab',
    ways
      .getByRole('button')
      .filter({ hasText: /^Remove/ })
      .first(),
  );
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: /^Cycles/ })).toBeHidden();
  await expectSaid(page, /^No errors\.$/);
  expect(await page.evaluate(() => document.activeElement === document.body)).toBe(false);
});

test('After Ctrl+M, Tab leaves the editor until the status bar or the shortcut turns it off @deep', async ({
  page,
}) => {
  await openPage(page, '#example/ntp');
  const leaves = page.getByRole('contentinfo').getByRole('button', { name: 'Tab leaves the editor' });
  await editor(page).focus();
  await page.keyboard.press('ControlOrMeta+M');
  await expect(leaves).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(editor(page)).not.toBeFocused();
  await pressUntil(page, 'Tab', leaves, 120);
  await page.keyboard.press('Enter');
  await expect(editor(page)).toBeFocused();
  await expect(leaves).toBeHidden();
  await page.keyboard.press('Tab');
  await expect(editor(page)).toBeFocused();
});

test('A file is renamed, deleted, and restored from the notice @deep', async ({ page }) => {
  await listen(page);
  await openPage(page, '#example/ntp');
  const tree = page.getByRole('treegrid', { name: 'Environment' });
  const row = (path: string): Locator => tree.locator(`[role=row][data-key="${path}"]`);
  await pressUntil(page, 'F6', page.getByRole('region', { name: 'Files', exact: true }), 8);
  const inTree = (): Promise<boolean> => tree.evaluate((element) => element.contains(document.activeElement));
  while (!(await inTree())) await page.keyboard.press('Tab');
  await page.keyboard.press('Home');
  if (!(await row('manifests/site.pp').evaluate((element) => element === document.activeElement)))
    await pressUntil(page, 'ArrowDown', row('manifests/site.pp'));

  await page.keyboard.press('F2');
  await expect(page.getByRole('dialog').getByRole('textbox')).toBeFocused();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('manifests/main.pp');
  await page.keyboard.press('Enter');
  await expect(row('manifests/main.pp')).toBeFocused();
  await expectSaid(page, /^Moved site\.pp to manifests\/main\.pp/);

  await page.keyboard.press('Delete');
  await expect(row('manifests/main.pp')).toHaveCount(0);
  await expectSaid(page, /^Deleted manifests\/main\.pp/);
  await pressUntil(page, 'F6', page.getByRole('region', { name: 'Notices' }), 12);
  const notice = page.getByRole('alertdialog').filter({ hasText: 'Deleted' });
  await pressUntil(page, 'Tab', notice.getByRole('button', { name: 'Undo' }), 8);
  await page.keyboard.press('Enter');
  await expect(row('manifests/main.pp')).toBeVisible();
  expect(await page.evaluate(() => document.activeElement === document.body)).toBe(false);
});

test('A project is shared @deep', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await listen(page);
  await openPage(page, '#example/ntp');
  const share = page.getByRole('banner').getByRole('button', { name: 'Share', exact: true });
  await pressUntil(page, 'Tab', share);
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Share' });
  await expect(dialog).toBeVisible();
  await pressUntil(page, 'Tab', dialog.getByRole('button', { name: 'Copy link', exact: true }));
  for (let times = 0; times < 2; times += 1) {
    await page.keyboard.press('Enter');
    await expectSaid(page, /copied/i);
  }
  await page.keyboard.press('Escape');
  await expect(share).toBeFocused();
});
