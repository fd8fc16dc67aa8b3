/** Cases that are generated from the examples, lessons and puzzles of the page. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeExampleCases } from './example-cases.ts';
import { writeLessonCases } from './lesson-cases.ts';
import { writePuzzleCases } from './puzzle-cases.ts';

/** Writes the generated cases to a temporary folder, which is deleted when the process ends. */
export function temporaryMadeCases(): string {
  const folder = mkdtempSync(join(tmpdir(), 'bunraku-cases-'));
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
  writeExampleCases(folder);
  writeLessonCases(folder);
  writePuzzleCases(folder);
  return folder;
}
