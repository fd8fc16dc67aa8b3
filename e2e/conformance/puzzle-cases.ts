/**
 * Generates two conformance cases from each puzzle (`src/puzzles/ID/`), `broken` and `fixed`: in a temporary folder for
 * the test runner, or with `--write-puzzles DIR` in DIR for recording.
 */
import { cpSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { grades } from '../../src/puzzles/grades.ts';
import { puzzleSetting, type PuzzleDescription } from '../../src/puzzles/puzzle.ts';
import { writeBothCases } from './example-cases.ts';

const source = fileURLToPath(new URL('../../src/puzzles', import.meta.url));

export const puzzlesArea = 'puzzles';

/** Writes each state of a puzzle as two cases: `puzzles/ID/STATE` and `debian/puzzles/ID/STATE`. */
export function writePuzzleCases(folder: string): void {
  for (const id of grades.flat()) {
    const from = join(source, id);
    // The JSON is not validated, because the puzzles are files of this repository.
    const description = JSON.parse(readFileSync(join(from, 'puzzle.json'), 'utf8')) as PuzzleDescription;
    const { node, machine } = puzzleSetting(description);
    for (const state of ['broken', 'fixed']) {
      writeBothCases(folder, `${puzzlesArea}/${id}/${state}`, { ...description, ...node, machine }, (to) => {
        cpSync(join(from, 'broken'), to, { recursive: true });
        if (state === 'fixed') cpSync(join(from, 'fixed'), to, { recursive: true });
      });
    }
  }
}
