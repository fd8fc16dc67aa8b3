import { ChevronRight } from 'lucide-react';
import { selectLessonPassed } from '../../store/lessons/lesson-slice.ts';
import { useActions, useAppStore } from '../../store/store.ts';
import { lessonStateText } from './lesson-state-text.ts';

/** Strip above the tab bar of a narrow page: progress of the lesson, and a button that returns to the lesson. */
export function LessonStrip() {
  const lesson = useAppStore((state) => state.lesson);
  const pane = useAppStore(({ narrowPane }) => narrowPane);
  const isPassed = useAppStore(selectLessonPassed);
  const { showNarrowPane } = useActions();
  if (lesson === undefined || pane === 'lesson') return null;
  return (
    <button
      type="button"
      className={isPassed ? 'lesson-strip lesson-strip-passed' : 'lesson-strip'}
      onClick={() => showNarrowPane('lesson')}
    >
      <span className="lesson-strip-text">{lessonStateText(lesson)}</span>
      <ChevronRight aria-hidden />
    </button>
  );
}
