import { loadLesson as loadOwnLesson, type LoadedLesson } from '../lessons/index.ts';
import { isPackLesson } from '../workspace/drafts/lesson-drafts.ts';

export type { LoadedLesson } from '../lessons/index.ts';

/** Loads one of Bunraku's own lessons, or a lesson of a pack. */
export async function loadLesson(id: string): Promise<LoadedLesson> {
  if (!isPackLesson(id)) return await loadOwnLesson(id);
  const { findPack } = await import('./kept-packs.ts');
  const [packId = ''] = id.split('/');
  const pack = (await findPack(packId))?.pack;
  const lesson = pack?.lessons.find((each) => each.id === id);
  return pack === undefined || lesson === undefined ? { kind: 'unknown' } : { kind: 'loaded', lesson, pack };
}
