import { expectAccessible } from './axe.ts';
import { expect, test, type Page } from './test.ts';
import { editorText, followLink, openPage, openProjects, replaceText, runResult, saved } from './page.ts';

const DECLARE = '#lesson/first-resources/declare';
/** Code that solves the lesson. */
const DECLARED = `file { '/etc/motd':\n  content => "Managed by Puppet\\n",\n}\n`;

test.use({ contextOptions: { reducedMotion: 'reduce' } });

function lesson(page: Page) {
  return page.getByRole('article', { name: 'Declare a resource' });
}

function tasks(page: Page) {
  return lesson(page).locator('li.lesson-task');
}

function lessonResult(page: Page) {
  return page.getByRole('status', { name: 'Result of the lesson' });
}

async function apply(page: Page): Promise<void> {
  await page.getByRole('banner').getByRole('button', { name: 'Apply', exact: true }).click();
}

async function openLesson(page: Page, address = DECLARE): Promise<void> {
  await openPage(page, address);
  await expect(page.getByRole('article')).toBeVisible();
}

async function showMap(page: Page) {
  await page.getByRole('navigation', { name: 'Project' }).getByRole('button', { name: 'Lessons', exact: true }).click();
  return page.getByRole('dialog', { name: 'Lessons' });
}

test('A lesson can be read, solved, reset and finished', async ({ page }) => {
  await openLesson(page);

  await test.step('Hints appear one at a time', async () => {
    const task = tasks(page).first();
    await task.getByRole('button', { name: 'Show a hint' }).click();
    await expect(task.getByRole('list', { name: 'Hints' }).getByRole('listitem')).toHaveCount(1);
    await task.getByRole('button', { name: /^One more hint/ }).click();
    await expect(task.getByRole('list', { name: 'Hints' }).getByRole('listitem')).toHaveCount(2);
    await expect(task.getByRole('button')).toHaveCount(0);
  });

  await test.step('The files are behind a tab, and the lesson stays open', async () => {
    await page.getByRole('tab', { name: 'Files', exact: true }).first().click();
    await expect(page.getByRole('treegrid', { name: 'Environment' })).toBeVisible();
    await page.getByRole('tab', { name: 'Lesson', exact: true }).click();
    await expect(lesson(page)).toBeVisible();
  });

  await test.step('A link in a lesson opens beside it', async () => {
    await lesson(page).getByRole('link', { name: 'content' }).click();
    await expect(page.getByRole('tab', { name: 'Reference' })).toHaveAttribute('aria-selected', 'true');
    await expect(editorText(page)).toBeInViewport();
    await expect(page.getByRole('banner')).toBeInViewport();
    await expect(lesson(page)).toBeVisible();
  });

  await test.step('Reset restores the start, Solve inserts the solution, and both can be undone', async () => {
    await replaceText(page, '# mine\n');
    await page.getByRole('button', { name: 'Solve', exact: true }).click();
    await expect(editorText(page)).toContainText('Managed by Puppet');
    await page.getByRole('button', { name: 'Compare with my code' }).click();
    const dialog = page.getByRole('dialog', { name: 'Your code and the solution' });
    await expect(dialog).toContainText('- # mine');
    await expect(dialog).toContainText("+ file { '/etc/motd':");
    await dialog.getByRole('button', { name: 'Back to my code' }).click();
    await expect(editorText(page)).toContainText('# mine');
    await page.getByRole('button', { name: 'Reset', exact: true }).click();
    await expect(editorText(page)).toContainText('Declare the state of the machine here.');
    await page
      .getByRole('alertdialog')
      .filter({ hasText: 'reset to its start' })
      .getByRole('button', { name: 'Undo' })
      .click();
    await expect(editorText(page)).toContainText('# mine');
  });

  await test.step('A lesson shows what it found until its tasks are done', async () => {
    await expect(lesson(page).getByText(/^Part 1, lesson 1 of \d+/)).toBeVisible();
    await expect(tasks(page).first()).toContainText('Not checked yet');
    await apply(page);
    await expect(tasks(page).first()).toContainText('Not done yet');
    await expect(tasks(page).first()).toContainText('The catalog has no file: nothing is declared yet.');
    await expect(lessonResult(page)).toContainText('0 of 2 tasks done.');
    await replaceText(page, DECLARED.replace('"Managed by Puppet\\n"', '"Another text\\n"'));
    await apply(page);
    await expect(tasks(page).nth(0)).toContainText('Done');
    await expect(tasks(page).nth(1)).toContainText('The run wrote different content');
    await replaceText(page, DECLARED);
    await apply(page);
    await expect(lessonResult(page)).toHaveText('The lesson is done.');
    await expect(lesson(page).getByText('The lesson is done.')).toBeInViewport();
  });

  await test.step('A step leads to its tasks, and the next step scrolls into view when its tasks are done', async () => {
    const steps = lesson(page).getByRole('list', { name: 'Steps' });
    await page.getByRole('button', { name: 'Reset', exact: true }).click();
    await steps.getByRole('button', { name: /^Step 2: .*, 0 of 1 tasks done$/ }).click();
    await expect(tasks(page).first()).toBeInViewport({ ratio: 1 });
    await replaceText(page, DECLARED.replace('"Managed by Puppet\\n"', '"Another text\\n"'));
    await apply(page);
    await expect(steps.getByRole('button', { name: /^Step 2: .*, 1 of 1 tasks done$/ })).toBeVisible();
    await expect(steps.getByRole('button', { name: /^Step 3: / })).toHaveAttribute('aria-current', 'step');
    await expect(tasks(page).nth(1)).toBeInViewport();
  });
});

test('A compile error has one diagnosis, in the lesson, the log and the explanation @deep', async ({ page }) => {
  await openLesson(page);
  const diagnosis = lesson(page).getByRole('region', { name: 'Diagnosis' });
  await expect(page.getByRole('region', { name: 'Prediction' }).getByRole('radio')).toHaveCount(3);
  await replaceText(page, DECLARED.replace(':', ''));
  await apply(page);

  await test.step('The lesson shows one diagnosis and does not check its tasks', async () => {
    await expect(diagnosis).toHaveCount(1);
    await expect(diagnosis).toContainText("Add a colon after the title '/etc/motd'.");
    await expect(diagnosis).toBeInViewport();
    await expect(tasks(page).getByText('Not checked yet')).toHaveCount(2);
    await expect(lesson(page).getByText('Syntax error')).toBeHidden();
    await diagnosis.getByText('Puppet’s message').click();
    await expect(lesson(page).getByText("Syntax error at 'content'")).toBeVisible();
    await expect(page.getByRole('region', { name: 'Prediction' }).getByRole('radio')).toHaveCount(3);
  });

  await test.step('The log and the explanation show the same diagnosis', async () => {
    const ofLog = page.getByRole('tabpanel', { name: /^Log/ }).getByRole('region', { name: 'Diagnosis' });
    await expect(ofLog).toContainText('Add a colon');
    await ofLog.getByRole('button', { name: 'Explain' }).click();
    await expect(page.getByRole('region', { name: 'In your code' })).toContainText('Add a colon');
  });

  await test.step('The fix of the diagnosis lets the lesson continue', async () => {
    await diagnosis.getByRole('button', { name: 'Insert :' }).click();
    await expect(editorText(page)).toContainText("'/etc/motd':");
    await apply(page);
    await expect(lessonResult(page)).toHaveText('The lesson is done.');
    await expect(diagnosis).toHaveCount(0);
    await expect(page.getByRole('region', { name: 'In your code' })).toHaveCount(0);
  });
});

test('Tasks and predictions follow the visible run @deep', async ({ page }) => {
  await test.step('A prediction is compared with the next run, also after the lesson is done', async () => {
    await openLesson(page);
    await replaceText(page, DECLARED);
    await apply(page);
    await expect(lessonResult(page)).toHaveText('The lesson is done.');
    await expect(lesson(page).getByText('Choose, then apply.')).toHaveCount(0);
    await lesson(page).getByRole('button', { name: 'Predict the next run' }).click();
    const prediction = page.getByRole('region', { name: 'Prediction' });
    await prediction.getByText('It leaves the file as it is.').click();
    await apply(page);
    await expect(runResult(page)).toContainText('1 unchanged');
    await expect(prediction).toContainText('As you predicted:');
    await expect(prediction).toContainText('The file contains this already.');
  });

  await test.step('A task about a fresh machine needs a run on a fresh machine', async () => {
    await followLink(page, '#lesson/first-resources/puppet-resource');
    const unchanged = page.locator('li.lesson-task', { hasText: 'does not change /etc/shop.conf' });
    await expect(unchanged).toBeVisible();
    await page.getByRole('textbox', { name: 'Terminal' }).focus();
    await page.keyboard.type('chmod 777 /etc/shop.conf');
    await page.keyboard.press('Enter');
    await expect(page.locator('.xterm-rows')).toContainText('chmod 777 /etc/shop.conf');
    await replaceText(
      page,
      "file { '/etc/shop.conf':\n  owner => 'www-data',\n  group => 'www-data',\n  mode  => '0640',\n}\n",
    );
    await apply(page);
    await expect(runResult(page)).toContainText('1 changed');
    await expect(unchanged).toContainText('Needs a fresh machine');
    await unchanged.getByRole('button', { name: 'Run on a fresh machine' }).click();
    await expect(runResult(page)).toContainText('1 unchanged');
    await expect(unchanged).toContainText('Done');
    await expect(lessonResult(page)).toHaveText('The lesson is done.');
  });

  await test.step('A task about a second apply waits for it', async () => {
    await followLink(page, '#lesson/first-resources/apply-again');
    const second = page.locator('li.lesson-task', { hasText: 'A second apply changes nothing' });
    await expect(second).toBeVisible();
    await apply(page);
    await expect(second).toContainText('Apply again to check');
    await second.getByRole('button', { name: 'Apply again' }).click();
    await expect(second).toContainText('The second apply still changed something');
    await replaceText(page, '# nothing\n');
    await expect(page.getByRole('article')).toContainText('before your last change');
  });
});

test('A prediction gets its result, and a reload resumes the lesson @deep', async ({ page }) => {
  await openLesson(page);

  await test.step('The run answers a prediction, by keyboard only, and a skipped prediction stays skipped', async () => {
    await replaceText(page, DECLARED);
    const prediction = page.getByRole('region', { name: 'Prediction' });
    await prediction.getByRole('radio').first().focus();
    await page.keyboard.press('ArrowDown');
    await expect(prediction.getByRole('radio').nth(1)).toBeChecked();
    await page.keyboard.press('ControlOrMeta+Enter');
    await expect(prediction).toContainText('Not as predicted. The run shows:');
    await expect(prediction).toContainText('It replaces what the file contains.');
    await expect(prediction).toContainText('You chose: It leaves the file as it is.');
    await prediction.getByRole('button', { name: 'Predict the next run' }).click();
    await prediction.getByRole('button', { name: 'Skip' }).click();
    await apply(page);
    await expect(runResult(page)).toContainText('1 unchanged');
    await expect(page.getByText('Prediction skipped.')).toBeVisible();
  });

  await test.step('A reload resumes the lesson, and the map shows it as done', async () => {
    await expect(lessonResult(page)).toHaveText('The lesson is done.');
    await expect(saved(page)).toBeVisible();
    expect(new URL(page.url()).hash).toBe(DECLARE);
    await page.reload();
    await expect(editorText(page)).toContainText('Managed by Puppet');
    const map = await showMap(page);
    await expect(map.getByRole('button', { name: /^Declare a resource .* done$/ })).toBeVisible();
  });

  await test.step('Progress can be exported, reset and imported', async () => {
    const map = page.getByRole('dialog', { name: 'Lessons' });
    const download = page.waitForEvent('download');
    await map.getByRole('button', { name: 'Export progress' }).click();
    const path = await (await download).path();
    await map.getByRole('button', { name: 'Start over' }).click();
    await map.getByRole('button', { name: 'Reset progress' }).click();
    await expect(map.getByRole('button', { name: /^Declare a resource .* not started$/ })).toBeVisible();
    const choose = async (file: string | { name: string; mimeType: string; buffer: Buffer }): Promise<void> => {
      const chooser = page.waitForEvent('filechooser');
      await map.getByRole('button', { name: 'Import progress' }).click();
      await (await chooser).setFiles(file);
    };
    await choose({ name: 'other.json', mimeType: 'application/json', buffer: Buffer.from('{"lessons":{"a/b":1}}') });
    await expect(map.getByRole('alert')).toContainText('other.json does not contain lesson progress.');
    await choose(path);
    await expect(page.getByText('Progress imported: one more lesson is done.')).toBeVisible();
    await expect(map.getByRole('button', { name: /^Declare a resource .* done$/ })).toBeVisible();
    await expect(map.getByRole('alert')).toHaveCount(0);
  });
});

test("A lesson does not affect the user's own project @deep", async ({ page }) => {
  const names: string[] = [];
  page.on('request', (request) => names.push(request.url()));

  await test.step('No lesson code is loaded before a lesson is opened', async () => {
    await openPage(page, `#src=${encodeURIComponent("notify { 'before': }\n")}`);
    await expect(runResult(page)).toContainText('changed');
    expect(names.filter((name) => /LessonPane|LessonsDialog|lesson-list|MarkdownText/.test(name))).toEqual([]);
  });

  await test.step("The user's project stays unchanged, one click away", async () => {
    await replaceText(page, "notify { 'my own': }\n");
    await expect(saved(page)).toBeVisible();
    const map = await showMap(page);
    await map.getByRole('button', { name: /^Start the first lesson/ }).click();
    await expect(lesson(page)).toBeVisible();
    await replaceText(page, '# in the lesson\n');
    await expect(saved(page)).toBeVisible();
    const drafts = (await openProjects(page)).getByRole('list');
    await expect(drafts).toHaveCount(2);
    await expect(drafts.nth(0)).toHaveAccessibleName('Your projects');
    await expect(drafts.nth(1)).toHaveAccessibleName('Lessons');
    await expect(drafts.nth(1).getByRole('button', { name: /^Declare a resource/ })).toBeVisible();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Back to my draft' }).click();
    await expect(editorText(page)).toContainText('my own');
    await expect(page.getByRole('article')).toHaveCount(0);
    await page.keyboard.press('F1');
    await page.getByRole('dialog', { name: 'Commands' }).getByRole('searchbox').fill('lessons: map');
    await page.keyboard.press('Enter');
    await page
      .getByRole('dialog', { name: 'Lessons' })
      .getByRole('button', { name: /^Continue where you were/ })
      .click();
    await expect(editorText(page)).toContainText('# in the lesson');
  });

  await test.step('An unknown lesson is reported', async () => {
    await followLink(page, '#lesson/first-resources/nothing-here');
    await expect(page.getByText('There is no lesson called first-resources/nothing-here.')).toBeVisible();
  });
});

test('A first visit offers the first lesson, only once @deep', async ({ page }) => {
  await openPage(page, '');
  const guide = page.getByRole('complementary', { name: 'Guide' });
  await expect(guide).toContainText('The Puppet language (OpenVox and Puppet), running entirely in your browser.');
  await expect(editorText(page)).toContainText("file { '/etc/motd':");
  await expect(page.getByRole('tree', { name: 'Files of the machine' })).toContainText('motd');
  await expect(runResult(page)).toContainText('changed');
  await guide.getByRole('button', { name: 'Look around' }).click();
  await expect(guide.getByRole('button', { name: 'Start the first lesson' })).toHaveCount(0);

  const card = (title: string) => page.getByRole('dialog', { name: title });
  await test.step('The tour points at the real controls, by keyboard only', async () => {
    await expect(card('Describe the machine')).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await expect(card('See what depends on what')).toBeFocused();
    await expect(page.getByRole('tab', { name: 'Graph', exact: true })).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('ArrowLeft');
    await expect(card('Describe the machine')).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await expect(card('Apply the code')).toBeFocused();
    await expectAccessible(page, 'tour', { within: '[role="dialog"]' });
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(card('Apply the code')).toContainText('Puppet changed nothing');
  });

  await test.step('The tour breaks the machine, lets Puppet fix it, and steps through the run', async () => {
    await card('Apply the code').getByRole('button', { name: 'Next' }).click();
    await card('Break something').getByRole('button', { name: 'Overwrite /etc/motd' }).click();
    await expect(card('Break something')).toContainText('differs from the code');
    await card('Break something').getByRole('button', { name: 'Next' }).click();
    await card('Let Puppet fix it').getByRole('button', { name: 'Apply' }).click();
    await expect(card('Let Puppet fix it')).toContainText('Puppet changed 1 resource');
    await card('Let Puppet fix it').getByRole('button', { name: 'Next' }).click();
    await card('Step through the run').getByRole('button', { name: 'Go one step back' }).click();
    await expect(page.getByRole('group', { name: 'Steps of the run' })).toContainText('Before the run');
  });

  await test.step('The tour fits a narrow page, and Escape ends it', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await card('Step through the run').getByRole('button', { name: 'Next' }).click();
    await expect(card('Share the project')).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('button', { name: 'Share', exact: true })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Apply', exact: true })).toBeFocused();
    await page.setViewportSize({ width: 1440, height: 900 });
  });

  await page.reload();
  await expect(runResult(page)).not.toBeEmpty();
  await expect(page.getByRole('button', { name: 'Start the first lesson' })).toHaveCount(0);
});

test('One click starts the first lesson @deep', async ({ page }) => {
  await openPage(page, '');
  await page.getByRole('button', { name: 'Start the first lesson' }).click();
  await expect(lesson(page)).toBeVisible();
  await expect(editorText(page)).toContainText('Declare the state of the machine here.');
});

test.describe('On a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('The lesson has its own pane, and a status line leads back to it from other panes', async ({ page }) => {
    await page.goto(`/${DECLARE}`);
    await expect(lesson(page)).toBeVisible();
    const panes = page.getByRole('navigation', { name: 'Panes' });
    await panes.getByRole('button', { name: 'Code' }).click();
    const field = page.getByRole('textbox', { name: /^Code of/ });
    await field.focus();
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.insertText(DECLARED.replace(':', ''));
    await apply(page);
    await page.getByRole('button', { name: 'Nothing was applied, so no task was checked.' }).click();
    await expect(lesson(page).getByRole('region', { name: 'Diagnosis' })).toBeInViewport();
    await panes.getByRole('button', { name: 'Code' }).click();
    await field.focus();
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.insertText(DECLARED);
    await apply(page);
    const strip = page.getByRole('button', { name: 'The lesson is done.' });
    await strip.click();
    await expect(lesson(page).getByText('The lesson is done.')).toBeVisible();
    await expectAccessible(page, 'finished lesson');
    await page.getByRole('button', { name: 'Map of all lessons' }).click();
    await expect(page.getByRole('dialog', { name: 'Lessons' })).toBeVisible();
    await expectAccessible(page, 'map', { within: '[role="dialog"]' });
    await page
      .getByRole('dialog', { name: 'Lessons' })
      .getByRole('searchbox', { name: 'Search the lessons' })
      .fill('loop');
    const found = page.getByRole('listbox', { name: 'Lessons found' }).getByRole('option');
    await expect(found.first()).toHaveAccessibleName(/each/);
    await expectAccessible(page, 'search', { within: '[role="dialog"]' });
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/#lesson\/decisions-and-loops\/each$/);
  });
});
