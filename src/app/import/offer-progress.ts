import { appStore } from '../../store/store.ts';
import { showToast } from '../../ui/overlays/toast-queue.ts';
import { doneCount, mergeProgress, type LessonProgress } from '../../workspace/lesson-progress.ts';

/** Says that an archive tells of lessons that are done and not known here to be, and offers to take that over: it may be someone else's. */
export function offerProgress(progress: LessonProgress): void {
  const { lessonProgress, actions } = appStore.getState();
  const more = doneCount(mergeProgress(lessonProgress, progress)) - doneCount(lessonProgress);
  if (more === 0) return;
  showToast({
    stays: true,
    message: `The archive tells of ${more === 1 ? 'one lesson that is' : `${more} lessons that are`} done.`,
    action: { label: 'Take over', run: () => actions.mergeLessonProgress(progress) },
  });
}
