/** Tests the lessons of a pack: the start must fail a check, and the solution must pass all of them. */
import { makeChecks } from '../lessons/data-checks/make-checks.ts';
import type { LessonAnswer } from '../protocol/lesson.ts';
import type { ProjectFiles } from '../protocol/project/project.ts';
import { LessonMachine, type JudgingEngine } from './lesson-machine.ts';
import type { PackLesson } from './pack.ts';

export interface ProvenState {
  readonly name: 'start' | 'solution';
  /** Result after the first apply to a fresh machine. */
  readonly first: LessonAnswer;
  /** Result after the second apply. */
  readonly answer: LessonAnswer;
}

export interface ProvenLesson {
  readonly states: readonly ProvenState[];
  /** Faults of the lesson, as sentences. */
  readonly faults: readonly string[];
}

/** Applies the files of a state twice, because some checks examine the second apply. */
async function judgeState(
  name: ProvenState['name'],
  files: ProjectFiles,
  lesson: PackLesson,
  engine: JudgingEngine,
): Promise<ProvenState> {
  const machine = new LessonMachine(engine, makeChecks(lesson.checks), lesson.project);
  const first = await machine.apply(files);
  return { name, first, answer: await machine.apply(files) };
}

export async function proveLesson(lesson: PackLesson, engine: JudgingEngine): Promise<ProvenLesson> {
  const start = await judgeState('start', lesson.project.files, lesson, engine);
  const solution = await judgeState('solution', lesson.solution, lesson, engine);
  const faults: string[] = [];
  if (start.answer.checks.every(({ state }) => state.kind === 'passed'))
    faults.push('The start passes all checks: the learner has nothing to do.');
  if (solution.answer.failure !== undefined)
    faults.push(`The solution does not compile or apply: ${solution.answer.failure}`);
  for (const { id, state } of solution.answer.checks) {
    if (state.kind !== 'passed')
      faults.push(`The solution does not pass ${id}${state.kind === 'open' ? `: ${state.seen}` : '.'}`);
  }
  for (const { first, answer } of [start, solution]) {
    const outcome = (first.prediction?.outcome === undefined ? answer : first).prediction?.outcome;
    const choices = answer.prediction?.choices ?? [];
    if (outcome !== undefined && choices.length > 0 && !choices.includes(outcome.answer))
      faults.push(`The answer of the prediction is none of its choices: ${outcome.answer}`);
  }
  return { states: [start, solution], faults };
}
