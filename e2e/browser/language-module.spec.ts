import { expect, test, type Page } from './test.ts';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
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

/**
 * A control repository with its own module: a class with data, a define, a template, a function, and a type written in
 * Ruby.
 */
const environment = {
  'manifests/site.pp': "include web\n\nweb::vhost { 'blog':\n  docroot => '/srv/blog',\n}\n",
  'hiera.yaml': '---\nversion: 5\nhierarchy:\n  - name: Common\n    path: common.yaml\n',
  'data/common.yaml': '---\nweb::port: 8080\n',
  'modules/web/manifests/init.pp': [
    '# @summary Serves sites.',
    '#',
    '# @param port',
    '#   The port to listen on.',
    'class web (',
    '  Integer $port = 80,',
    ') {',
    "  file { '/etc/web.conf':",
    '    ensure  => file,',
    "    content => epp('web/web.conf.epp', { 'port' => $port }),",
    '  }',
    '}',
    '',
  ].join('\n'),
  'modules/web/manifests/vhost.pp': [
    '# @summary One site.',
    '#',
    '# @param docroot',
    '#   Where its files are.',
    'define web::vhost (',
    '  Stdlib::Absolutepath $docroot,',
    ') {',
    '  file { $docroot:',
    '    ensure => directory,',
    '  }',
    '}',
    '',
  ].join('\n'),
  'modules/web/templates/web.conf.epp': '<%- | Integer $port | -%>\nlisten <%= $port %>\n',
  'modules/web/functions/address.pp': [
    '# @summary The address of a site.',
    '# @param host The name of the host.',
    '# @return The address.',
    'function web::address(String $host) >> String {',
    '  "http://${host}:${web::port}"',
    '}',
    '',
  ].join('\n'),
};

async function importEnvironment(page: Page, folder: string): Promise<void> {
  for (const [path, text] of Object.entries(environment)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), text);
  }
  await openPage(page);
  await page.getByRole('region', { name: 'Files' }).getByRole('button', { name: 'Open…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Open', exact: true });
  const chooser = page.waitForEvent('filechooser');
  await dialog.getByRole('button', { name: 'Choose a folder' }).click();
  await (await chooser).setFiles(folder);
  await dialog.getByRole('button', { name: 'Import', exact: true }).click();
  await expect(editorText(page)).toContainText("web::vhost { 'blog':");
}

test('The editor supports an imported module like the language itself @deep', async ({ page }, info) => {
  await importEnvironment(page, join(info.outputPath(), 'environment'));

  await test.step('A definition of an imported module is found, and a rename moves its file', async () => {
    await pressOn(page, 'web');
    await page.keyboard.press('F12');
    await expect(editor(page)).toHaveAccessibleName('Editor of modules/web/manifests/init.pp');
    await pressOn(page, 'web/web.conf.epp');
    await page.keyboard.press('F12');
    await expect(editor(page)).toHaveAccessibleName('Editor of modules/web/templates/web.conf.epp');

    await openFile(page, 'site.pp');
    await pressOn(page, 'web::vhost');
    await page.keyboard.press('Shift+F12');
    await expect(page.locator('.reference-zone-widget')).toContainText('References (2)');
    await page.keyboard.press('Escape');
    await page.keyboard.press('F2');
    const field = page.getByRole('textbox', { name: /^Rename input/ });
    await field.fill('web::area');
    await page.keyboard.press('Enter');
    await expect(editorText(page)).toContainText("web::area { 'blog':");
    const tree = page.getByRole('treegrid', { name: 'Environment' });
    await expect(tree.getByRole('row', { name: 'area.pp' })).toBeVisible();

    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(editorText(page)).toContainText("web::vhost { 'blog':");
    await expect(tree.getByRole('row', { name: 'area.pp' })).toHaveCount(0);
  });

  await test.step('Completion, hover cards and parameter hints cover the definitions of an imported module', async () => {
    await openFile(page, 'site.pp');
    const list = page.locator('.suggest-widget');

    await replaceText(page, 'include ');
    // The list that opens after a space selects nothing. The list after the first letter does.
    await expect(list.getByRole('option', { name: /^web\b/ })).toBeVisible();
    await page.keyboard.press('Escape');
    await page.keyboard.type('we');
    await expect(list.getByRole('option', { name: /^web\b/ })).toBeVisible();
    await expect(list.locator('.monaco-list-row.focused')).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(editorText(page)).toContainText('include web');

    await replaceText(page, "web::vhost { 'blog':\n  \n}\n");
    await page.keyboard.press('ControlOrMeta+Home');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('End');
    await page.keyboard.type('doc');
    await expect(list.getByRole('option', { name: /^docroot/ })).toBeVisible();
    await expect(list.locator('.monaco-list-row.focused')).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(editorText(page)).toContainText('docroot =>');
    await page.keyboard.press('Escape');

    await replaceText(page, "include web\n$address = web::address('a')\n");
    await expect(editorText(page)).toContainText("= 'http://a:8080'");
    await editorText(page).getByText('web::address', { exact: true }).hover();
    await expect(page.locator('.monaco-hover').getByText('The address of a site.').first()).toBeVisible();

    await replaceText(page, '$address = web::address(');
    await page.keyboard.type("'");
    await page.keyboard.press('ControlOrMeta+Shift+Space');
    await expect(page.locator('.parameter-hints-widget')).toContainText('String $host');
    await page.keyboard.press('Escape');
  });

  await test.step('An imported module is checked, fixed and formatted', async () => {
    await openFile(page, 'init.pp');
    await replaceText(
      page,
      '# @summary Serves sites.\nclass web {\nfile { "/etc/web.conf":\nensure => file,\n  mode => \'0644\',\n}\n}\n',
    );
    await showProblems(page);
    await expect(problems(page)).toContainText('double quoted string containing no variables');
    await pressOn(page, '"/etc/web.conf"');
    await chooseFix(page, /single quotes/i);
    await expect(editorText(page)).toContainText("'/etc/web.conf'");
    await page.keyboard.press('Shift+Alt+F');
    await expect(editorText(page)).toContainText("    mode   => '0644',");
  });

  await test.step('YAML is formatted, and a template says why it is not', async () => {
    await openFile(page, 'common.yaml');
    await replaceText(page, '# Ports\nweb::port:   8080\n"web::hosts" : [1,2]\n');
    await page.keyboard.press('Shift+Alt+F');
    await expect(editorText(page)).toContainText("'web::hosts': [1, 2]");
    await openFile(page, 'web.conf.epp');
    await editor(page).focus();
    await page.keyboard.press('Shift+Alt+F');
    await expect(page.getByText(/^Templates cannot be formatted/)).toBeVisible();
  });
});
