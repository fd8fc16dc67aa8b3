/** A lesson's project is an ordinary draft; its id contains the lesson's id. */

const PREFIX = 'lesson/';
const LESSON_ID = /^[a-z0-9-]{1,60}\/[a-z0-9-]{1,60}$/;

/** Checks the form of a lesson's id: `PART/LESSON`. */
export function isLessonId(text: string): boolean {
  return LESSON_ID.test(text);
}

/** The draft that stores the learner's code of a lesson. */
export function draftOfLesson(lesson: string): string {
  return PREFIX + lesson;
}

/** The lesson of a draft, `PART/LESSON`; undefined for the user's own projects. */
export function lessonOfDraft(draftId: string): string | undefined {
  if (!draftId.startsWith(PREFIX)) return undefined;
  const [part = '', lesson = ''] = draftId.slice(PREFIX.length).split('/');
  const id = `${part}/${lesson}`;
  return isLessonId(id) ? id : undefined;
}

/** A new id for a copy of a draft; a copy of a lesson's draft still belongs to the lesson. */
export function forkedDraft(draftId: string): string {
  const lesson = lessonOfDraft(draftId);
  const own = crypto.randomUUID();
  return lesson === undefined ? own : `${draftOfLesson(lesson)}/${own}`;
}
