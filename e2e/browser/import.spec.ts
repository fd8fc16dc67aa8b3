import { expect, test, type FileChooser, type Page } from './test.ts';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { gzipSync, strToU8, zipSync } from 'fflate';
import { buildTar } from '../../src/workspace/import/testing/tar.ts';
import {
  editorText,
  importArchive,
  log,
  openFile,
  openPage,
  openProjects,
  replaceText,
  saved,
  showLog,
} from './page.ts';

const module = {
  'puppetlabs-motd-1.0.0/metadata.json':
    '{ "name": "puppetlabs-motd", "version": "1.0.0", "author": "a", "license": "b", "source": "", "dependencies": [] }\n',
  'puppetlabs-motd-1.0.0/manifests/init.pp': "class motd {\n  file { '/etc/motd': content => 'hello' }\n}\n",
  'puppetlabs-motd-1.0.0/spec/motd_spec.rb': 'describe "motd"\n',
};

function zip(files: Readonly<Record<string, string>>): Buffer {
  return Buffer.from(zipSync(Object.fromEntries(Object.entries(files).map(([path, text]) => [path, strToU8(text)]))));
}

function importDialog(page: Page) {
  return page.getByRole('dialog', { name: 'Open', exact: true });
}

async function openImport(page: Page): Promise<void> {
  await page.getByRole('region', { name: 'Files' }).getByRole('button', { name: 'Open…' }).click();
}

async function choose(page: Page, button: string, files: Parameters<FileChooser['setFiles']>[0]): Promise<void> {
  const chooser = page.waitForEvent('filechooser');
  await importDialog(page).getByRole('button', { name: button }).click();
  await (await chooser).setFiles(files);
}

/** Dispatches an event of dragging a file over the page. */
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

test('A zip of a module becomes a project that survives a reload, and the open project stays', async ({ page }) => {
  await openPage(page);
  await openFile(page, 'site.pp');
  await replaceText(page, '# mine\n');
  await expect(saved(page)).toBeVisible();
  await (await openProjects(page)).getByRole('button', { name: 'Open…' }).click();
  await choose(page, 'Choose files', { name: 'motd.zip', mimeType: 'application/zip', buffer: zip(module) });
  await expect(importDialog(page).getByText('The module motd with 3 files.')).toBeVisible();
  await importDialog(page).getByText('Kept unchanged: 1 file').click();
  await expect(importDialog(page).getByText('not read by Puppet')).toBeVisible();
  await importDialog(page).getByRole('button', { name: 'Import', exact: true }).click();

  await expect(page.getByRole('textbox', { name: 'Project name' })).toHaveValue('motd');
  await expect(editorText(page)).toContainText('class motd {');
  await expect(tree(page).getByRole('row', { name: 'metadata.json' })).toBeVisible();
  await expect(tree(page).getByRole('row', { name: 'site.pp' })).toHaveCount(0);
  await expect(saved(page)).toBeVisible();
  await page.getByRole('button', { name: 'Back to my draft' }).click();
  await expect(editorText(page)).toContainText('# mine');
  await (
    await openProjects(page)
  )
    .getByRole('list', { name: 'Your projects' })
    .getByRole('button', { name: /^motd/ })
    .click();
  await expect(editorText(page)).toContainText('class motd {');
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Project name' })).toHaveValue('motd');
});

test('A repository with several environments offers them, and imports the chosen one @deep', async ({ page }) => {
  await openPage(page);
  await (await openProjects(page)).getByRole('button', { name: 'Open…' }).click();
  const buffer = zip({
    'repo/README.md': 'Our nodes.\n',
    'repo/environments/production/environment.conf': '',
    'repo/environments/production/manifests/site.pp': "notice('production')\n",
    'repo/environments/production/data/common.yaml': 'a: 1\n',
    'repo/environments/test/environment.conf': '',
    'repo/environments/test/manifests/site.pp': "notice('test')\n",
  });
  await choose(page, 'Choose files', { name: 'repo.zip', mimeType: 'application/zip', buffer });
  const choice = importDialog(page).getByRole('group', { name: 'Environment (2 found)' });
  await expect(choice.getByRole('radio', { name: 'environments/production (3 files)' })).toBeChecked();
  await choice.getByRole('radio', { name: 'environments/test (2 files)' }).click();
  await expect(choice.getByRole('radio', { name: 'environments/test (2 files)' })).toBeChecked();
  await importDialog(page).getByRole('button', { name: 'Import', exact: true }).click();
  await expect(editorText(page)).toContainText("notice('test')");
});

test('Import can be canceled and refused, and adds to the project or replaces its files @deep', async ({
  page,
}, info) => {
  await openPage(page);

  await test.step('Reading can be canceled while in progress', async () => {
    let release = (): void => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(/import-worker.*\.js/, async (route) => {
      await held;
      await route.abort();
    });
    await openImport(page);
    await choose(page, 'Choose files', { name: 'motd.zip', mimeType: 'application/zip', buffer: zip(module) });
    await expect(importDialog(page).getByRole('progressbar', { name: 'Read so far' })).toBeVisible();
    await importDialog(page).getByRole('button', { name: 'Cancel', exact: true }).click();
    await expect(importDialog(page).getByRole('button', { name: 'Choose files' })).toBeVisible();
    release();
    await expect(importDialog(page).getByRole('alert')).toHaveCount(0);
    await page.unroute(/import-worker.*\.js/);
    await importDialog(page).getByRole('button', { name: 'Close', exact: true }).click();
    await expect(importDialog(page)).toBeHidden();
  });

  await test.step('An invalid archive is refused with the reason, and another one can be chosen', async () => {
    await openImport(page);
    const whole = zip(module);
    const cut = whole.subarray(0, whole.length - 30);
    await choose(page, 'Choose files', { name: 'cut.zip', mimeType: 'application/zip', buffer: cut });
    await expect(importDialog(page).getByRole('alert')).toHaveText(/^cut\.zip is damaged or incomplete\./);
    const outside = zip({ '../../outside.pp': '' });
    await choose(page, 'Choose files', { name: 'outside.zip', mimeType: 'application/zip', buffer: outside });
    await expect(importDialog(page).getByRole('alert')).toHaveText(/^The import contains no Puppet code\./);
    await importDialog(page).getByText('Left out: 1 file').click();
    await expect(importDialog(page).getByText('its path leads out of the project')).toBeVisible();
    await importDialog(page).getByRole('button', { name: 'Close', exact: true }).click();
    await expect(importDialog(page)).toBeHidden();
  });

  await test.step('A folder is imported into the project by keyboard only, and Undo removes it', async () => {
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
    await openImport(page);
    await choose(page, 'Choose a folder', folder);
    await expect(importDialog(page).getByText('An environment with 2 files.')).toBeVisible();
    const here = importDialog(page).getByRole('radio', { name: 'Into Package, file, service' });
    await importDialog(page)
      .getByRole('radio', { name: /^As a new project/ })
      .focus();
    await page.keyboard.press('ArrowDown');
    await expect(here).toBeChecked();
    await expect(importDialog(page).getByRole('list', { name: 'Files that differ' })).toHaveText('manifests/site.pp');
    await page.keyboard.press('Tab');
    await page.keyboard.press('ArrowDown');
    await expect(importDialog(page).getByRole('radio', { name: 'Replace with the imported files' })).toBeChecked();
    await page.keyboard.press('Enter');

    await expect(page.getByText('Imported 2 files')).toBeVisible();
    await expect(tree(page).getByRole('row', { name: 'common.yaml' })).toBeVisible();
    await expect(editorText(page)).toContainText("notify { 'theirs': }");
    await page.getByRole('button', { name: 'Undo', exact: true }).click();
    await expect(tree(page).getByRole('row', { name: 'common.yaml' })).toHaveCount(0);
    await expect(editorText(page)).not.toContainText('theirs');
  });

  await test.step('Files can be dropped anywhere on the page', async () => {
    const manifest = Buffer.from("notify { 'dropped': }\n");
    await drag(page, 'dragenter', 'dropped.pp', manifest);
    await expect(page.getByText(/^Drop to open/)).toBeVisible();
    await drag(page, 'drop', 'dropped.pp', manifest);
    await expect(page.getByText(/^Drop to open/)).toHaveCount(0);
    await expect(importDialog(page).getByText('Manifests: 1 file.')).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(editorText(page)).toContainText("notify { 'dropped': }");
  });

  await test.step('Files with facts become nodes instead of an import', async () => {
    const facts = [1, 2].map((index) => ({
      certname: `db${index}.example.com`,
      values: { facterversion: '4.5.1', kernel: 'Linux', role: `database ${index}` },
    }));
    await drag(page, 'drop', 'facts.json', Buffer.from(JSON.stringify(facts)));
    const dialog = page.getByRole('dialog', { name: 'Add nodes or facts' });
    await expect(dialog.getByRole('status')).toContainText('2 nodes to add: db1.example.com, db2.example.com');
    await dialog.getByRole('button', { name: 'Add', exact: true }).click();
    await expect(page.getByText('Added 2 nodes')).toBeVisible();
  });

  await test.step('Links, paths outside the archive and duplicate paths are left out, with the reason', async () => {
    const tar = buildTar([
      { path: 'env/manifests/site.pp', text: "notify { 'first': }\n" },
      { path: 'env/manifests/site.pp', text: "notify { 'second': }\n" },
      { path: 'env/manifests/shadow.pp', type: '2' },
      { path: '../../etc/cron.d/x', text: 'x' },
      { path: '/etc/passwd', text: 'x' },
    ]);
    await openImport(page);
    const archive = { name: 'env.tar.gz', mimeType: 'application/gzip', buffer: Buffer.from(gzipSync(tar)) };
    await choose(page, 'Choose files', archive);
    await importDialog(page).getByText('Left out: 4 files').click();
    const left = importDialog(page).getByRole('list', { name: 'Left out' }).getByRole('listitem');
    await expect(left).toHaveText(
      [
        'env/manifests/site.pp this path occurs more than once; the first one was imported',
        '../../etc/cron.d/x its path leads out of the project',
        '/etc/passwd its path leads out of the project',
        'manifests/shadow.pp a link without a valid target',
      ],
      { useInnerText: true },
    );
    await importDialog(page).getByRole('button', { name: 'Import', exact: true }).click();
    await expect(editorText(page)).toContainText("notify { 'first': }");
  });
});

test('An archive that exceeds the size of a project is offered in parts @deep', async ({ page }) => {
  const line = '# a line of text that fills a file\n';
  const text = line.repeat(27_000);
  const part = (name: string, count: number): Readonly<Record<string, string>> =>
    Object.fromEntries(Array.from({ length: count }, (_, index) => [`modules/${name}/files/${index}.txt`, text]));
  await openPage(page);
  await openImport(page);
  const archive = zip({ 'manifests/site.pp': "notify { 'part': }\n", ...part('one', 40), ...part('two', 39) });
  await choose(page, 'Choose files', { name: 'large.zip', mimeType: 'application/zip', buffer: archive });
  await expect(importDialog(page).getByRole('alert')).toHaveText(
    /^The import is larger than a project can be: 20,000 files/,
  );
  const folders = importDialog(page).getByRole('group', { name: 'Folders' });
  await expect(folders.getByRole('checkbox')).toHaveCount(3);
  await expect(folders.getByRole('checkbox', { name: /^modules\/one/ })).not.toBeChecked();
  await folders.getByRole('checkbox', { name: /^modules\/one/ }).check();
  await expect(importDialog(page).getByRole('status')).toHaveText(/leave out some folders\.$/);
  await expect(importDialog(page).getByRole('button', { name: 'Read these folders' })).toBeDisabled();
  await folders.getByRole('checkbox', { name: /^modules\/two/ }).uncheck();
  await importDialog(page).getByRole('button', { name: 'Read these folders' }).click();
  await expect(importDialog(page).getByText('An environment with 41 files.')).toBeVisible();
  await importDialog(page).getByRole('button', { name: 'Import', exact: true }).click();
  await expect(editorText(page)).toContainText("notify { 'part': }");
});

test('An imported environment opens with a node that its files name @deep', async ({ page }) => {
  const site = "node 'db1.example.org' {\n  notify { 'database': }\n}\n\nnode default {\n}\n";
  await openPage(page);
  await importArchive(page, zip({ 'infra/environment.conf': '', 'infra/manifests/site.pp': site }));
  const status = page.getByRole('contentinfo', { name: 'Status' });
  await expect(status.getByRole('button', { name: 'Node: db1.example.org' })).toBeVisible();
  await showLog(page);
  await expect(log(page)).toContainText('database');
});
