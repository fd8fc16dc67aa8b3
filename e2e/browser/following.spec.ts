import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, type Page } from './test.ts';
import { lessonIds, LESSONS, readLesson } from '../../scripts/site/read-lesson.ts';
import { follow, followedSteps, type Splice } from '../lessons/follow.ts';
import { editor, openPage } from './page.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Goes to the place of a change with the keys of the editor, takes away what is to go, and pastes what is to come. */
async function change(page: Page, { file, from, to, lines }: Splice): Promise<void> {
  const tab = page.getByRole('tab', { name: file, exact: true });
  if ((await tab.getAttribute('aria-selected')) !== 'true') await tab.click();
  await expect(editor(page)).toHaveAccessibleName(`Editor of ${file}`);
  await editor(page).focus();
  await page.keyboard.press('ControlOrMeta+Home');
  for (let line = 0; line < from; line += 1) await page.keyboard.press('ArrowDown');
  for (let line = from; line < to; line += 1) await page.keyboard.press('Shift+ArrowDown');
  if (to > from) await page.keyboard.press('Delete');
  if (lines.length === 0) return;
  await page.evaluate((text) => navigator.clipboard.writeText(text), `${lines.join('\n')}\n`);
  await page.keyboard.press('ControlOrMeta+V');
}

async function typeInTerminal(page: Page, line: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Terminal' }).focus();
  await page.keyboard.type(line);
  await page.keyboard.press('Enter');
}

/** Whether the text of a step has its reader apply. */
const APPLIES = /\bappl(?:y|ies)\b/i;

test('who does what the text of each lesson says, and nothing else, finishes it', async ({ page, context }) => {
  // All lessons, with several applies each.
  test.setTimeout(600_000);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openPage(page, `#lesson/${lessonIds[0] ?? ''}`);
  for (const id of lessonIds) {
    const lesson = await readLesson(id);
    const steps = followedSteps(readFileSync(join(LESSONS, id, 'lesson.md'), 'utf8'));
    const { splices } = follow(steps, lesson.project.files, lesson.open);
    await test.step(id, async () => {
      await expect(page.getByRole('article', { name: lesson.title })).toBeVisible();
      const apply = page.getByRole('banner').getByRole('button', { name: 'Apply', exact: true });
      for (const [at, { text, commands }] of steps.entries()) {
        for (const line of commands) await typeInTerminal(page, line);
        for (const splice of splices[at] ?? []) await change(page, splice);
        if (APPLIES.test(text)) await apply.click();
      }
      await apply.click();
      await expect(page.getByRole('status', { name: 'Result of the lesson' })).toHaveText('The lesson is done.');
      if (id !== lessonIds.at(-1)) await page.getByRole('button', { name: /^Next lesson: / }).click();
    });
  }
  await page.getByRole('article').getByRole('button', { name: 'Map', exact: true }).click();
  const map = page.getByRole('dialog', { name: 'Lessons' });
  await expect(map.getByRole('button', { name: / done$/ })).toHaveCount(lessonIds.length);
});
