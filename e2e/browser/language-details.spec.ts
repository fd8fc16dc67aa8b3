import { strToU8, zipSync } from 'fflate';
import { expect, test } from './test.ts';
import { chooseFix, editor, editorText, importArchive, openFile, openPage, replaceText } from './page.ts';

const TYPE = 'Puppet::Type.newtype(:site) do\n  newparam(:name) do\n    \n  end\nend\n';

test('Formats are explained, resources are split and joined, and Ruby is completed @deep', async ({ page }) => {
  await openPage(page);
  await importArchive(
    page,
    zipSync({
      'infra/manifests/site.pp': strToU8("notify { 'a': }\n"),
      'infra/modules/web/manifests/init.pp': strToU8('class web {\n}\n'),
      'infra/modules/web/lib/puppet/type/site.rb': strToU8(TYPE),
    }),
  );

  await test.step('Ctrl+K Ctrl+I explains the directive at the cursor', async () => {
    await openFile(page, 'site.pp');
    await replaceText(page, "$load = 1.5\n$x = sprintf('%s %05.1f', 'a', $load)\n");
    await page.keyboard.press('ArrowUp');
    for (let times = 0; times < 22; times += 1) await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ControlOrMeta+K');
    await page.keyboard.press('ControlOrMeta+I');
    const card = page.locator('.monaco-hover');
    await expect(card).toContainText('argument 2 after the format: $load');
    await expect(card).toContainText("'003.1'");
    await page.keyboard.press('Escape');
  });

  await test.step('A resource is split, one Undo restores it, and the parts are joined again', async () => {
    const joined = "file { ['/a', '/b']:\n  ensure => directory,\n}\n";
    await replaceText(page, joined);
    await page.keyboard.press('ControlOrMeta+Home');
    await chooseFix(page, /^Split into one resource per title/);
    await expect(editorText(page)).toContainText("file { '/b':");
    await page.keyboard.press('ControlOrMeta+Z');
    await expect(editorText(page)).toContainText("['/a', '/b']");
    await page.keyboard.press('ControlOrMeta+Y');
    await expect(editorText(page)).not.toContainText('[');
    await page.keyboard.press('ControlOrMeta+Home');
    await chooseFix(page, /^Join resources with the same attributes/);
    await expect(editorText(page)).toContainText("file { ['/a', '/b']:");
  });

  await test.step('A missing trailing comma has a fix without a check for it', async () => {
    await replaceText(page, "file { '/a':\n  ensure => file\n}");
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('End');
    await chooseFix(page, /^Add the trailing comma/);
    await expect(editorText(page)).toContainText('ensure => file,');
  });

  await test.step('A word of a parameter is completed with its block, and Tab goes to its message', async () => {
    await openFile(page, 'site.rb');
    await editor(page).focus();
    await page.keyboard.press('ControlOrMeta+Home');
    for (let times = 0; times < 2; times += 1) await page.keyboard.press('ArrowDown');
    await page.keyboard.press('End');
    await page.keyboard.type('vali');
    const list = page.locator('.suggest-widget');
    await expect(list.getByRole('option', { name: /^validate/ })).toBeVisible();
    await page.keyboard.press('Enter');
    await page.keyboard.type('Too long');
    await expect(editorText(page)).toContainText("raise ArgumentError, 'Too long' unless value");
  });
});
