import type { Plugin } from 'vite';
import type { Lesson } from '../../../src/lessons/lesson.ts';
import { grades } from '../../../src/puzzles/grades.ts';
import { puzzleSetting } from '../../../src/puzzles/puzzle.ts';
import { lessonOfPuzzle, puzzleOfLesson } from '../../../src/workspace/drafts/lesson-drafts.ts';
import { describePuzzle, listPuzzles, readPuzzle, readPuzzleChecks } from './read-puzzle.ts';
import { virtualModules } from './virtual-modules.ts';

const ONE = 'virtual:puzzle-text/';

const ids = grades.flat();

/** Ids of the lessons that stand for puzzles: `puzzles/ID`. */
export const puzzleLessonIds: readonly string[] = ids.map(lessonOfPuzzle);

/** @param id id of the form `puzzles/ID` */
function requirePuzzle(id: string): string {
  const puzzle = puzzleOfLesson(id);
  if (puzzle === undefined) throw new Error(`${id} is no puzzle.`);
  return puzzle;
}

/** Reads a puzzle as a lesson with the puzzle's project, and without text. The text is in `virtual:puzzle-text/ID`. */
export async function readPuzzleLesson(id: string): Promise<Lesson> {
  const { title, summary, open, view, project, fixed } = await readPuzzle(requirePuzzle(id));
  return {
    id,
    title,
    summary,
    level: 'intermediate',
    minutes: 5,
    teaches: [],
    steps: [],
    hints: {},
    open,
    view,
    project,
    solution: fixed,
  };
}

/** Returns the source of a module with the checks of a puzzle, for the engine's worker. */
export async function puzzleChecksText(id: string): Promise<string> {
  const puzzle = requirePuzzle(id);
  const { project } = await readPuzzle(puzzle);
  return `import { makeChecks } from '/src/lessons/data-checks/make-checks.ts';
import { changeSize } from '/src/puzzles/change-size.ts';
export const own = makeChecks(${JSON.stringify(await readPuzzleChecks(puzzle))});
export const setting = ${JSON.stringify(puzzleSetting(await describePuzzle(puzzle)))};
const broken = ${JSON.stringify(project.files)};
export const measureChange = (files) => changeSize(broken, files);`;
}

async function textOfPuzzle(id: string): Promise<string> {
  const { story, hints, explanation, best, lesson } = await readPuzzle(id);
  const { checks } = await readPuzzleChecks(id);
  const needsSecond = checks.some(({ on }) => on === 'second');
  return `export const content = ${JSON.stringify({ story, hints, explanation, best, lesson, needsSecond })};`;
}

/**
 * Creates modules from the folders in `src/puzzles` (see `src/puzzles/modules.d.ts`): the list, and the text of each
 * puzzle.
 */
export function puzzlesPlugin(): Plugin {
  return virtualModules('bunraku-puzzles', {
    'virtual:puzzles/list': async () => `export const puzzles = ${JSON.stringify(await listPuzzles())};`,
    'virtual:puzzles/loaders': async () =>
      `export const loaders = {\n${ids.map((id) => `${JSON.stringify(id)}: () => import(${JSON.stringify(ONE + id)}),`).join('\n')}\n};`,
    [`${ONE}*`]: textOfPuzzle,
  });
}
