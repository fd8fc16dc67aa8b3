import { expect, test } from './test.ts';
import {
  chooseFix,
  editor,
  editorText,
  openFile,
  openPage,
  pressOn,
  problems,
  replaceText,
  showProblems,
} from './page.ts';

test('A name leads to its definition, references, rename and documentation', async ({ page }) => {
  await openPage(page, '#example/ntp');

  await test.step('F12 goes to the definition in another file, and references are listed with their lines', async () => {
    await openFile(page, 'site.pp');
    await pressOn(page, "'ntp'");
    await page.keyboard.press('F12');
    await expect(editor(page)).toHaveAccessibleName('Editor of modules/ntp/manifests/init.pp');
    await pressOn(page, '$servers');
    await page.keyboard.press('Shift+F12');
    await expect(page.locator('.reference-zone-widget')).toContainText('References (3)');
    await page.keyboard.press('Escape');
  });

  await test.step('A parameter is renamed in the code and its documentation, and Undo restores both', async () => {
    await openFile(page, 'init.pp');
    await pressOn(page, '$package');
    await page.keyboard.press('F2');
    const field = page.getByRole('textbox', { name: /^Rename input/ });
    await expect(field).toBeVisible();
    await field.fill('software');
    await page.keyboard.press('Enter');
    await expect(editorText(page)).toContainText('$software');
    await expect(editorText(page)).toContainText('@param software');
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(editorText(page)).toContainText('@param package');
    await expect(editorText(page)).not.toContainText('software');
  });

  await test.step('A hover card describes a word, and a parameter hint shows the next argument', async () => {
    await openFile(page, 'init.pp');
    await editorText(page).getByText('mode', { exact: true }).hover();
    const card = page.locator('.monaco-hover');
    await expect(card.getByText('permissions', { exact: false }).first()).toBeVisible();
    await card
      .getByRole('link', { name: 'Reference' })
      .or(card.getByText('Reference', { exact: true }))
      .first()
      .click();
    await expect(
      page.getByRole('region', { name: 'Reference', exact: true }).getByRole('group', { name: 'mode' }),
    ).toBeInViewport();
    await openFile(page, 'site.pp');
    await replaceText(page, "$x = split('a b', ");
    await page.keyboard.type("'");
    await page.keyboard.press('ControlOrMeta+Shift+Space');
    await expect(page.locator('.parameter-hints-widget')).toContainText('pattern');
  });
});

test('Code is completed, formatted and annotated with values, and the keyboard leaves the editor', async ({ page }) => {
  await openPage(page, '#example/motd');
  await openFile(page, 'site.pp');

  await test.step('Completion offers attributes, then the values of the chosen attribute', async () => {
    await replaceText(page, "service { 'cron':\n  \n}\n");
    await page.keyboard.press('ControlOrMeta+Home');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('End');
    await page.keyboard.type('ens');
    const list = page.locator('.suggest-widget');
    await expect(list.getByRole('option', { name: /^ensure/ })).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(list.getByRole('option', { name: /^running/ })).toBeVisible();
    await page.keyboard.type('runn');
    await page.keyboard.press('Enter');
    await expect(editorText(page)).toContainText('ensure => running');
    await page.keyboard.press('Escape');
  });

  await test.step('Shift+Alt+F formats the file, and reports why it cannot', async () => {
    await replaceText(page, "file { '/a':\nensure => file,\n  mode => '0644',\n}\n");
    await page.keyboard.press('Shift+Alt+F');
    await expect(editorText(page)).toContainText("  mode   => '0644',");
    await replaceText(page, 'file => }\n');
    await page.keyboard.press('Shift+Alt+F');
    await expect(page.getByText('Not formatted: fix the syntax error in line 1 first.')).toBeVisible();
  });

  await test.step('The value of a variable appears beside it after a compile, and the outcome of a resource after a run', async () => {
    await replaceText(page, "$count = 1 + 2\n\nnotify { 'three': }\n");
    await expect(editorText(page)).toContainText('$count = 1 + 2 = 3');
    await page.getByRole('button', { name: 'Apply', exact: true }).click();
    await expect(editorText(page)).toContainText(/\}changed/);
    await showProblems(page);
    await page.getByRole('button', { name: 'Settings' }).click();
    await page.getByRole('checkbox', { name: 'Values and outcomes in the editor' }).click();
    await page.keyboard.press('Escape');
    await expect(editorText(page)).not.toContainText(/\}changed/);
  });

  await test.step('Escape, then Tab, leaves the editor; Tab alone indents', async () => {
    await replaceText(page, '# A note.\n');
    await page.keyboard.press('Tab');
    await expect(editor(page)).toBeFocused();
    await page.keyboard.press('Escape');
    await page.keyboard.press('Tab');
    await expect(editor(page)).not.toBeFocused();
  });
});

test('Style is checked, fixed, turned off for the project, and formatted on save @deep', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openPage(page, '#example/motd');
  await openFile(page, 'site.pp');

  await test.step('Style is checked while typing, and a fix solves one problem', async () => {
    await replaceText(page, '# A message.\nnotify { "plain": }\n');
    await showProblems(page);
    await expect(problems(page)).toContainText('double quoted string containing no variables');
    await pressOn(page, '"plain"');
    await chooseFix(page, /single quotes/i);
    await expect(editorText(page)).toContainText("notify { 'plain': }");
    await expect(problems(page)).toHaveCount(0);
  });

  await test.step('A style check is turned off for the project, in the settings of puppet-lint', async () => {
    await replaceText(page, '# A message.\nnotify { "plain": }\n');
    await showProblems(page);
    await expect(problems(page)).toContainText('double quoted string containing no variables');
    await page.keyboard.press('F1');
    await page.getByRole('dialog', { name: 'Commands' }).getByRole('searchbox').fill('style');
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Settings' });
    await dialog.getByRole('checkbox', { name: 'double_quoted_strings' }).click();
    await expect(dialog.getByRole('checkbox', { name: 'double_quoted_strings' })).not.toBeChecked();
    await page.keyboard.press('Escape');
    await expect(page.getByText('No problems')).toBeVisible();
    await openFile(page, '.puppet-lint.rc');
    await expect(editorText(page)).toContainText('--no-double_quoted_strings-check');
  });

  await test.step('Ctrl+S copies the link, and formats the manifest if the setting is on', async () => {
    await openFile(page, 'site.pp');
    await replaceText(page, "file { '/a':\n  ensure=>file,\n}\n");
    await editor(page).focus();
    await page.keyboard.press('ControlOrMeta+S');
    await expect(page.getByText(/^Link copied/)).toBeVisible();
    await expect(editorText(page)).toContainText('ensure=>file,');
    await showProblems(page);
    await page.getByRole('button', { name: 'Settings' }).click();
    await page.getByRole('checkbox', { name: 'Format on save' }).click();
    await page.keyboard.press('Escape');
    await editor(page).focus();
    await page.keyboard.press('ControlOrMeta+S');
    await expect(editorText(page)).toContainText('ensure => file,');
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
  });
});
