import type { Lesson } from '../../lessons/lesson.ts';
import { undoAction } from '../../store/changes/undo-action.ts';
import { useActions } from '../../store/store.ts';
import { showToast } from '../../ui/overlays/toast-queue.ts';
import type { LessonPaneProps } from './LessonPane.tsx';

/** Returns actions that replace the files of the open lesson or puzzle. Messages use the word in `noun`. */
export function useLessonFiles(
  noun: 'lesson' | 'puzzle',
  lesson: Lesson,
  replaceFiles: LessonPaneProps['replaceFiles'],
) {
  const { keepMine, restartLesson } = useActions();
  return {
    /** Restores the files with which the lesson or puzzle starts. */
    reset: async (): Promise<void> => {
      const undo = await replaceFiles(lesson.project.files);
      keepMine(undefined);
      restartLesson();
      showToast({ message: `The ${noun} was reset to its start.`, action: undoAction(undo) });
    },
    /** Replaces the shown solution with the learner's own files. */
    backToMine: async (own: Lesson['solution']): Promise<void> => {
      await replaceFiles(own);
      keepMine(undefined);
    },
  };
}
