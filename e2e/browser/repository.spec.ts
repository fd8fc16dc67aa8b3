import { expect, test, type Page } from './test.ts';
import { readFile } from 'node:fs/promises';
import { strToU8, unzipSync, zipSync, type Zippable } from 'fflate';
import { editorText, openFile, openPage, replaceText, saved, showView } from './page.ts';

const unix = (mode: number) => ({ os: 3, attrs: (mode << 16) >>> 0 });
const site = 'repo-main/manifests/site.pp';

/** A control repository with typical content. */
const repository: Zippable = {
  'repo-main/environment.conf': strToU8('modulepath = site:vendor_modules\n'),
  [site]: strToU8('\ufeffinclude ntp\r\n'),
  'repo-main/site/ntp/manifests/init.pp': strToU8("class ntp {\r\n  notify { 'the first': }\r\n}\r\n"),
  'repo-main/vendor_modules/ntp/manifests/init.pp': strToU8("class ntp { notify { 'the second': } }\n"),
  'repo-main/site/ntp/files/system-x\\x2dy.slice': strToU8('\ufeff[Slice]\n'),
  'repo-main/site/ntp/files/latin.txt': Uint8Array.of(0x67, 0x72, 0xfc, 0xdf, 0x65),
  'repo-main/site/ntp/files/logo.png': Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0, 1, 2, 0xff),
  'repo-main/site/ntp/spec/ntp_spec.rb': strToU8("describe 'ntp'\n"),
  'repo-main/site/ntp/.fixtures.yml': strToU8('fixtures: {}\n'),
  'repo-main/site/ntp/files/empty': new Uint8Array(),
  'repo-main/.gitignore': strToU8('.vagrant\n'),
  'repo-main/bin/deploy': [strToU8('#!/bin/sh\n'), unix(0o100755)],
  'repo-main/current': [strToU8('site/ntp'), unix(0o120777)],
};

function dialog(page: Page) {
  return page.getByRole('dialog', { name: 'Open', exact: true });
}

async function importZip(page: Page, name: string, bytes: Uint8Array): Promise<void> {
  await page.getByRole('region', { name: 'Files' }).getByRole('button', { name: 'Open…' }).click();
  const chooser = page.waitForEvent('filechooser');
  await dialog(page).getByRole('button', { name: 'Choose files' }).click();
  await (await chooser).setFiles({ name, mimeType: 'application/zip', buffer: Buffer.from(bytes) });
}

function row(page: Page, name: string) {
  return page.getByRole('treegrid', { name: 'Environment' }).getByRole('row', { name, exact: true });
}

async function exported(page: Page): Promise<Readonly<Record<string, Uint8Array>>> {
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('dialog').getByRole('button', { name: 'Download zip' }).click();
  const bytes = new Uint8Array(await readFile(await (await download).path()));
  await page.keyboard.press('Escape');
  return unzipSync(bytes);
}

/** Returns the files whose content in an export differs from the repository. */
function changedIn(archive: Readonly<Record<string, Uint8Array>>): readonly string[] {
  return Object.entries(repository)
    .filter(([path, entry]) => {
      const bytes = entry instanceof Uint8Array ? entry : Array.isArray(entry) ? entry[0] : undefined;
      const found = archive[path.replace('repo-main', 'repo_main')];
      return !(bytes instanceof Uint8Array) || found === undefined || Buffer.compare(bytes, found) !== 0;
    })
    .map(([path]) => path);
}

test('A control repository is imported, edited, kept over a reload, and exported byte for byte @deep', async ({
  page,
}) => {
  await openPage(page);
  await importZip(page, 'repo-main.zip', zipSync(repository));
  await expect(dialog(page).getByText('An environment with 13 files.')).toBeVisible();
  await dialog(page).getByText('Kept unchanged: 6 files').click();
  await expect(dialog(page).getByRole('list', { name: 'Kept unchanged' })).toContainText('a link to site/ntp');
  await expect(dialog(page).getByText(/^Left out/)).toHaveCount(0);
  await dialog(page).getByRole('button', { name: 'Import', exact: true }).click();
  await expect(page.getByRole('textbox', { name: 'Project name' })).toHaveValue('repo-main');

  await test.step('Saving and reloading changes no file', async () => {
    await expect(saved(page)).toBeVisible();
    await page.reload();
    await expect(row(page, 'latin.txt')).toBeVisible();
    expect(changedIn(await exported(page))).toEqual([]);
  });

  await test.step('Files that Puppet does not read can be inspected, and text files edited', async () => {
    await row(page, 'logo.png').dblclick();
    const about = page.getByRole('dialog', { name: 'logo.png' });
    await expect(about.getByText('8 bytes, not UTF-8 text.')).toBeVisible();
    await expect(about.getByRole('button', { name: 'Edit as text' })).toHaveCount(0);
    await page.keyboard.press('Escape');
    await row(page, '.fixtures.yml').dblclick();
    await page.getByRole('dialog', { name: '.fixtures.yml' }).getByRole('button', { name: 'Edit as text' }).click();
    await expect(editorText(page)).toContainText('fixtures: {}');
  });

  await test.step('Only the edited file differs after a reload, and the first module with a name applies', async () => {
    await openFile(page, 'site.pp');
    await replaceText(page, 'include ntp\n# mine\n');
    await expect(saved(page)).toBeVisible();
    await page.reload();
    await expect(editorText(page)).toContainText('# mine');
    const archive = await exported(page);
    expect(changedIn(archive)).toEqual([site]);
    expect(new TextDecoder().decode(archive['repo_main/manifests/site.pp'])).toContain('# mine');
    await showView(page, 'Catalog');
    await expect(page.getByText('Notify[the first]').first()).toBeVisible();

    await importZip(page, 'repo_main.zip', zipSync(archive));
    await expect(dialog(page).getByText(/^Left out/)).toHaveCount(0);
    await expect(dialog(page).getByText('An environment with 13 files.')).toBeVisible();
    await expect(dialog(page).getByRole('textbox', { name: 'Name' })).toHaveValue('repo-main');
  });
});
