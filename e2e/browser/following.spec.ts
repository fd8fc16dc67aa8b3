import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, type Page } from './test.ts';
import { lessonIds, LESSONS, readLesson } from '../../scripts/site/content/read-lesson.ts';
import { parts } from '../../src/lessons/parts.ts';
import { follow, followedSteps, type Move, type Splice } from '../lessons/follow.ts';
import { editor, openPage } from './page.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Simulates a held key. Waiting for each press would render the page once per line. */
async function pressTimes(page: Page, key: string, times: number): Promise<void> {
  await Promise.all(Array.from({ length: times }, () => page.keyboard.press(key)));
}

/** Makes a change with keys: moves to the place, deletes the old lines, and pastes the new ones. */
async function change(page: Page, { file, from, to, lines }: Splice): Promise<void> {
  const tab = page.getByRole('tab', { name: file, exact: true });
  if ((await tab.getAttribute('aria-selected')) !== 'true') await tab.click();
  await expect(editor(page)).toHaveAccessibleName(`Editor of ${file}`);
  await editor(page).focus();
  await page.keyboard.press('ControlOrMeta+Home');
  await pressTimes(page, 'ArrowDown', from);
  if (to > from) {
    await page.keyboard.down('Shift');
    await pressTimes(page, 'ArrowDown', to - from);
    await page.keyboard.up('Shift');
    await page.keyboard.press('Delete');
  }
  if (lines.length === 0) return;
  await page.evaluate((text) => navigator.clipboard.writeText(text), `${lines.join('\n')}\n`);
  await page.keyboard.press('ControlOrMeta+V');
}

async function typeInTerminal(page: Page, line: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Terminal' }).focus();
  await page.keyboard.type(line);
  await page.keyboard.press('Enter');
}

async function apply(page: Page): Promise<void> {
  // The button has this name only while no run is in progress.
  await page.getByRole('banner').getByRole('button', { name: 'Apply', exact: true }).click();
}

async function resetMachine(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'More ways to apply' }).click();
  await page.getByRole('menuitem', { name: /^Reset/ }).click();
}

async function move(page: Page, next: Move): Promise<void> {
  switch (next.kind) {
    case 'change':
      return change(page, next.splice);
    case 'command':
      return typeInTerminal(page, next.line);
    case 'apply':
      return apply(page);
    case 'reset':
      return resetMachine(page);
  }
}

/** Does everything that the text of a lesson tells the learner to do. */
async function finish(page: Page, id: string): Promise<void> {
  const lesson = await readLesson(id);
  const steps = followedSteps(readFileSync(join(LESSONS, id, 'lesson.md'), 'utf8'));
  const { moves } = follow(steps, lesson.project.files, lesson.open);
  await expect(page.getByRole('article', { name: lesson.title })).toBeVisible();
  for (const next of moves.flat()) await move(page, next);
  await expect(page.getByRole('status', { name: 'Result of the lesson' })).toHaveText('The lesson is done.');
}

/**
 * Number of lesson parts per test. Opening a page takes as long as two lessons, but tests must be small enough to run
 * in parallel.
 */
const PARTS_TOGETHER = 2;

for (let at = 0; at < parts.length; at += PARTS_TOGETHER) {
  const together = parts.slice(at, at + PARTS_TOGETHER);
  const ids = together.flatMap((part) => part.lessons.map((lesson) => `${part.id}/${lesson}`));
  const titles = together.map(({ title }) => title).join('; ');
  test(`Following only the instructions of each lesson finishes it: ${titles} @deep`, async ({ page, context }) => {
    test.slow();
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await openPage(page, `#lesson/${ids[0] ?? ''}`);
    for (const id of ids) {
      await test.step(id, () => finish(page, id));
      if (id !== ids.at(-1)) await page.getByRole('button', { name: /^Next lesson: / }).click();
    }
    // In the last lesson, the button for the map replaces that for the next lesson.
    const way = ids.at(-1) === lessonIds.at(-1) ? 'Map' : 'Map of all lessons';
    await page.getByRole('article').getByRole('button', { name: way, exact: true }).click();
    const map = page.getByRole('dialog', { name: 'Lessons' });
    await expect(map.getByRole('button', { name: / done$/ })).toHaveCount(ids.length);
  });
}
