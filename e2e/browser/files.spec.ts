import { expect, test, type Locator, type Page } from './test.ts';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { strToU8, unzipSync, zipSync } from 'fflate';
import { editorText, openPage, replaceText } from './page.ts';

function tree(page: Page): Locator {
  return page.getByRole('treegrid', { name: 'Environment' });
}

function row(page: Page, name: string): Locator {
  return tree(page).getByRole('row', { name, exact: true });
}

/** Drops files on an element, with the events that Chromium sends for files from the desktop. */
async function dropFiles(page: Page, target: Locator, files: readonly string[]): Promise<void> {
  const box = await target.boundingBox();
  const place = { x: (box?.x ?? 0) + 40, y: (box?.y ?? 0) + 10 };
  const data = { items: [], files: [...files], dragOperationsMask: 1 };
  const browser = await page.context().newCDPSession(page);
  for (const type of ['dragEnter', 'dragOver', 'drop'] as const) {
    await browser.send('Input.dispatchDragEvent', { type, ...place, data });
  }
}

/** Presses Undo in the toast with this message. */
async function undo(page: Page, done: string): Promise<void> {
  const message = page.getByRole('alertdialog').filter({ hasText: done });
  await message.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(message).toBeHidden();
}

test('Files and folders can be created, renamed, deleted and downloaded', async ({ page }) => {
  await openPage(page);

  await test.step('A file is downloaded unchanged, a folder as a zip', async () => {
    const downloaded = async (name: string, item: string) => {
      await row(page, name).last().hover();
      await row(page, name)
        .last()
        .getByRole('button', { name: /^Actions for/ })
        .click();
      const download = page.waitForEvent('download');
      await page.getByRole('menuitem', { name: item }).click();
      const file = await download;
      const chunks: Buffer[] = [];
      for await (const chunk of await file.createReadStream()) chunks.push(Buffer.from(chunk));
      return { name: file.suggestedFilename(), bytes: Buffer.concat(chunks) };
    };
    const site = await downloaded('site.pp', 'Download');
    expect(site.name).toBe('site.pp');
    expect(site.bytes.toString()).toContain('ntp');
    const ntp = await downloaded('ntp', 'Download as zip');
    expect(ntp.name).toBe('ntp.zip');
    expect(Object.keys(unzipSync(ntp.bytes)).toSorted()).toEqual([
      'ntp/manifests/init.pp',
      'ntp/templates/ntp.conf.epp',
    ]);
  });

  await test.step('The tree reacts to arrow keys, letters and Delete', async () => {
    await row(page, 'manifests').first().focus();
    await page.keyboard.press('ArrowLeft');
    await expect(row(page, 'site.pp')).toHaveCount(0);
    await page.keyboard.press('ArrowRight');
    await expect(row(page, 'site.pp')).toBeVisible();
    await page.keyboard.type('ntp.c');
    await expect(row(page, 'ntp.conf.epp')).toBeFocused();
    await page.keyboard.press('Delete');
    await expect(row(page, 'ntp.conf.epp')).toHaveCount(0);
    await undo(page, 'Deleted');
    await expect(row(page, 'ntp.conf.epp')).toBeVisible();
  });

  await test.step('Undo restores a deleted folder with all its files', async () => {
    await row(page, 'ntp').hover();
    await page.getByRole('button', { name: 'Actions for modules/ntp', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await expect(tree(page).getByRole('row', { name: 'init.pp' })).toHaveCount(0);
    await expect(page.getByText('Deleted modules/ntp: 2 files')).toBeVisible();
    await undo(page, 'Deleted modules/ntp: 2 files');
    await expect(tree(page).getByRole('row', { name: 'init.pp' })).toBeVisible();
    await expect(tree(page).getByRole('row', { name: 'ntp.conf.epp' })).toBeVisible();
  });

  await test.step('A new class file starts with the class that Puppet expects in it', async () => {
    await page.getByRole('button', { name: 'New file', exact: true }).click();
    await page.getByRole('textbox', { name: 'Path in the environment' }).fill('modules/ntp/manifests/server/pool.pp');
    await page.keyboard.press('Enter');
    await expect(editorText(page)).toContainText('class ntp::server::pool {');
  });

  await test.step('An invalid path is refused with the reason', async () => {
    await page.getByRole('button', { name: 'New file', exact: true }).click();
    const path = page.getByRole('textbox', { name: 'Path in the environment' });
    await path.fill('manifests/site.pp');
    await page.keyboard.press('Enter');
    await expect(page.getByText('A file with this path already exists.')).toBeVisible();
    await path.fill('../outside.pp');
    await page.keyboard.press('Enter');
    await expect(page.getByText('A path cannot contain this name.')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(path).toHaveCount(0);
  });

  await test.step('F2 renames a file in the tree', async () => {
    await tree(page).getByRole('row', { name: 'site.pp' }).click();
    await tree(page).getByRole('row', { name: 'site.pp' }).focus();
    await page.keyboard.press('F2');
    await page.getByRole('textbox', { name: 'Path in the environment' }).fill('manifests/nodes.pp');
    await page.keyboard.press('Enter');
    await expect(tree(page).getByRole('row', { name: 'nodes.pp' })).toBeVisible();
    await expect(page.getByRole('tab', { name: 'manifests/nodes.pp' })).toBeVisible();
  });
});

test('Files and folders can be moved with the mouse and by keyboard only @deep', async ({ page }) => {
  await openPage(page);

  await test.step('A file dragged into another folder keeps its tab and undo history, and Undo moves it back', async () => {
    await row(page, 'ntp.conf.epp').click();
    await replaceText(page, 'changed\n');
    await row(page, 'ntp.conf.epp').dragTo(row(page, 'manifests').first());
    await expect(page.getByText('Moved ntp.conf.epp to manifests')).toBeVisible();
    await expect(page.getByRole('tab', { name: 'manifests/ntp.conf.epp' })).toHaveAttribute('aria-selected', 'true');
    await expect(editorText(page)).toContainText('changed');
    await undo(page, 'Moved ntp.conf.epp to manifests');
    await expect(page.getByRole('tab', { name: 'modules/ntp/templates/ntp.conf.epp' })).toBeVisible();
  });

  await test.step('A folder moves with its files, and an existing path is refused with the reason', async () => {
    await row(page, 'templates').dragTo(row(page, 'modules'));
    await expect(page.getByText('Moved templates to modules')).toBeVisible();
    await expect(page.getByRole('tab', { name: 'modules/templates/ntp.conf.epp' })).toBeVisible();
    await row(page, 'site.pp').focus();
    await page.keyboard.press('F2');
    const path = page.getByRole('textbox', { name: 'Path in the environment' });
    await path.fill('modules/ntp/manifests/init.pp');
    await page.keyboard.press('Enter');
    await expect(page.getByText('A file with this path already exists.')).toBeVisible();
    await path.fill('modules/ntp/manifests/init.pp/site.pp');
    await page.keyboard.press('Enter');
    await expect(page.getByText(/init\.pp is a file, so nothing can be inside it\./)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(path).toHaveCount(0);
  });

  await test.step('A file is moved by keyboard only', async () => {
    await row(page, 'site.pp').focus();
    await page.keyboard.press('ArrowRight');
    await expect(row(page, 'site.pp').getByRole('button', { name: 'Move site.pp' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: 'Drop on modules' })).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(
      page.getByRole('button', { name: /^Drop on (?!modules$)/ }).and(page.locator(':focus')),
    ).toBeAttached();
    await page.keyboard.press('Enter');
    await expect(page.getByText(/^Moved site\.pp to /)).toBeVisible();
  });

  await test.step('A file opens to the side, and its tab is dragged to the other group', async () => {
    const tabs = (group: number) => page.getByRole('tablist', { name: `Open files, group ${group}` }).getByRole('tab');
    await row(page, 'init.pp').click({ button: 'right' });
    await page.getByRole('menuitem', { name: 'Open to the side' }).click();
    await expect(tabs(2)).toHaveText(['init.pp']);
    await tabs(1).last().dragTo(tabs(2).first());
    await expect(tabs(2)).toHaveCount(2);
  });
});

test('Dropped desktop files and folders are added unchanged, and existing files stay @deep', async ({ page }, info) => {
  const desktop = info.outputPath('desktop');
  await mkdir(join(desktop, 'parts'), { recursive: true });
  const files = { 'extra.epp': 'extra\n', 'ntp.conf.epp': 'theirs\n', 'parts/head.epp': 'head\n' };
  for (const [path, text] of Object.entries(files)) await writeFile(join(desktop, path), text);
  await openPage(page);
  const dropped = ['extra.epp', 'ntp.conf.epp', 'parts'].map((name) => join(desktop, name));
  await dropFiles(page, row(page, 'templates'), dropped);
  await expect(
    page.getByText(/^Added 2 files to modules\/ntp\/templates\. Left out .*ntp\.conf\.epp: a file with this path/i),
  ).toBeVisible();
  await expect(row(page, 'head.epp')).toBeVisible();
  await expect(row(page, 'extra.epp')).toBeVisible();
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(row(page, 'extra.epp')).toHaveCount(0);

  // A dropped archive is unpacked into the project, as with Open. The user chooses what happens to existing files.
  const archive = join(desktop, 'site.zip');
  const packed = { 'manifests/site.pp': strToU8("notify { 'theirs': }\n"), 'data/extra.yaml': strToU8('---\n') };
  await writeFile(archive, zipSync(packed));
  await dropFiles(page, row(page, 'templates'), [archive]);
  const dialog = page.getByRole('dialog', { name: 'Open', exact: true });
  await expect(dialog.getByRole('radio', { name: /^Into / })).toBeChecked();
  await expect(dialog.getByRole('list', { name: 'Files that differ' })).toHaveText('manifests/site.pp');
  await dialog.getByRole('radio', { name: 'Replace with the imported files' }).check();
  await dialog.getByRole('button', { name: 'Import', exact: true }).click();
  await expect(row(page, 'extra.yaml')).toBeVisible();
  await expect(editorText(page)).toContainText("notify { 'theirs': }");
});

test('A tree of 5,000 files appears at once, with only the folders of the open file expanded @deep', async ({
  page,
}) => {
  const files = Object.fromEntries(
    Array.from({ length: 5000 }, (_, index) => [
      `modules/m${String(index % 100).padStart(2, '0')}/files/f${index}.txt`,
      strToU8(`${index}\n`),
    ]),
  );
  await openPage(page);
  await page.getByRole('region', { name: 'Files' }).getByRole('button', { name: 'Open…' }).click();
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Choose files' }).click();
  const buffer = Buffer.from(zipSync(files, { level: 0 }));
  await (await chooser).setFiles({ name: 'large.zip', mimeType: 'application/zip', buffer });
  await page
    .getByRole('dialog', { name: 'Open', exact: true })
    .getByRole('button', { name: 'Import', exact: true })
    .click();
  await expect(page.getByRole('textbox', { name: 'Project name' })).toHaveValue('large');
  await expect(row(page, 'm00')).toBeVisible();
  await row(page, 'modules').focus();
  await page.keyboard.press('End');
  await expect(row(page, 'm99')).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(row(page, 'files')).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowRight');
  await expect(row(page, 'f1099.txt')).toBeVisible();
  await page.keyboard.press('End');
  await expect(row(page, 'f999.txt')).toBeFocused();
  // The tree renders only visible rows.
  expect(await tree(page).getByRole('row').count()).toBeLessThan(100);
  await page.keyboard.press('Enter');
  await expect(editorText(page)).toContainText('999');
});
