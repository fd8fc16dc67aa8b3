import { attemptOf, type AttemptEngine } from '../lessons/attempt.ts';
import { answerOf } from '../lessons/check.ts';
import type { LessonAnswer } from '../protocol/lesson.ts';
import type { Project } from '../protocol/project.ts';

/** Only the learner's files count: node and machine are the lesson's. */
export async function checkLesson(id: string, project: Project, engine: AttemptEngine): Promise<LessonAnswer> {
  const { loaders } = await import('virtual:lessons/checks');
  const load = Object.hasOwn(loaders, id) ? loaders[id] : undefined;
  if (load === undefined) throw new Error(`There is no lesson ${id}.`);
  const { own, setting } = await load();
  return answerOf(own, await attemptOf(engine, { name: project.name, files: project.files, ...setting }));
}
