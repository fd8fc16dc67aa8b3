/** Lessons by id, each loaded when it is opened. The parts with their lessons are `virtual:lessons/list`. */
import { loaders } from 'virtual:lessons/loaders';
import type { Lesson } from './lesson.ts';

export { stepOfTask } from './lesson.ts';

/** `PART/LESSON` of the lesson to begin with. */
export const firstLesson = Object.keys(loaders)[0];

export type LoadedLesson =
  | { readonly kind: 'loaded'; readonly lesson: Lesson }
  /** There is no lesson of this id. */
  | { readonly kind: 'unknown' }
  /** It could not be had from the network. */
  | { readonly kind: 'unreachable' };

/** @param id `PART/LESSON` */
export async function loadLesson(id: string): Promise<LoadedLesson> {
  const load = Object.hasOwn(loaders, id) ? loaders[id] : undefined;
  if (load === undefined) return { kind: 'unknown' };
  try {
    return { kind: 'loaded', lesson: (await load()).lesson };
  } catch {
    return { kind: 'unreachable' };
  }
}
