import { strToU8, zipSync } from 'fflate';
import { expect, test } from './test.ts';
import { editor, editorText, importArchive, openPage } from './page.ts';

test('Files open by name, and code is found in all files, replaced, and restored with Undo @deep', async ({ page }) => {
  await openPage(page);
  const dialog = page.getByRole('dialog', { name: 'Go to' });
  const field = page.getByRole('searchbox', { name: 'Go to a file or symbol' });

  await test.step('Ctrl+P finds a file by some of its letters, and a line in it', async () => {
    await editor(page).focus();
    await page.keyboard.press('ControlOrMeta+P');
    await field.fill('ntpinit:3');
    await expect(dialog.getByRole('menuitem')).toHaveCount(1);
    await page.keyboard.press('Enter');
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('textbox', { name: 'Editor of modules/ntp/manifests/init.pp' })).toBeFocused();
  });

  await test.step('@ finds a symbol in the file, # one in the project, : a line', async () => {
    await page.keyboard.press('ControlOrMeta+P');
    await field.fill('@servers');
    await expect(dialog.getByRole('menuitem', { name: /servers/ }).first()).toBeVisible();
    await field.fill('#ntp');
    await expect(dialog.getByRole('menuitem', { name: /^ntp/ }).first()).toContainText('modules/ntp/manifests/init.pp');
    await field.fill(':2');
    await expect(dialog.getByRole('menuitem')).toHaveText(/Line 2/);
    await field.fill('no such file');
    await expect(dialog.getByText('No matching files.')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(editor(page)).toBeFocused();
  });

  const search = page.getByRole('region', { name: 'Search', exact: true });
  const query = page.getByRole('searchbox', { name: 'Search all files' });
  const matches = (count: number, files: number) =>
    search.getByRole('tree', { name: `${count} matches in ${files} files`, exact: true });

  await test.step('Ctrl+Shift+F searches all files; keys lead to a match and into the editor', async () => {
    await page.keyboard.press('ControlOrMeta+Shift+F');
    await expect(query).toBeFocused();
    await query.fill('servers');
    await expect(matches(8, 3)).toBeVisible();
    await search.getByRole('button', { name: 'Choose files' }).click();
    await search.getByRole('textbox', { name: 'Files to search' }).fill('*.epp');
    await expect(search.getByRole('treeitem', { name: /^modules\/ntp\/templates\/ntp.conf.epp/ })).toBeVisible();
    await search.getByRole('button', { name: 'Choose files' }).click();
    await expect(matches(8, 3)).toBeVisible();
    await query.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('textbox', { name: 'Editor of manifests/site.pp' })).toBeFocused();
  });

  await test.step('A regular expression finds code, and an invalid one says why', async () => {
    await search.getByRole('button', { name: 'Regular expression' }).click();
    await query.fill('(a(');
    await expect(search.getByRole('alert')).toContainText('Unterminated group');
    await query.fill('\\$(server)s');
    await expect(matches(4, 2)).toBeVisible();
  });

  await test.step('Replace shows a preview, replaces one match, then all except excluded ones', async () => {
    await search.getByRole('button', { name: 'Replace matches' }).click();
    await search.getByRole('textbox', { name: 'Replace with' }).fill('$$$1_list');
    const first = search.getByRole('treeitem', { name: /^Line \d+: .*becomes \$server_list/ }).first();
    await first.click();
    await search.getByRole('button', { name: 'Replace', exact: true }).click();
    await expect(search.getByText('Replaced 1 match in modules/ntp/manifests/init.pp.')).toBeVisible();
    await expect(editorText(page)).toContainText('$server_list');
    await expect(matches(3, 2)).toBeVisible();
    // After a replacement, the next match is selected.
    await expect(search.getByRole('treeitem', { selected: true })).toHaveAttribute('aria-label', /Line 18/);
    await search.getByRole('treeitem', { name: /Line 5/ }).click();
    await search.getByRole('tree').press('Delete');
    await expect(matches(2, 2)).toBeVisible();
    await search.getByRole('button', { name: 'Replace all' }).click();
    await expect(search.getByText('Replaced 2 matches in 2 files.')).toBeVisible();
    await expect(search.getByRole('treeitem', { name: /^Line/ })).toHaveCount(1);
  });

  await test.step('Undo restores one file, then all', async () => {
    await search.getByRole('button', { name: 'Undo in…' }).click();
    await page.getByRole('menuitem', { name: /ntp.conf.epp/ }).click();
    // After the undo, the file has its earlier content, so its match is excluded again.
    await expect(search.getByRole('tree', { name: '1 match in 1 file', exact: true })).toBeVisible();
    await expect(search.getByText('Replaced 1 match in modules/ntp/manifests/init.pp.')).toBeVisible();
    await search.getByRole('button', { name: 'Undo', exact: true }).click();
    await expect(matches(2, 2)).toBeVisible();
    await search.getByRole('button', { name: 'Undo', exact: true }).click();
    await expect(matches(3, 2)).toBeVisible();
    await expect(search.getByText(/^Replaced/)).toHaveCount(0);
  });

  await test.step('Symbols are found by name; on a phone, the view is a sheet', async () => {
    await search.getByRole('radio', { name: 'Symbols' }).click();
    await search.getByRole('searchbox', { name: 'Find a symbol' }).fill('ntpconf');
    await expect(search.getByRole('option', { name: /^File\[\/etc\/ntpsec\/ntp\.conf\], resource/ })).toBeVisible();
    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByRole('navigation', { name: 'Panes' }).getByRole('button', { name: 'More', exact: true }).click();
    await page.getByRole('button', { name: /^Search/ }).click();
    await page.getByRole('option', { name: /^File\[\/etc\/ntpsec\/ntp\.conf\], resource/ }).click();
    await expect(page.getByRole('textbox', { name: 'Code of modules/ntp/manifests/init.pp' })).toBeVisible();
  });
});

/** A repository with a class that one of two nodes uses, and with unused code and data. */
const repository = zipSync({
  'environment.conf': strToU8('modulepath = roles\n'),
  'hiera.yaml': strToU8('version: 5\nhierarchy:\n  - { name: all, path: all.yaml }\n'),
  'data/all.yaml': strToU8('web::port: 80\nweb::gone: 1\n'),
  'manifests/site.pp': strToU8(
    "node 'a.example.com' {\n  include web\n}\nnode 'b.example.com' { }\nnode default { }\n",
  ),
  'roles/web/manifests/init.pp': strToU8(
    'class web(Integer $port) {\n  if $port == 81 {\n    include web::rare\n  }\n}\n',
  ),
  'roles/web/manifests/rare.pp': strToU8('class web::rare { }\n'),
  'roles/web/templates/old.epp': strToU8('old\n'),
});

test('Unused code is found without compiling, more of it after the nodes compile, and leads to its source @deep', async ({
  page,
}) => {
  await openPage(page);
  await importArchive(page, repository);
  await page.keyboard.press('ControlOrMeta+Shift+F');
  const search = page.getByRole('region', { name: 'Search', exact: true });
  await search.getByRole('radio', { name: 'Unused' }).click();
  const unused = (name: RegExp) => search.getByRole('treeitem', { name });

  await expect(search.getByText('Based on reading the code alone: no node was compiled.')).toBeVisible();
  await expect(unused(/^web\/old\.epp, /)).toBeVisible();
  await expect(unused(/^web::gone, data\/all\.yaml/)).toBeVisible();
  await expect(unused(/^web::rare, /)).toHaveCount(0);

  await search.getByRole('button', { name: /^Compile \d nodes$/ }).click();
  await expect(search.getByText(/^Based on \d compiled nodes\. All of them compile\.$/)).toBeVisible();
  await unused(/^web::rare, roles\/web\/manifests\/rare\.pp/).click();
  const details = search.getByRole('region', { name: 'Unused web::rare' });
  await expect(details).toContainText('Other code refers to it, but no node reaches that code.');
  await expect(page.getByRole('textbox', { name: 'Editor of roles/web/manifests/rare.pp' })).toBeAttached();
  await details.getByRole('button', { name: 'roles/web/manifests/init.pp:3' }).click();
  await expect(page.getByRole('textbox', { name: 'Editor of roles/web/manifests/init.pp' })).toBeAttached();

  await search.getByRole('searchbox', { name: 'Filter unused code' }).fill('old');
  await expect(unused(/^web::rare/)).toHaveCount(0);
  await expect(unused(/^web\/old\.epp/)).toBeVisible();
});

test('A regular expression that never ends is stopped, and the next one runs @deep', async ({ page }) => {
  await openPage(page);
  await page.keyboard.press('ControlOrMeta+Shift+F');
  const search = page.getByRole('region', { name: 'Search', exact: true });
  const query = page.getByRole('searchbox', { name: 'Search all files' });
  await search.getByRole('button', { name: 'Regular expression' }).click();
  await query.fill('^(([\\s\\S])+)+\\u0000');
  await expect(search.getByText('the expression takes too long in one of them')).toBeVisible();
  await query.fill('\\$(server)s');
  await expect(search.getByRole('treeitem', { name: /^Line/ }).first()).toBeVisible();
});
