/** Proves a lesson by its states: start, solution, what its text leads to, what is wrong, and what is right in another way. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readFolder } from '../../scripts/site/read-folder.ts';
import { LESSONS } from '../../scripts/site/read-lesson.ts';
import { attemptOf, type AttemptEngine } from '../../src/lessons/attempt.ts';
import { answerOf, type LessonChecks } from '../../src/lessons/check.ts';
import type { Lesson } from '../../src/lessons/lesson.ts';
import type { LessonAnswer } from '../../src/protocol/lesson.ts';
import type { ProjectFiles } from '../../src/protocol/project.ts';
import { follow, followedSteps, unsaidWords } from './follow.ts';

/** One state of a lesson's files, and what the checks said of it. */
export interface JudgedState {
  /** `start`, `solution`, `text` (who followed it), `wrong/CHECK--what`, `other/what`. */
  readonly name: string;
  readonly answer: LessonAnswer;
}

/** Each lesson has at least so many of them. */
const FEWEST = { wrong: 2, other: 1 };

export interface JudgedLesson {
  readonly states: readonly JudgedState[];
  readonly faults: readonly string[];
  readonly counts: { readonly wrong: number; readonly other: number };
}

export async function judge(lesson: Lesson, checks: LessonChecks, engine: AttemptEngine): Promise<JudgedLesson> {
  const folder = join(LESSONS, lesson.id);
  const start = lesson.project.files;
  const judged = async (name: string, files: ProjectFiles): Promise<JudgedState> => ({
    name,
    answer: answerOf(checks, await attemptOf(engine, { ...lesson.project, files: { ...start, ...files } })),
  });
  const states = [await judged('start', {}), await judged('solution', lesson.solution)];
  const text = followText(lesson);
  if (text.files !== undefined) states.push(await judged('text', text.files));
  for (const name of [...namesIn(folder, 'wrong'), ...namesIn(folder, 'other')])
    states.push(await judged(name, await readFolder(join(folder, name))));
  const counts = {
    wrong: states.filter(({ name }) => name.startsWith('wrong/')).length,
    other: states.filter(({ name }) => name.startsWith('other/')).length,
  };
  return {
    states,
    counts,
    faults: [
      ...text.faults,
      ...states.flatMap((state) => [...stateFaults(state), ...answerFaults(state, checks)]),
      ...unproven(states),
      ...(counts.wrong < FEWEST.wrong ? [`it has ${counts.wrong} wrong states, fewer than ${FEWEST.wrong}`] : []),
      ...(counts.other < FEWEST.other ? ['it has no other state that passes'] : []),
    ],
  };
}

/** The files of somebody who does what the text says, and nothing else. */
function followText({ id, project, open }: Lesson): {
  readonly files?: ProjectFiles;
  readonly faults: readonly string[];
} {
  const steps = followedSteps(readFileSync(join(LESSONS, id, 'lesson.md'), 'utf8'));
  const known = JSON.stringify([project.files, project.machine]).replaceAll('\\n', ' ');
  const unsaid = unsaidWords(steps, known).map((word) => `“${word}” is to be written, and no text says so`);
  try {
    return { files: follow(steps, project.files, open).files, faults: unsaid };
  } catch (error) {
    return { faults: [...unsaid, error instanceof Error ? error.message : String(error)] };
  }
}

function namesIn(folder: string, kind: 'wrong' | 'other'): readonly string[] {
  const within = join(folder, kind);
  return existsSync(within)
    ? readdirSync(within)
        .toSorted()
        .map((name) => `${kind}/${name}`)
    : [];
}

/** Whether the checks said of a state what its name promises. */
function stateFaults({ name, answer: { checks } }: JudgedState): readonly string[] {
  const failed = checks.filter(({ seen }) => seen !== undefined);
  if (name === 'start') return failed.length === 0 ? ['start passes all checks: there is nothing to do'] : [];
  if (!name.startsWith('wrong/')) return failed.map(({ id, seen }) => `${name} fails ${id}: ${seen}`);
  const [, wanted] = /^wrong\/([a-z0-9-]+?)--[a-z0-9-]+$/.exec(name) ?? [];
  if (!checks.some(({ id }) => id === wanted)) return [`${name} names no check: wrong/CHECK--what-is-wrong`];
  return failed.some(({ id }) => id === wanted) ? [] : [`${name} passes ${wanted}`];
}

/** Checks that fail in no state that was applied: nothing shows that they can. */
function unproven(states: readonly JudgedState[]): readonly string[] {
  const failed = new Set(
    states.flatMap(({ answer: { checks } }) =>
      checks.filter(({ seen }) => seen !== undefined && !wasNotApplied(seen)).map(({ id }) => id),
    ),
  );
  const ids = states[0]?.answer.checks.map(({ id }) => id) ?? [];
  return ids.filter((id) => !failed.has(id)).map((id) => `neither start nor a wrong state fails ${id}`);
}

/** Whether a check said Puppet's message, since there was nothing to see. */
function wasNotApplied(seen: string): boolean {
  return seen.startsWith('Nothing was applied');
}

/** Whether what was seen are sentences, and the prediction has an answer. */
function answerFaults({ name, answer }: JudgedState, { prediction }: LessonChecks): readonly string[] {
  const faults = answer.checks.flatMap(({ id, seen }) =>
    seen === undefined || wasNotApplied(seen) || /[.)”]$/.test(seen)
      ? []
      : [`what ${id} sees in ${name} is no sentence: ${seen}`],
  );
  if (prediction === undefined) return faults;
  const predicted = answer.prediction;
  if (predicted === undefined)
    return name === 'solution' ? [...faults, 'there is no prediction for the solution'] : faults;
  const { choices, answer: right } = predicted;
  if (new Set(choices).size < choices.length) faults.push(`two choices of the prediction in ${name} are the same`);
  if (!choices.includes(right)) faults.push(`the answer of the prediction in ${name} is none of its choices: ${right}`);
  return faults;
}
