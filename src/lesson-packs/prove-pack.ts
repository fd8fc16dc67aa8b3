/**
 * Tests the lessons of a pack: the start must fail a check, the solution must pass all of them, and each attempt must do
 * what its name says.
 */
import { makeChecks } from '../lessons/data-checks/make-checks.ts';
import { matchesPattern } from '../lessons/data-checks/matches-pattern.ts';
import type { LessonAnswer } from '../protocol/lessons/lesson.ts';
import type { ProjectFiles } from '../protocol/project/project.ts';
import type { RunView } from '../protocol/run.ts';
import { LessonMachine, type JudgingEngine } from './lesson-machine.ts';
import { wrongCheck, type PackLesson } from './pack.ts';

export interface ProvenState {
  /** `start`, `solution`, or the name of an attempt. */
  readonly name: string;
  /** Result after the first apply to a fresh machine. */
  readonly first: LessonAnswer;
  /**
   * Result after the second apply. It is the same as `first` for a wrong attempt whose check does not examine a second
   * apply.
   */
  readonly answer: LessonAnswer;
  /** Log of the first apply. */
  readonly log: RunView['logs'];
}

export interface ProvenLesson {
  readonly states: readonly ProvenState[];
  /** Messages of checks that appear in none of the `states`, and are therefore untested. */
  readonly unproven: readonly { readonly check: string; readonly say: string }[];
  /** Faults of the lesson, as sentences. */
  readonly faults: readonly string[];
}

/** Applies the files of a state twice, because some checks examine the second apply. */
async function judgeState(
  name: string,
  files: ProjectFiles,
  lesson: PackLesson,
  engine: JudgingEngine,
): Promise<ProvenState> {
  const machine = new LessonMachine(engine, makeChecks(lesson.checks), lesson.project);
  const first = await machine.apply(files);
  const { log } = machine;
  // Applies a wrong attempt once if its check does not examine a second apply, because a second apply can hide the
  // mistake, such as a missing relationship.
  const wrong = lesson.checks.checks.find(({ id }) => id === wrongCheck(name));
  const isShown = wrong !== undefined && wrong.on !== 'second';
  return { name, first, answer: isShown ? first : await machine.apply(files), log };
}

export async function proveLesson(lesson: PackLesson, engine: JudgingEngine): Promise<ProvenLesson> {
  const start = await judgeState('start', lesson.project.files, lesson, engine);
  const solution = await judgeState('solution', lesson.solution, lesson, engine);
  const attempts: ProvenState[] = [];
  for (const { name, files } of lesson.attempts) attempts.push(await judgeState(name, files, lesson, engine));
  const states = [start, solution, ...attempts];
  const faults: string[] = [];
  if (start.answer.checks.every(({ state }) => state.kind === 'passed'))
    faults.push('The start passes all checks: the learner has nothing to do.');
  const isSolved = Object.entries(lesson.solution).some(([path, text]) => lesson.project.files[path] !== text);
  faults.push(
    ...(isSolved
      ? findOpen('The solution', solution)
      : ['The folder solution/ has no file that differs from the start.']),
    ...attempts.flatMap((state) => findAttemptFaults(state)),
    ...[start, solution].flatMap(findAnswerFaults),
  );
  return { states, unproven: findUnproven(lesson, states), faults };
}

/** Finds the reasons why a state does not complete the lesson. */
function findOpen(what: string, { answer: { failure, checks } }: ProvenState): readonly string[] {
  if (failure !== undefined) return [`${what} does not compile or apply: ${failure}`];
  return checks.flatMap(({ id, state }) =>
    state.kind === 'passed'
      ? []
      : [`${what} does not pass the check ${id}${state.kind === 'open' ? `: ${state.seen}` : '.'}`],
  );
}

function findAttemptFaults(attempt: ProvenState): readonly string[] {
  const { name, answer } = attempt;
  const wrong = wrongCheck(name);
  if (wrong === undefined) return findOpen(name, attempt);
  if (answer.failure !== undefined) return [`${name} does not compile, so no check runs: ${answer.failure}`];
  return answer.checks.some(({ id, state }) => id === wrong && state.kind === 'open')
    ? []
    : [`${name} must fail the check ${wrong}, but does not.`];
}

function findAnswerFaults({ first, answer }: ProvenState): readonly string[] {
  const outcome = (first.prediction?.outcome === undefined ? answer : first).prediction?.outcome;
  const choices = answer.prediction?.choices ?? [];
  return outcome === undefined || choices.length === 0 || choices.includes(outcome.answer)
    ? []
    : [`The answer of the prediction is not one of its choices: ${outcome.answer}`];
}

function findUnproven({ checks: { checks } }: PackLesson, states: readonly ProvenState[]): ProvenLesson['unproven'] {
  const seen = (check: string): readonly string[] =>
    states
      .flatMap(({ first, answer }) => [...first.checks, ...answer.checks])
      .flatMap(({ id, state }) => (id === check && state.kind === 'open' ? [state.seen] : []));
  return checks.flatMap(({ id, must }) => {
    const shown = seen(id);
    return must
      .flatMap(({ otherwise }) => otherwise)
      .filter(({ say }) => !shown.some((sentence) => matchesPattern(say.replaceAll('{found}', '*'), sentence)))
      .map(({ say }) => ({ check: id, say }));
  });
}
