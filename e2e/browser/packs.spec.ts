import { readFile } from 'node:fs/promises';
import { readFolder } from '../../scripts/site/read-folder.ts';
import { packHash } from '../../src/workspace/permalink/pack-link.ts';
import { expectAccessible } from './axe.ts';
import { openPage, replaceText } from './page.ts';
import { expect, test } from './test.ts';

const PACK = 'e2e/lessons/packs/messages';

test('A lesson pack opens from a link, is learned, and stays in the map with its own progress', async ({ page }) => {
  await openPage(page, packHash({ files: await readFolder(PACK), lesson: 'notice' }) ?? '');
  const lesson = page.getByRole('article', { name: 'A notice for everyone' });
  await expect(lesson).toBeVisible();
  await expect(lesson.getByText('Lesson 2 of 2')).toBeVisible();
  const task = lesson.locator('li.lesson-task').first();
  await expect(task).toContainText('The command prints the notice');

  const apply = page.getByRole('banner').getByRole('button', { name: 'Apply', exact: true });
  await apply.click();
  await expect(task).toContainText('The notice is empty.');
  await replaceText(page, 'file { \'/etc/notice\':\n  content => "Closed on Monday\\n",\n}\n');
  await apply.click();
  await expect(lesson.getByText('The lesson is done.')).toBeVisible();

  await lesson.getByRole('button', { name: 'Map', exact: true }).click();
  const map = page.getByRole('dialog', { name: 'Lessons' });
  await expect(map.getByText('By the shop team. Bunraku has not checked this pack.')).toBeVisible();
  await expect(map.getByText('1 of 2 done')).toBeVisible();
  await expect(map.getByText('0 of 8 done').first()).toBeVisible();
  await expectAccessible(page, 'the map with a pack');
  await map.getByRole('button', { name: 'Export progress' }).first().click();
  await map.getByRole('textbox', { name: 'Your name for the trainer' }).fill('Ada');
  const saving = page.waitForEvent('download');
  await map.getByRole('button', { name: 'Save file' }).click();
  const file = await (await saving).path();

  await map.getByRole('button', { name: 'Progress of a class' }).click();
  const table = page.getByRole('dialog', { name: 'Progress of a class' });
  const choosing = page.waitForEvent('filechooser');
  await table.getByRole('button', { name: 'Choose files' }).click();
  await (await choosing).setFiles([{ name: 'a.json', mimeType: 'application/json', buffer: await readFile(file) }]);
  await expect(table.getByRole('row', { name: 'Ada 1 of 1' })).toBeVisible();
});
