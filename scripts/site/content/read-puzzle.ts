/** Reads the puzzles in `src/puzzles`, for the site, for `npm run puzzles` and for the conformance cases. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ChecksData } from '../../../src/protocol/lessons/lesson-checks.ts';
import { grades } from '../../../src/puzzles/grades.ts';
import { readPuzzleText } from '../../../src/puzzles/puzzle-text.ts';
import { puzzleSetting, type Puzzle, type PuzzleDescription, type PuzzleSummary } from '../../../src/puzzles/puzzle.ts';
import { readFolder } from './read-folder.ts';
import { readChecksFile } from './read-lesson.ts';

export const PUZZLES = 'src/puzzles';

export async function describePuzzle(id: string): Promise<PuzzleDescription> {
  return JSON.parse(await readFile(join(PUZZLES, id, 'puzzle.json'), 'utf8')) as PuzzleDescription;
}

/** Returns summaries of all puzzles, easiest first. */
export async function listPuzzles(): Promise<readonly PuzzleSummary[]> {
  return Promise.all(grades.flatMap((ids, index) => ids.map((id) => summarizePuzzle(id, index + 1))));
}

async function summarizePuzzle(id: string, grade: number): Promise<PuzzleSummary> {
  const { title, summary, best } = await describePuzzle(id);
  return { id, grade, title, summary, best };
}

export async function readPuzzle(id: string): Promise<Puzzle> {
  const folder = join(PUZZLES, id);
  const description = await describePuzzle(id);
  const { title, open, view, lesson } = description;
  const files = await readFolder(join(folder, 'broken'));
  return {
    ...(await summarizePuzzle(id, grades.findIndex((ids) => ids.includes(id)) + 1)),
    ...readPuzzleText(await readFile(join(folder, 'puzzle.md'), 'utf8')),
    open,
    view,
    lesson,
    project: { name: title, files, ...puzzleSetting(description) },
    fixed: { ...files, ...(await readFolder(join(folder, 'fixed'))) },
  };
}

export async function readPuzzleChecks(id: string): Promise<ChecksData> {
  return readChecksFile(join(PUZZLES, id, 'checks.yaml'));
}
