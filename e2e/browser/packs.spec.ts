import { readFile } from 'node:fs/promises';
import { strToU8, zipSync } from 'fflate';
import { readFolder } from '../../scripts/site/content/read-folder.ts';
import { packHash } from '../../src/workspace/permalink/pack-link.ts';
import { expectAccessible } from './axe.ts';
import { openPage, replaceText } from './page.ts';
import { expect, test, type Locator } from './test.ts';

const PACK = 'e2e/lessons/packs/messages';

test('A lesson pack opens from a link, is learned, and stays in the map with its own progress @deep', async ({
  page,
}) => {
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
  await map.getByRole('textbox', { name: 'Your name (the trainer sees it)' }).fill('Ada');
  const saving = page.waitForEvent('download');
  await map.getByRole('button', { name: 'Save file' }).click();
  const file = await (await saving).path();

  await map.getByRole('button', { name: 'Progress of your learners' }).click();
  const table = page.getByRole('dialog', { name: 'Progress of your learners' });
  const choosing = page.waitForEvent('filechooser');
  await table.getByRole('button', { name: 'Choose files' }).click();
  await (await choosing).setFiles([{ name: 'a.json', mimeType: 'application/json', buffer: await readFile(file) }]);
  await expect(table.getByRole('row', { name: 'Ada 1 of 1' })).toBeVisible();
});

test('A lesson is made by pointing, and tried as a learner @deep', async ({ page }) => {
  await openPage(page, '#src=%23%20Declare%20the%20message%20here.%0A');
  const openMaker = async (): Promise<Locator> => {
    await page
      .getByRole('navigation', { name: 'Project' })
      .getByRole('button', { name: 'Lessons', exact: true })
      .click();
    await page.getByRole('button', { name: 'Make a lesson' }).click();
    return page.getByRole('dialog', { name: 'Make a lesson' });
  };
  const apply = page.getByRole('banner').getByRole('button', { name: 'Apply', exact: true });
  const maker = await openMaker();
  await maker.getByRole('button', { name: 'Make a lesson from the open project' }).click();
  await expect(maker.getByRole('button', { name: 'Try as a learner' })).toBeDisabled();
  await maker.getByRole('button', { name: 'Close' }).click();

  const solved = 'file { \'/etc/motd\':\n  content => "Hello\\n",\n}\n';
  await replaceText(page, solved);
  await apply.click();
  await page
    .getByRole('tab', { name: 'More views' })
    .or(page.getByRole('button', { name: 'More views' }))
    .click();
  await page
    .getByRole('menuitemradio', { name: /^Catalog/ })
    .or(page.getByRole('menuitem', { name: /^Catalog/ }))
    .click();
  await page
    .getByRole('option', { name: '/etc/motd' })
    .or(page.getByRole('row', { name: '/etc/motd' }))
    .first()
    .click();
  await page.getByRole('button', { name: 'Add as a lesson goal' }).click();

  const again = await openMaker();
  await again.getByRole('textbox', { name: 'Title' }).fill('Say hello');
  await again.getByRole('textbox', { name: 'Task (goal-1)' }).fill('The message says hello');
  await expectAccessible(page, 'the dialog that makes a lesson', { within: '[role="dialog"]' });
  await again.getByRole('button', { name: 'Try as a learner' }).click();

  const lesson = page.getByRole('article', { name: 'Say hello' });
  await expect(lesson.locator('li.lesson-task').first()).toContainText('The message says hello');
  await apply.click();
  await expect(lesson.locator('li.lesson-task').first()).toContainText('The catalog has no File[/etc/motd].');
  await lesson.getByRole('button', { name: 'Solve' }).click();
  await apply.click();
  await expect(lesson.getByText('The lesson is done.')).toBeVisible();
});

test('A pack with faults is refused in words, and its HTML is only text @deep', async ({ page }) => {
  const files = await readFolder(PACK);
  await openPage(page, packHash({ files: { ...files, 'motd/checks.yaml': 'checks: [{ run: rm }]' } }) ?? '');
  await expect(
    page.getByText(/The lesson pack was not opened\. motd\/checks\.yaml:1: A check has no field “run”/),
  ).toBeVisible();

  const text = files['motd/lesson.md']?.replace(
    'The manifest',
    '<script>window.stolen = 1</script><img src=x onerror="window.stolen = 1">[x](javascript:window.stolen=1) The manifest',
  );
  await page.goto(packHash({ files: { ...files, 'motd/lesson.md': text ?? '' }, lesson: 'motd' }) ?? '');
  const lesson = page.getByRole('article', { name: 'A message of the day' });
  await expect(lesson.getByText('<script>window.stolen = 1</script>')).toBeVisible();
  expect(await page.evaluate(() => Reflect.has(window, 'stolen'))).toBe(false);
  await expect(lesson.locator('script, img, a[href^="javascript"]')).toHaveCount(0);

  await page.getByRole('button', { name: 'Lessons', exact: true }).click();
  await page.getByRole('button', { name: 'Open a pack' }).click();
  const zip = zipSync(Object.fromEntries(Object.entries(files).map(([path, each]) => [`shop/${path}`, strToU8(each)])));
  const choosing = page.waitForEvent('filechooser');
  const opening = page.getByRole('dialog', { name: 'Open', exact: true });
  await opening.getByRole('button', { name: 'Files', exact: false }).first().click();
  await (await choosing).setFiles([{ name: 'shop.zip', mimeType: 'application/zip', buffer: Buffer.from(zip) }]);
  await expect(opening.getByText('a lesson pack by the shop team, with 2 lessons.')).toBeVisible();
  await opening.getByRole('button', { name: 'Open the first lesson' }).click();
  await expect(lesson).toBeVisible();
  await expect(lesson.getByText('<script>')).toHaveCount(0);
});
