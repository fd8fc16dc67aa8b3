import { strToU8, zipSync } from 'fflate';
import { expect, test } from './test.ts';
import { importArchive, openFile, openPage } from './page.ts';

const TYPE = 'Puppet::Type.newtype(:site) do\n  newparam(:name) do\n    \n  end\nend\n';

test('A phone offers fixes and rewrites at the cursor, and completes Ruby @deep', async ({ page }) => {
  await openPage(page);
  await importArchive(
    page,
    zipSync({
      'infra/manifests/site.pp': strToU8("$b = 'x,y'\n$a = split($b, ',')\n"),
      'infra/modules/web/manifests/init.pp': strToU8('class web {\n}\n'),
      'infra/modules/web/lib/puppet/type/site.rb': strToU8(TYPE),
    }),
  );
  const field = page.getByRole('textbox', { name: /^Code of/ });
  const actions = page.getByRole('button', { name: 'Fix or rewrite' });

  await test.step('The menu rewrites the call at the cursor, Undo restores it, and the keyboard stays open', async () => {
    await openFile(page, 'site.pp');
    await page.setViewportSize({ width: 390, height: 844 });
    await field.focus();
    await page.keyboard.press('ControlOrMeta+Home');
    await page.keyboard.press('ArrowDown');
    for (let times = 0; times < 7; times += 1) await page.keyboard.press('ArrowRight');
    await actions.click();
    await page.getByRole('menuitem', { name: 'Convert to a method call' }).click();
    await expect(field).toContainText("$a = $b.split(',')");
    await expect(field).toBeFocused();
    await page.getByRole('button', { name: 'Undo' }).first().click();
    await expect(field).toContainText("$a = split($b, ',')");
  });

  await test.step('A place without actions says so', async () => {
    await page.keyboard.press('ControlOrMeta+Home');
    await field.focus();
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.insertText('\n# note\n');
    await page.keyboard.press('ControlOrMeta+Home');
    await actions.click();
    await expect(page.getByText('There is nothing to fix or to rewrite at the cursor.')).toBeVisible();
  });

  await test.step('Words of Ruby are completed with their blocks', async () => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await openFile(page, 'site.rb');
    await page.setViewportSize({ width: 390, height: 844 });
    await field.focus();
    await page.keyboard.press('ControlOrMeta+Home');
    for (let times = 0; times < 2; times += 1) await page.keyboard.press('ArrowDown');
    await page.keyboard.press('End');
    await page.keyboard.type('vali');
    const list = page.locator('.cm-tooltip-autocomplete');
    await expect(list.getByRole('option', { name: /^validate/ })).toBeVisible();
    await list.getByRole('option', { name: /^validate/ }).click();
    await page.keyboard.type('Too long');
    await expect(field).toContainText("raise ArgumentError, 'Too long' unless value");
  });
});
