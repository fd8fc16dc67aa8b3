import type { Plugin } from 'vite';
import { resolveSetting } from '../../../src/lessons/lesson.ts';
import { parts } from '../../../src/lessons/parts.ts';
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

/** Returns the source of a record of functions, each of which imports the module of a lesson or puzzle. */
function loadersText(prefix: string): string {
  const loaders = [...lessonIds, ...puzzleLessonIds].map(
    (id) => `${JSON.stringify(id)}: () => import(${JSON.stringify(prefix + id)}),`,
  );
  return `export const loaders = {\n${loaders.join('\n')}\n};`;
}

/** Returns source that exports the checks of a lesson as `own`. */
async function checksText(id: string): Promise<string> {
  const data = await readOwnChecks(id);
  if (data === undefined) return `export * as own from ${JSON.stringify(`/${LESSONS}/${id}/check.ts`)};`;
  return `import { makeChecks } from ${JSON.stringify(`/${LESSONS}/data-checks/make-checks.ts`)};
export const own = makeChecks(${JSON.stringify(data)});`;
}

/**
 * Creates modules from the folders in `src/lessons` (see `src/lessons/modules.d.ts`): the list of parts, the text and
 * files of each lesson for the page, and the checks of each lesson for the engine's worker.
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
