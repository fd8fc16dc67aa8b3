/** Verbs for teachers. */
import type { VerbSpec } from '../verb.ts';
import { formatOptions } from './shared-options.ts';

export const lessonVerbs: readonly VerbSpec[] = [
  {
    name: 'lessons',
    args: 'DIR...',
    summary: 'prove lesson packs: each start fails a check, and each solution passes all',
    details: [
      'docs/lessons.md describes the files of a pack. The lessons run on the machine that they name. Each state is applied',
      'twice. A folder wrong/CHECK-ID--what must fail its check, and a folder other/what must pass all checks.',
    ],
    options: {
      show: { about: 'print the results of all checks in each state, and the messages that no state shows' },
      log: { about: 'print the log of the first apply in each state: level, source and message' },
      ...formatOptions,
    },
    examples: [
      { line: 'lessons .', about: 'prove the pack in this folder' },
      { line: 'lessons --show --log course', about: 'what each check sees, and what its patterns can match' },
      { line: 'lessons --format github course', about: 'annotations for a pull request' },
    ],
    one: 'a pack has a fault, or a lesson is not proven',
    run: async (call) => await (await import('../../verbs/lessons.ts')).runLessons(call),
  },
];
