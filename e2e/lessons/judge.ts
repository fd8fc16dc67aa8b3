/**
 * Tests a lesson by its states: start, solution, the result of following the text, wrong files, and other correct
 * files.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readFolder } from '../../scripts/site/content/read-folder.ts';
import { LESSONS } from '../../scripts/site/content/read-lesson.ts';
import { createPlan } from '../../src/lessons/attempt.ts';
import { checkAttempt, type LessonChecks } from '../../src/lessons/check.ts';
import type { Lesson } from '../../src/lessons/lesson.ts';
import type { LessonAnswer } from '../../src/protocol/lessons/lesson.ts';
import type { ProjectFiles } from '../../src/protocol/project/project.ts';
import { follow, followedSteps, spliced, unsaidWords, type Move } from './follow.ts';
import { LessonMachine, type JudgingEngine } from '../../src/lesson-packs/lesson-machine.ts';

/** A state of a lesson's files, with the results of the checks. */
export interface JudgedState {
  /** Name of the state: `start`, `solution`, `wrong/CHECK--what`, `other/what`. */
  readonly name: string;
  /** Results after the first apply to a fresh machine. */
  readonly first: LessonAnswer;
  /** Results after a second apply. Same as `first` for wrong states that need no second apply. */
  readonly second: LessonAnswer;
}

/** Minimum number of `wrong` and `other` states per lesson. */
const FEWEST = { wrong: 2, other: 1 };

export interface JudgedLesson {
  readonly states: readonly JudgedState[];
  readonly faults: readonly string[];
  readonly counts: { readonly wrong: number; readonly other: number };
}

export async function judge(lesson: Lesson, checks: LessonChecks, engine: JudgingEngine): Promise<JudgedLesson> {
  const folder = join(LESSONS, lesson.id);
  const start = lesson.project.files;
  const judged = async (name: string, files: ProjectFiles): Promise<JudgedState> => {
    const machine = new LessonMachine(engine, checks, lesson.project);
    const all = { ...start, ...files };
    const first = await machine.apply(all);
    const wrong = checks.checks.find(({ id }) => id === wrongCheck(name));
    const isShown = wrong !== undefined && wrong.on !== 'second';
    return { name, first, second: isShown ? first : await machine.apply(all) };
  };
  const states = [await judged('start', {}), await judged('solution', lesson.solution)];
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
      ...(await textFaults(lesson, checks, engine)),
      ...states.flatMap((state) => [...stateFaults(state, checks), ...answerFaults(state, checks)]),
      ...unproven(states),
      ...(counts.wrong < FEWEST.wrong ? [`it has ${counts.wrong} wrong states, fewer than ${FEWEST.wrong}`] : []),
      ...(counts.other < FEWEST.other ? ['it has no other state that passes'] : []),
    ],
  };
}

/** Follows only the text. The lesson must then be completed. */
async function textFaults(lesson: Lesson, checks: LessonChecks, engine: JudgingEngine): Promise<readonly string[]> {
  const { id, project, open } = lesson;
  const steps = followedSteps(readFileSync(join(LESSONS, id, 'lesson.md'), 'utf8'));
  const known = JSON.stringify([project.files, project.machine]).replaceAll('\\n', ' ');
  const unsaid = unsaidWords(steps, known).map((word) => `“${word}” is to be written, and no text says so`);
  try {
    const { moves } = follow(steps, project.files, open);
    return [...unsaid, ...(await movesFaults(moves.flat(), lesson, checks, engine))];
  } catch (error) {
    return [...unsaid, error instanceof Error ? error.message : String(error)];
  }
}

async function movesFaults(
  moves: readonly Move[],
  { project }: Lesson,
  checks: LessonChecks,
  engine: JudgingEngine,
): Promise<readonly string[]> {
  const machine = new LessonMachine(engine, checks, project);
  let { files } = project;
  let answer: LessonAnswer = checkAttempt(checks, createPlan(await engine.analyze({ revision: 0, project })));
  for (const move of moves) {
    switch (move.kind) {
      case 'change':
        files = { ...files, [move.splice.file]: spliced(files[move.splice.file] ?? '', move.splice) };
        break;
      case 'command':
        await machine.type(move.line, files);
        break;
      case 'reset':
        if (!machine.canReset) return ['the text resets a machine to which nothing was applied'];
        machine.reset();
        break;
      case 'apply':
        answer = await machine.apply(files);
    }
  }
  return answer.checks.flatMap(({ id, state }) =>
    state.kind === 'passed' ? [] : [`who follows the text does not pass ${id}: ${JSON.stringify(state)}`],
  );
}

function namesIn(folder: string, kind: 'wrong' | 'other'): readonly string[] {
  const within = join(folder, kind);
  return existsSync(within)
    ? readdirSync(within)
        .toSorted()
        .map((name) => `${kind}/${name}`)
    : [];
}

function openIds({ checks }: LessonAnswer): readonly string[] {
  return checks.filter(({ state }) => state.kind !== 'passed').map(({ id }) => id);
}

/** Returns the check that a state named `wrong/CHECK--what-is-wrong` must fail. */
function wrongCheck(name: string): string | undefined {
  return /^wrong\/([a-z0-9-]+?)--[a-z0-9-]+$/.exec(name)?.[1];
}

/** Returns the faults of a state: results that do not match the name of the state. */
function stateFaults({ name, first, second }: JudgedState, { checks }: LessonChecks): readonly string[] {
  const needsSecond = new Set(checks.filter(({ on }) => on === 'second').map(({ id }) => id));
  if (name === 'start') return openIds(second).length === 0 ? ['start passes all checks: there is nothing to do'] : [];
  if (!name.startsWith('wrong/'))
    return [
      ...openIds(first)
        .filter((id) => !needsSecond.has(id))
        .map((id) => `${name} does not pass ${id} in the first apply`),
      ...openIds(second).map((id) => `${name} does not pass ${id} after two applies`),
    ];
  const wanted = wrongCheck(name);
  if (wanted === undefined || !checks.some(({ id }) => id === wanted))
    return [`${name} names no check: wrong/CHECK--what-is-wrong`];
  return openIds(needsSecond.has(wanted) ? second : first).includes(wanted) ? [] : [`${name} passes ${wanted}`];
}

/** Returns the checks that pass in every applied state, so that no state shows that they can fail. */
function unproven(states: readonly JudgedState[]): readonly string[] {
  const failed = new Set(
    states.flatMap(({ first, second }) =>
      [first, second].flatMap(({ checks }) => checks.filter(({ state }) => state.kind === 'open').map(({ id }) => id)),
    ),
  );
  const ids = states[0]?.first.checks.map(({ id }) => id) ?? [];
  return ids.filter((id) => !failed.has(id)).map((id) => `neither start nor a wrong state fails ${id}`);
}

/** Returns results that are not sentences, and predictions whose answer is not among the choices. */
function answerFaults({ name, first, second }: JudgedState, { prediction }: LessonChecks): readonly string[] {
  const answers = [first, second];
  const faults = answers.flatMap(({ checks }) =>
    checks.flatMap(({ id, state }) =>
      state.kind !== 'open' || /[.)”]$/.test(state.seen)
        ? []
        : [`what ${id} sees in ${name} is no sentence: ${state.seen}`],
    ),
  );
  if (prediction === undefined) return faults;
  for (const { failure, prediction: predicted } of answers) {
    if (predicted === undefined) {
      if (name === 'solution') faults.push('there is no prediction for the solution');
      continue;
    }
    const { choices, outcome } = predicted;
    if (new Set(choices).size < choices.length) faults.push(`two choices of the prediction in ${name} are the same`);
    if (
      outcome === undefined ? failure === undefined && prediction.on === undefined : !choices.includes(outcome.answer)
    )
      faults.push(`the answer of the prediction in ${name} is not one of its choices: ${outcome?.answer}`);
  }
  return faults;
}
