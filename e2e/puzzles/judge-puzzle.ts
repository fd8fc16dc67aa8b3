/** Applies states of a puzzle as the page does, and returns the results of the checks. */
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { bootedRuby } from '../../scripts/ruby/assets.ts';
import { readFolder } from '../../scripts/site/content/read-folder.ts';
import { PUZZLES, readPuzzle, readPuzzleChecks } from '../../scripts/site/content/read-puzzle.ts';
import { LessonMachine } from '../../src/lesson-packs/lesson-machine.ts';
import { makeChecks } from '../../src/lessons/data-checks/make-checks.ts';
import type { LessonAnswer } from '../../src/protocol/lessons/lesson.ts';
import type { ProjectFiles } from '../../src/protocol/project/project.ts';
import { createEngine } from '../../src/worker/engine.ts';

const { analyze, apply, shell } = createEngine({ load: bootedRuby, failure: undefined, watch: () => {} });
export const engine = { analyze, shell, apply: (request: Parameters<typeof apply>[0]) => apply(request, () => {}) };

/**
 * Returns a function that applies files twice to a fresh machine of the puzzle, and returns the results of the checks.
 */
export async function puzzleJudge(id: string): Promise<(files: ProjectFiles) => Promise<LessonAnswer>> {
  const { project } = await readPuzzle(id);
  const checks = makeChecks(await readPuzzleChecks(id));
  const needsSecond = checks.checks.some(({ on }) => on === 'second');
  return async (files) => {
    const machine = new LessonMachine(engine, checks, project);
    const first = await machine.apply(files);
    return needsSecond && first.failure === undefined ? machine.apply(files) : first;
  };
}

export function isSolved({ checks }: LessonAnswer): boolean {
  return checks.every(({ state }) => state.kind === 'passed');
}

/** Returns the wrong changes of a puzzle by name (`CHECK--what-is-wrong`), each with all files. */
export async function wrongStates(
  id: string,
): Promise<readonly { readonly name: string; readonly files: ProjectFiles }[]> {
  const folder = join(PUZZLES, id, 'wrong');
  const { project } = await readPuzzle(id);
  const names = existsSync(folder) ? readdirSync(folder).toSorted() : [];
  return Promise.all(
    names.map(async (name) => ({ name, files: { ...project.files, ...(await readFolder(join(folder, name))) } })),
  );
}
