/** Verbs for teachers. */
import type { VerbSpec } from '../verb.ts';
import { formatOptions } from './shared-options.ts';

export const lessonVerbs: readonly VerbSpec[] = [
  {
    name: 'lessons',
    args: 'DIR...',
    summary: 'prove lesson packs: each start fails a check, and each solution passes all',
    details: ['docs/lessons.md describes the files of a pack. The lessons run on the machine that they name.'],
    options: {
      show: { about: 'print the results of all checks, for the start and for the solution' },
      ...formatOptions,
    },
    examples: [
      { line: 'lessons .', about: 'prove the pack in this folder' },
      { line: 'lessons --format github course', about: 'annotations for a pull request' },
    ],
    one: 'a pack has a fault, or a lesson is not proven',
    run: async (call) => await (await import('../../verbs/lessons.ts')).runLessons(call),
  },
];
