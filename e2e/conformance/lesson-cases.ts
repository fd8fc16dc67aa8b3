/**
 * Generates a conformance case from the solution of each lesson (`src/lessons/PART/LESSON/`): in a temporary folder for
 * the test runner, or with `--write-lessons DIR` in DIR for recording.
 */
import { cpSync, existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { resolveSetting, type LessonDescription } from '../../src/lessons/lesson.ts';
import { parts } from '../../src/lessons/parts.ts';
import { writeBothCases } from './example-cases.ts';

const source = fileURLToPath(new URL('../../src/lessons', import.meta.url));

export const lessonsArea = 'lessons';

/** Writes each lesson as two cases: `lessons/PART/LESSON` and `debian/lessons/PART/LESSON`. */
export function writeLessonCases(folder: string): void {
  for (const part of parts) {
    for (const name of part.lessons) {
      const from = join(source, part.id, name);
      // The JSON is not validated, because the lessons are files of this repository.
      const description = JSON.parse(readFileSync(join(from, 'lesson.json'), 'utf8')) as LessonDescription;
      const { node, machine } = resolveSetting(description);
      writeBothCases(folder, `${lessonsArea}/${part.id}/${name}`, { ...description, ...node, machine }, (to) => {
        for (const state of ['start', 'solution'])
          if (existsSync(join(from, state))) cpSync(join(from, state), to, { recursive: true });
      });
    }
  }
}
