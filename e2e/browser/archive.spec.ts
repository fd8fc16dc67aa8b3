import { expect, test, type Page } from './test.ts';
import { linkOf, log, openFile, openPage, replaceText, runResult, showLog } from './page.ts';

const packages = (page: Page) => page.getByRole('region', { name: 'Your packages in the archive' });
const dialog = (page: Page) => page.getByRole('dialog');

const manifest = "package { 'shop':\n  ensure => installed,\n}\n";

/** Opens a project whose run fails, because the archive does not contain the package. */
async function openRefused(page: Page): Promise<void> {
  await openPage(page, '#example/motd');
  await expect(runResult(page)).toContainText('Run finished');
  await openFile(page, 'site.pp');
  await replaceText(page, manifest);
  await page.getByRole('button', { name: /^Apply/ }).click();
  await expect(runResult(page)).toContainText('1 failed');
  await showLog(page);
  await expect(log(page)).toContainText('E: Unable to locate package shop');
}

test('A missing package is added to the archive from the log, installed, and included in the link @deep', async ({
  page,
  context,
}) => {
  await openRefused(page);
  await expect(log(page)).toContainText('The machine’s package archive has no package shop.');
  await log(page).getByRole('button', { name: 'Add shop to the archive' }).click();
  await expect(dialog(page).getByRole('textbox', { name: 'Name' })).toHaveValue('shop');
  await dialog(page).getByRole('textbox', { name: 'Versions' }).fill('1.0, 1.2');
  await dialog(page).getByRole('textbox', { name: 'Needs' }).fill('nginx (>= 1)');
  await dialog(page).getByRole('textbox', { name: 'Service' }).fill('shop.service');
  await dialog(page).getByRole('button', { name: 'Add a file' }).click();
  await dialog(page).getByRole('textbox', { name: 'Path' }).fill('/etc/shop/shop.conf');
  await dialog(page).getByRole('textbox', { name: 'Content' }).fill('port = 8080\n');
  await dialog(page).getByRole('button', { name: 'Add', exact: true }).click();
  await expect(dialog(page)).toContainText('“nginx (>= 1)” is not a valid package name.');
  await dialog(page).getByRole('textbox', { name: 'Needs' }).fill('libshop, nginx');
  await dialog(page).getByRole('button', { name: 'Add', exact: true }).click();
  await expect(dialog(page)).toBeHidden();

  await log(page).getByRole('button', { name: 'Apply again' }).click();
  await expect(log(page)).toContainText('shop : Depends: libshop but it is not installable');
  await log(page).getByRole('button', { name: 'Add libshop to the archive' }).click();
  await page.keyboard.press('Enter');
  await log(page).getByRole('button', { name: 'Apply again' }).click();
  await expect(runResult(page)).toContainText('1 changed');
  await page.getByRole('tab', { name: 'System' }).click();
  await page.getByRole('tab', { name: /^Packages/ }).click();
  await expect(page.getByRole('row', { name: /shop added/ }).first()).toBeVisible();
  await page.getByRole('tab', { name: /^Services/ }).click();
  await expect(page.getByRole('row', { name: /shop added/ })).toContainText('running');

  const other = await context.newPage();
  await other.goto(await linkOf(page));
  await expect(runResult(other)).toContainText('1 changed');
  await other.getByRole('tab', { name: 'System' }).click();
  await other.getByRole('tab', { name: /^Packages/ }).click();
  await expect(packages(other)).toContainText('1.0, 1.2 needs libshop, nginx; service shop; 1 file');
});

test('Custom packages are added, edited, removed and restored by keyboard in the System view @deep', async ({
  page,
}) => {
  await openPage(page, '#example/motd');
  await expect(runResult(page)).toContainText('Run finished');
  await page.getByRole('tab', { name: 'System' }).click();
  await page.getByRole('tab', { name: /^Packages/ }).click();
  await expect(packages(page)).toBeHidden();
  await page.getByRole('button', { name: 'Change', exact: true }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('menuitem', { name: /^Add a package to the archive/ }).press('Enter');
  await expect(dialog(page).getByRole('textbox', { name: 'Name' })).toBeFocused();
  await page.keyboard.type('Shop');
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toContainText('lowercase letters');
  await dialog(page).getByRole('textbox', { name: 'Name' }).fill('shop');
  await page.keyboard.press('Enter');
  await expect(packages(page)).toContainText('shop1.0');

  const row = packages(page).getByRole('button', { name: 'Change shop in the archive' });
  await row.press('Enter');
  await page.getByRole('menuitem', { name: 'Edit…' }).press('Enter');
  await dialog(page).getByRole('textbox', { name: 'Name' }).fill('store');
  await page.keyboard.press('Enter');
  await expect(packages(page)).toContainText('store1.0');
  await expect(packages(page)).not.toContainText('shop');
  await packages(page).getByRole('button', { name: 'Change store in the archive' }).press('Enter');
  await page.getByRole('menuitem', { name: 'Remove from the archive' }).press('Enter');
  await expect(packages(page)).toBeHidden();
  const notice = page.getByRole('alertdialog').filter({ hasText: 'Removed store from the archive.' });
  await notice.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(packages(page)).toContainText('store1.0');
});
