/**
 * Generates conformance cases from the puzzles (`src/puzzles/ID/`), two from each: `broken` and `fixed`. Each one
 * becomes the folder of a case: a temporary folder for the runner, or with `--write-puzzles DIR` a folder in DIR for
 * recording.
 */
import { cpSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { grades } from '../../src/puzzles/grades.ts';
import { puzzleSetting, type PuzzleDescription } from '../../src/puzzles/puzzle.ts';
import { writeBothCases } from './example-cases.ts';

const source = fileURLToPath(new URL('../../src/puzzles', import.meta.url));

/** The area whose cases are the puzzles. */
export const puzzlesArea = 'puzzles';

/** Writes every puzzle to a folder, as `puzzles/ID/STATE` and as `debian/puzzles/ID/STATE`. */
export function writePuzzleCases(folder: string): void {
  for (const id of grades.flat()) {
    const from = join(source, id);
    // The puzzles are the project's own files; their type describes them.
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
