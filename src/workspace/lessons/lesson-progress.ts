/** Progress of a learner in the lessons: stored in the browser, and included in the zip of a project. */
import { isLessonId, isPackLesson, puzzleOfLesson } from '../drafts/lesson-drafts.ts';

export interface LessonProgress {
  /** State of each lesson by id (`PART/LESSON`). A lesson that was never edited or applied is absent. */
  readonly lessons: Readonly<Record<string, 'started' | 'done'>>;
  /** Id of the last opened lesson among Bunraku's own lessons; never a puzzle or a lesson of a lesson pack. */
  readonly last?: string;
  /** Size of the smallest change that solved each puzzle, by the id of its lesson. */
  readonly sizes?: Readonly<Record<string, number>>;
}

export const noProgress: LessonProgress = { lessons: {} };

export const progressFile = 'LESSONS.json';

/** Maximum number of lessons in a progress file; Bunraku never writes more. */
const MOST_LESSONS = 1000;

/** Maximum number of bytes, and of characters, in a progress file. */
export const LONGEST_PROGRESS = 200_000;

export function withLesson(progress: LessonProgress, id: string, state: 'started' | 'done'): LessonProgress {
  const known = progress.lessons[id];
  const last = isPackLesson(id) || puzzleOfLesson(id) !== undefined ? {} : { last: id };
  if (known === 'done' || known === state) {
    return last.last === undefined || progress.last === id ? progress : { ...progress, ...last };
  }
  return { ...progress, lessons: { ...progress.lessons, [id]: state }, ...last };
}

/** Adds the size of a change that solved a puzzle, unless a smaller change is known. */
export function withSize(progress: LessonProgress, id: string, size: number): LessonProgress {
  const { sizes = {} } = progress;
  return size < (sizes[id] ?? Infinity) ? { ...progress, sizes: { ...sizes, [id]: size } } : progress;
}

export function progressInPack({ lessons }: LessonProgress, pack: string): LessonProgress {
  return { lessons: Object.fromEntries(Object.entries(lessons).filter(([id]) => id.startsWith(`${pack}/`))) };
}

/**
 * Merges the progress from two sources. A lesson is done if it is done in either of them, and the smaller change of a
 * puzzle counts. The last opened lesson is taken from `mine`.
 */
export function mergeProgress(mine: LessonProgress, other: LessonProgress): LessonProgress {
  const lessons: Record<string, 'started' | 'done'> = { ...other.lessons };
  for (const [id, state] of Object.entries(mine.lessons)) if (lessons[id] !== 'done') lessons[id] = state;
  const last = mine.last ?? other.last;
  const merged = { ...other, lessons, ...(last === undefined ? {} : { last }) };
  return Object.entries(mine.sizes ?? {}).reduce((progress, [id, size]) => withSize(progress, id, size), merged);
}

export function doneCount({ lessons }: LessonProgress): number {
  return Object.values(lessons).filter((state) => state === 'done').length;
}

/**
 * Formats progress as the content of a progress file.
 * @param learner name for the trainer's table; empty to leave it out
 */
export function progressText(progress: LessonProgress, learner = ''): string {
  const named = learner === '' ? {} : { learner };
  return `${JSON.stringify({ format: 'bunraku-lessons', version: 1, ...named, ...progress }, undefined, 2)}\n`;
}

const LONGEST_NAME = 80;

/** Returns the learner's name in the output of `progressText`. Undefined if the output contains no name. */
export function readLearner(text: string): string | undefined {
  if (readProgress(text) === undefined) return undefined;
  const data: unknown = JSON.parse(text);
  if (typeof data !== 'object' || data === null || !('learner' in data) || typeof data.learner !== 'string')
    return undefined;
  return data.learner.slice(0, LONGEST_NAME) || undefined;
}

/** Reads the output of `progressText`. Returns undefined for any other string. Skips invalid entries. */
export function readProgress(text: string): LessonProgress | undefined {
  if (text.length > LONGEST_PROGRESS) return undefined;
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch {
    return undefined;
  }
  if (typeof data !== 'object' || data === null || !('format' in data) || data.format !== 'bunraku-lessons')
    return undefined;
  if (!('lessons' in data) || typeof data.lessons !== 'object' || data.lessons === null) return undefined;
  const entries = Object.entries(data.lessons)
    .slice(0, MOST_LESSONS)
    .flatMap(([id, state]): [string, 'started' | 'done'][] =>
      isLessonId(id) && (state === 'started' || state === 'done') ? [[id, state]] : [],
    );
  const last = 'last' in data && typeof data.last === 'string' && isLessonId(data.last) ? { last: data.last } : {};
  const sizes = 'sizes' in data ? readSizes(data.sizes) : {};
  return { lessons: Object.fromEntries(entries), ...last, ...(Object.keys(sizes).length === 0 ? {} : { sizes }) };
}

function readSizes(data: unknown): Readonly<Record<string, number>> {
  if (typeof data !== 'object' || data === null) return {};
  const entries = Object.entries(data)
    .slice(0, MOST_LESSONS)
    .flatMap(([id, size]): [string, number][] =>
      isLessonId(id) && typeof size === 'number' && Number.isSafeInteger(size) && size > 0 ? [[id, size]] : [],
    );
  return Object.fromEntries(entries);
}
