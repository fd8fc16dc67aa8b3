import type { Plugin } from 'vite';
import { resolveSetting } from '../../src/lessons/lesson.ts';
import { parts } from '../../src/lessons/parts.ts';
import { describeLesson, lessonIds, LESSONS, lessonSummary, readLesson, readOwnChecks } from './read-lesson.ts';
import { puzzleChecksText, puzzleLessonIds, readPuzzleLesson } from './puzzles-plugin.ts';
import { virtualModules } from './virtual-modules.ts';

const ONE = 'virtual:lesson-text/';
const CHECKS = 'virtual:lesson-checks/';

async function listText(): Promise<string> {
  const listed = await Promise.all(
    parts.map(async (part) => ({
      ...part,
      lessons: await Promise.all(part.lessons.map((name) => lessonSummary(`${part.id}/${name}`))),
    })),
  );
  return `export const parts = ${JSON.stringify(listed)};`;
}

async function textsText(): Promise<string> {
  const lessons = await Promise.all(lessonIds.map(readLesson));
  return `export const texts = ${JSON.stringify(lessons.map(({ id, title, summary, steps }) => ({ id, title, summary, steps })))};`;
}

/** Source of a record of functions that import the modules of each lesson and each puzzle. */
function loadersText(prefix: string): string {
  const loaders = [...lessonIds, ...puzzleLessonIds].map(
    (id) => `${JSON.stringify(id)}: () => import(${JSON.stringify(prefix + id)}),`,
  );
  return `export const loaders = {\n${loaders.join('\n')}\n};`;
}

/** Source that exports a lesson's checks as `own`. */
async function checksText(id: string): Promise<string> {
  const data = await readOwnChecks(id);
  if (data === undefined) return `export * as own from ${JSON.stringify(`/${LESSONS}/${id}/check.ts`)};`;
  return `import { makeChecks } from ${JSON.stringify(`/${LESSONS}/data-checks/make-checks.ts`)};
export const own = makeChecks(${JSON.stringify(data)});`;
}

/**
 * Creates modules from the folders in `src/lessons` (see `src/lessons/modules.d.ts`): the parts with their lessons,
 * each lesson's text and files for the page, and each lesson's checks for the engine's worker.
 */
export function lessonsPlugin(): Plugin {
  return virtualModules('bunraku-lessons', {
    'virtual:lessons/list': listText,
    'virtual:lessons/texts': textsText,
    'virtual:lessons/loaders': async () => loadersText(ONE),
    'virtual:lessons/checks': async () => loadersText(CHECKS),
    [`${ONE}*`]: async (id) =>
      `export const lesson = ${JSON.stringify(await (puzzleLessonIds.includes(id) ? readPuzzleLesson(id) : readLesson(id)))};`,
    [`${CHECKS}*`]: async (id) =>
      puzzleLessonIds.includes(id)
        ? puzzleChecksText(id)
        : `${await checksText(id)}
export const setting = ${JSON.stringify(resolveSetting(await describeLesson(id)))};`,
  });
}
