/**
 * Generates conformance cases from the lessons' solutions (`src/lessons/PART/LESSON/`). Each one becomes the folder of
 * a case: a temporary folder for the runner, or with `--write-lessons DIR` a folder in DIR for recording.
 */
import { cpSync, existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { resolveSetting, type LessonDescription } from '../../src/lessons/lesson.ts';
import { parts } from '../../src/lessons/parts.ts';
import { writeBothCases } from './example-cases.ts';

const source = fileURLToPath(new URL('../../src/lessons', import.meta.url));

/** The area whose cases are the lessons. */
export const lessonsArea = 'lessons';

/** Writes every lesson to a folder, as `lessons/PART/LESSON` and as `debian/lessons/PART/LESSON`. */
export function writeLessonCases(folder: string): void {
  for (const part of parts) {
    for (const name of part.lessons) {
      const from = join(source, part.id, name);
      // The lessons are the project's own files; their type describes them.
      const description = JSON.parse(readFileSync(join(from, 'lesson.json'), 'utf8')) as LessonDescription;
      const { node, machine } = resolveSetting(description);
      writeBothCases(folder, `${lessonsArea}/${part.id}/${name}`, { ...description, ...node, machine }, (to) => {
        for (const state of ['start', 'solution'])
          if (existsSync(join(from, state))) cpSync(join(from, state), to, { recursive: true });
      });
    }
  }
}
