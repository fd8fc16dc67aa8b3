import { useAppStore } from '../../store/store.ts';
import { useMedia } from '../use-media.ts';

/**
 * Arrangement of a page with room for more than one pane. Each arrangement stores its own sizes, so that a lesson does
 * not change the sizes in other projects:
 *
 * - `two`: editor and views; the files are in a dialog;
 * - `three`: files and node, editor, views;
 * - `lesson`: lesson, editor, views, with most of the room for the editor;
 * - `lesson-two`: lesson, and the editor above views, problems and log.
 */
export type Columns = 'two' | 'three' | 'lesson' | 'lesson-two';

/**
 * Minimum width for a lesson in three columns. On a narrower page, legible text would leave fewer than 60 characters
 * for the code.
 */
const ROOM_FOR_LESSON = '(min-width: 1180px)';
const ROOM_FOR_FILES = '(min-width: 1024px)';

export function useColumns(): Columns {
  const isLesson = useAppStore(({ lesson }) => lesson !== undefined);
  const roomForLesson = useMedia(ROOM_FOR_LESSON);
  const roomForFiles = useMedia(ROOM_FOR_FILES);
  if (isLesson) return roomForLesson ? 'lesson' : 'lesson-two';
  return roomForFiles ? 'three' : 'two';
}
