import { expect, test } from '@playwright/test';
import { editorText, openPage } from './page.ts';

test('a new class file begins with the class that Puppet looks for there', async ({ page }) => {
  await openPage(page);
  await page.getByRole('button', { name: 'New file', exact: true }).click();
  await page.getByRole('textbox', { name: 'Path in the environment' }).fill('modules/ntp/manifests/server/pool.pp');
  await page.keyboard.press('Enter');
  await expect(editorText(page)).toContainText('class ntp::server::pool {');
});

test('a path that cannot be taken is refused with the reason', async ({ page }) => {
  await openPage(page);
  await page.getByRole('button', { name: 'New file', exact: true }).click();
  const path = page.getByRole('textbox', { name: 'Path in the environment' });
  await path.fill('manifests/site.pp');
  await page.keyboard.press('Enter');
  await expect(page.getByText('There is a file of this path already.')).toBeVisible();
  await path.fill('../outside.pp');
  await page.keyboard.press('Enter');
  await expect(page.getByText('This name cannot be a part of a path.')).toBeVisible();
});

test('a file is renamed from the tree with F2', async ({ page }) => {
  await openPage(page);
  const tree = page.getByRole('treegrid', { name: 'Environment' });
  await tree.getByRole('row', { name: 'site.pp' }).click();
  await tree.getByRole('row', { name: 'site.pp' }).focus();
  await page.keyboard.press('F2');
  await page.getByRole('textbox', { name: 'Path in the environment' }).fill('manifests/nodes.pp');
  await page.keyboard.press('Enter');
  await expect(tree.getByRole('row', { name: 'nodes.pp' })).toBeVisible();
  await expect(page.getByRole('tab', { name: 'manifests/nodes.pp' })).toBeVisible();
});

test('a deleted folder comes back whole with Undo', async ({ page }) => {
  await openPage(page);
  const tree = page.getByRole('treegrid', { name: 'Environment' });
  await tree.getByRole('row', { name: 'ntp', exact: true }).hover();
  await page.getByRole('button', { name: 'Actions for modules/ntp', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await expect(tree.getByRole('row', { name: 'init.pp' })).toHaveCount(0);
  await expect(page.getByText('Deleted modules/ntp and its 2 files')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(tree.getByRole('row', { name: 'init.pp' })).toBeVisible();
  await expect(tree.getByRole('row', { name: 'ntp.conf.epp' })).toBeVisible();
});
