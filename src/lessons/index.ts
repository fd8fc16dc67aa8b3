/** Lessons by id, each loaded when it is opened. The list of parts and lessons is `virtual:lessons/list`. */
import { loaders } from 'virtual:lessons/loaders';
import type { Lesson, LessonPackSummary } from './lesson.ts';

export { stepOfTask } from './lesson.ts';

/** Id (`PART/LESSON`) of the first lesson. */
export const firstLesson = Object.keys(loaders)[0];

export type LoadedLesson =
  /** `pack`: the pack that contains the lesson; absent for Bunraku's own lessons. */
  | { readonly kind: 'loaded'; readonly lesson: Lesson; readonly pack?: LessonPackSummary }
  | { readonly kind: 'unknown' }
  | { readonly kind: 'unreachable' };

/** @param id id of the form `PART/LESSON` */
export async function loadLesson(id: string): Promise<LoadedLesson> {
  const load = Object.hasOwn(loaders, id) ? loaders[id] : undefined;
  if (load === undefined) return { kind: 'unknown' };
  try {
    return { kind: 'loaded', lesson: (await load()).lesson };
  } catch {
    return { kind: 'unreachable' };
  }
}
