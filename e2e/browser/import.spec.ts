import { expect, test, type FileChooser, type Page } from '@playwright/test';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { strToU8, zipSync } from 'fflate';
import { editorText, openFile, openPage, replaceText, saved } from './page.ts';

const module = {
  'puppetlabs-motd-1.0.0/metadata.json': '{ "name": "puppetlabs-motd", "version": "1.0.0" }\n',
  'puppetlabs-motd-1.0.0/manifests/init.pp': "class motd {\n  file { '/etc/motd': content => 'hello' }\n}\n",
  'puppetlabs-motd-1.0.0/lib/facter/motd.rb': 'Facter.add(:motd)\n',
};

function zip(files: Readonly<Record<string, string>>): Buffer {
  return Buffer.from(zipSync(Object.fromEntries(Object.entries(files).map(([path, text]) => [path, strToU8(text)]))));
}

function importDialog(page: Page) {
  return page.getByRole('dialog', { name: 'Import' });
}

async function openImport(page: Page): Promise<void> {
  await page.getByRole('region', { name: 'Files' }).getByRole('button', { name: 'Import…' }).click();
}

async function choose(page: Page, button: string, files: Parameters<FileChooser['setFiles']>[0]): Promise<void> {
  const chooser = page.waitForEvent('filechooser');
  await importDialog(page).getByRole('button', { name: button }).click();
  await (await chooser).setFiles(files);
}

/** Drags a file of the system over the page. */
async function drag(page: Page, event: 'dragenter' | 'drop', name: string, bytes: Buffer): Promise<void> {
  const transfer = await page.evaluateHandle(
    ({ name, data }) => {
      const transfer = new DataTransfer();
      transfer.items.add(new File([Uint8Array.from(data)], name));
      return transfer;
    },
    { name, data: [...bytes] },
  );
  await editorText(page).dispatchEvent(event, { dataTransfer: transfer });
}

function tree(page: Page) {
  return page.getByRole('treegrid', { name: 'Environment' });
}

test('a zip of a module becomes a project that a reload keeps, and the present one stays', async ({ page }) => {
  await openPage(page);
  await openFile(page, 'site.pp');
  await replaceText(page, '# mine\n');
  await expect(saved(page)).toBeVisible();
  await page.getByRole('button', { name: 'Projects' }).click();
  await page.getByRole('button', { name: 'Import…' }).last().click();
  await choose(page, 'Choose files', { name: 'motd.zip', mimeType: 'application/zip', buffer: zip(module) });
  await expect(importDialog(page).getByText('The module motd with 2 files.')).toBeVisible();
  await importDialog(page).getByText('Left out: 1 file').click();
  await expect(importDialog(page).getByText('Ruby, which does not run here')).toBeVisible();
  await importDialog(page).getByRole('button', { name: 'Import', exact: true }).click();

  await expect(page.getByRole('textbox', { name: 'Project name' })).toHaveValue('motd');
  await expect(editorText(page)).toContainText('class motd {');
  await expect(tree(page).getByRole('row', { name: 'metadata.json' })).toBeVisible();
  await expect(tree(page).getByRole('row', { name: 'site.pp' })).toHaveCount(0);
  await expect(saved(page)).toBeVisible();
  await page.getByRole('button', { name: 'Back to my draft' }).click();
  await expect(editorText(page)).toContainText('# mine');
  await page.getByRole('button', { name: 'Projects' }).click();
  await page.getByRole('list', { name: 'Projects' }).getByRole('button', { name: /^motd/ }).click();
  await expect(editorText(page)).toContainText('class motd {');
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Project name' })).toHaveValue('motd');
});

test('a folder is imported into the project, with the keyboard alone, and taken back', async ({ page }, info) => {
  const folder = join(info.outputPath(), 'environment');
  const files = {
    'manifests/site.pp': "notify { 'theirs': }\n",
    'data/common.yaml': '---\nport: 1\n',
    '.git/config': 'x',
  };
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), text);
  }
  await openPage(page);
  await openImport(page);
  await choose(page, 'Choose a folder', folder);
  await expect(importDialog(page).getByText('An environment with 2 files.')).toBeVisible();
  const here = importDialog(page).getByRole('radio', { name: 'Into Package, file, service' });
  await importDialog(page)
    .getByRole('radio', { name: /^As a new project/ })
    .focus();
  await page.keyboard.press('ArrowDown');
  await expect(here).toBeChecked();
  await expect(importDialog(page).getByRole('list', { name: 'In both' })).toHaveText('manifests/site.pp');
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowDown');
  await expect(importDialog(page).getByRole('radio', { name: 'Replace by the imported' })).toBeChecked();
  await page.keyboard.press('Enter');

  await expect(page.getByText('Imported 2 files')).toBeVisible();
  await expect(tree(page).getByRole('row', { name: 'common.yaml' })).toBeVisible();
  await expect(editorText(page)).toContainText("notify { 'theirs': }");
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(tree(page).getByRole('row', { name: 'common.yaml' })).toHaveCount(0);
  await expect(editorText(page)).not.toContainText('theirs');
});

test('files can be dropped anywhere on the page', async ({ page }) => {
  await openPage(page);
  const manifest = Buffer.from("notify { 'dropped': }\n");
  await drag(page, 'dragenter', 'dropped.pp', manifest);
  await expect(page.getByText(/^Drop to import/)).toBeVisible();
  await drag(page, 'drop', 'dropped.pp', manifest);
  await expect(page.getByText(/^Drop to import/)).toHaveCount(0);
  await expect(importDialog(page).getByText('Manifests: 1 file.')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(editorText(page)).toContainText("notify { 'dropped': }");
});

test('what cannot be imported is refused with the reason, and another can be chosen', async ({ page }) => {
  await openPage(page);
  await openImport(page);
  const whole = zip(module);
  const cut = whole.subarray(0, whole.length - 30);
  await choose(page, 'Choose files', { name: 'cut.zip', mimeType: 'application/zip', buffer: cut });
  await expect(importDialog(page).getByRole('alert')).toHaveText(/^cut\.zip is damaged or cut off\./);
  const outside = zip({ '../../outside.pp': '' });
  await choose(page, 'Choose files', { name: 'outside.zip', mimeType: 'application/zip', buffer: outside });
  await expect(importDialog(page).getByRole('alert')).toHaveText(/^There is nothing of Puppet in this\./);
  await importDialog(page).getByText('Left out: 1 file').click();
  await expect(importDialog(page).getByText('its path leads out of the project')).toBeVisible();
});
