/** Maps lessons to drafts. The project of a lesson is an ordinary draft whose id contains the id of the lesson. */

const PREFIX = 'lesson/';
const LESSON_ID = /^[a-z0-9-]{1,60}\/[a-z0-9-]{1,60}$/;

/** Returns whether a string has the form of a lesson's id: `PART/LESSON`. */
export function isLessonId(text: string): boolean {
  return LESSON_ID.test(text);
}

/** Prefix of the ids of lesson packs. None of Bunraku's own parts begins with it. */
export const PACK_PREFIX = 'pack-';

/** Returns whether a lesson is part of a lesson pack, not one of Bunraku's own. */
export function isPackLesson(id: string): boolean {
  return id.startsWith(PACK_PREFIX);
}

/** Returns the id of the draft that stores the learner's code for a lesson. */
export function draftOfLesson(lesson: string): string {
  return PREFIX + lesson;
}

/** Returns the id of the lesson that a draft belongs to (`PART/LESSON`); undefined for the user's own projects. */
export function lessonOfDraft(draftId: string): string | undefined {
  if (!draftId.startsWith(PREFIX)) return undefined;
  const [part = '', lesson = ''] = draftId.slice(PREFIX.length).split('/');
  const id = `${part}/${lesson}`;
  return isLessonId(id) ? id : undefined;
}

/** Returns a new id for a copy of a draft. A copy of a lesson's draft still belongs to the lesson. */
export function forkedDraft(draftId: string): string {
  const lesson = lessonOfDraft(draftId);
  const own = crypto.randomUUID();
  return lesson === undefined ? own : `${draftOfLesson(lesson)}/${own}`;
}

/**
 * Prefix of the ids of puzzles. Puzzles are lessons of a separate part of the course, which the list of parts omits.
 */
const PUZZLES = 'puzzles/';

/** Returns the id of the lesson that a puzzle is checked as: `puzzles/ID`. */
export function lessonOfPuzzle(puzzle: string): string {
  return PUZZLES + puzzle;
}

/** Returns the id of the puzzle that a lesson belongs to; undefined for any other lesson. */
export function puzzleOfLesson(lesson: string): string | undefined {
  return lesson.startsWith(PUZZLES) ? lesson.slice(PUZZLES.length) : undefined;
}
