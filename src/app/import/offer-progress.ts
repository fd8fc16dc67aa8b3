import { appStore } from '../../store/store.ts';
import { showToast } from '../../ui/overlays/toast-queue.ts';
import { doneCount, mergeProgress, type LessonProgress } from '../../workspace/lessons/lesson-progress.ts';

/**
 * Reports lessons that an archive marks as completed and this browser does not, and offers to import that progress.
 * Imports nothing without asking, because the progress may be another person's.
 */
export function offerProgress(progress: LessonProgress): void {
  const { lessonProgress, actions } = appStore.getState();
  const more = doneCount(mergeProgress(lessonProgress, progress)) - doneCount(lessonProgress);
  if (more === 0) return;
  showToast({
    stays: true,
    message: `The archive contains lesson progress. Importing it marks ${more === 1 ? 'one more lesson' : `${more} more lessons`} as done.`,
    action: { label: 'Import progress', run: () => actions.mergeLessonProgress(progress) },
  });
}
