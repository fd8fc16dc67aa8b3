import { createPlan } from '../lessons/attempt.ts';
import { checkAttempt, type CheckedRun, type LessonChecks } from '../lessons/check.ts';
import type { EngineApi } from '../protocol/engine-api.ts';
import type { AppliedRun, GivenChecks, LessonAnswer, LessonRequest } from '../protocol/lessons/lesson.ts';
import type { Project, ProjectFiles } from '../protocol/project/project.ts';

type LessonEngine = Pick<EngineApi, 'analyze' | 'shell'>;

/**
 * Checks a project and the run that the page shows. If the project is for a different node than the lesson, ignores the
 * run and returns the name of the lesson's node.
 */
export async function checkLesson(
  id: string,
  { project, given, applied, before }: LessonRequest,
  engine: LessonEngine,
): Promise<LessonAnswer> {
  const { own, certname, measureChange } = given === undefined ? await loadOwn(id) : await makeGiven(given);
  const plan = createPlan(await engine.analyze({ revision: 0, project }));
  if (certname !== project.node.certname) return { checks: checkAttempt(own, plan).checks, otherNode: certname };
  const answer = checkAttempt(
    own,
    plan,
    applied === undefined ? undefined : await readOutputs(own, project, applied, engine),
    before,
  );
  return measureChange === undefined ? answer : { ...answer, changeSize: measureChange(project.files) };
}

interface LoadedChecks {
  readonly own: LessonChecks;
  readonly certname: string;
  /** Present only for puzzles. */
  readonly measureChange?: (files: ProjectFiles) => number;
}

async function loadOwn(id: string): Promise<LoadedChecks> {
  const { loaders } = await import('virtual:lessons/checks');
  const load = Object.hasOwn(loaders, id) ? loaders[id] : undefined;
  if (load === undefined) throw new Error(`There is no lesson ${id}.`);
  const { own, setting, measureChange } = await load();
  return { own, certname: setting.node.certname, ...(measureChange === undefined ? {} : { measureChange }) };
}

async function makeGiven({ checks, certname }: GivenChecks): Promise<LoadedChecks> {
  const { makeChecks } = await import('../lessons/data-checks/make-checks.ts');
  return { own: makeChecks(checks), certname };
}

/** Runs the commands that the checks read, on the machine after the run. */
async function readOutputs(
  { commands = [] }: LessonChecks,
  project: Project,
  applied: AppliedRun,
  { shell }: LessonEngine,
): Promise<CheckedRun> {
  if (commands.length === 0) return applied;
  const { runCommands } = await import('../lessons/data-checks/run-commands.ts');
  const { machine } = applied;
  const token = machine === undefined ? {} : { machine };
  return { ...applied, outputs: await runCommands(commands, (line) => shell({ project, line, ...token })) };
}
