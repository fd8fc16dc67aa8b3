import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { lessonIds, LESSONS, readLesson, readOwnChecks } from '../../scripts/site/content/read-lesson.ts';
import { findWordFaults, type AvoidedWord } from '../../scripts/writing/plain-words.ts';
import { parts } from '../../src/lessons/parts.ts';
import type { ChecksData } from '../../src/protocol/lessons/lesson-checks.ts';
import { followedSteps } from './follow.ts';
import { findSentences } from './plain-words.ts';

/** Lessons are about a machine, which has directories. */
const MORE: readonly AvoidedWord[] = [[/\bfolders?\b/i, 'directory']];

/** Returns the sentences in `checks.yaml` that a learner reads. */
function collectSentences({ checks, prediction }: ChecksData): readonly string[] {
  const answer = prediction?.answer.kind === 'said' ? prediction.answer.sentences : [];
  const sentences = [
    ...checks.flatMap(({ must }) => must.flatMap(({ otherwise }) => otherwise)),
    ...answer,
    ...(prediction?.why ?? []),
  ];
  return [...checks.map(({ task }) => task), prediction?.question ?? '', ...sentences.map(({ say }) => say)];
}

it('reads the sentences of checks', () => {
  expect(findSentences("const a = 'no-cycle'; const b = `The file ${c} is \\`x\\`.`; // it's\n")).toEqual([
    'The file ${c} is \\`x\\`.',
  ]);
});

it('the list of parts is in plain words', () => {
  expect(parts.flatMap(({ title, summary }) => findWordFaults(`${title} ${summary}`, MORE))).toEqual([]);
});

it.each(lessonIds)('the texts of %s are in plain words', async (id) => {
  const { title, summary, steps, hints } = await readLesson(id);
  const data = await readOwnChecks(id);
  const sentences =
    data === undefined ? findSentences(readFileSync(join(LESSONS, id, 'check.ts'), 'utf8')) : collectSentences(data);
  const texts = [title, summary, ...steps.flatMap((step) => [step.title, step.text]), ...Object.values(hints).flat()];
  expect([...texts, ...sentences].flatMap((text) => findWordFaults(text, MORE))).toEqual([]);
});

it.each(lessonIds)('each step of %s with something to type names a check', async (id) => {
  const { steps } = await readLesson(id);
  const followed = followedSteps(readFileSync(join(LESSONS, id, 'lesson.md'), 'utf8'));
  const unseen = followed.filter(
    ({ actions }, at) => actions.some(({ kind }) => kind === 'edit') && steps[at]?.tasks.length === 0,
  );
  expect(unseen.map(({ title }) => title)).toEqual([]);
});
