/** A lesson's project is a draft like any other; its id says which lesson it belongs to. */

const PREFIX = 'lesson/';
const LESSON_ID = /^[a-z0-9-]{1,60}\/[a-z0-9-]{1,60}$/;

/** Whether a text is a lesson's id in form: `PART/LESSON`. */
export function isLessonId(text: string): boolean {
  return LESSON_ID.test(text);
}

/** The draft in which the browser keeps what was written in a lesson. */
export function draftOfLesson(lesson: string): string {
  return PREFIX + lesson;
}

/** The lesson of a draft, `PART/LESSON`; undefined for a project of one's own. */
export function lessonOfDraft(draftId: string): string | undefined {
  if (!draftId.startsWith(PREFIX)) return undefined;
  const [part = '', lesson = ''] = draftId.slice(PREFIX.length).split('/');
  const id = `${part}/${lesson}`;
  return isLessonId(id) ? id : undefined;
}

/** An id for a draft that splits off from another: one of a lesson stays in it. */
export function forkedDraft(draftId: string): string {
  const lesson = lessonOfDraft(draftId);
  const own = crypto.randomUUID();
  return lesson === undefined ? own : `${draftOfLesson(lesson)}/${own}`;
}
