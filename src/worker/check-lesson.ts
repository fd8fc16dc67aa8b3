import { createPlan } from '../lessons/attempt.ts';
import { checkAttempt } from '../lessons/check.ts';
import type { EngineApi } from '../protocol/engine-api.ts';
import type { LessonAnswer, LessonRequest } from '../protocol/lesson.ts';

/**
 * Checks a project and the run that the page shows. If the project is for a different node than the lesson, ignores the
 * run and returns the name of the lesson's node.
 */
export async function checkLesson(
  id: string,
  { project, applied, before }: LessonRequest,
  { analyze }: Pick<EngineApi, 'analyze'>,
): Promise<LessonAnswer> {
  const { loaders } = await import('virtual:lessons/checks');
  const load = Object.hasOwn(loaders, id) ? loaders[id] : undefined;
  if (load === undefined) throw new Error(`There is no lesson ${id}.`);
  const { own, setting } = await load();
  const plan = createPlan(await analyze({ revision: 0, project }));
  const { certname } = setting.node;
  if (certname !== project.node.certname) return { checks: checkAttempt(own, plan).checks, otherNode: certname };
  return checkAttempt(own, plan, applied, before);
}
