import { useAppStore } from '../../store/store.ts';
import { lessonStateText } from './lesson-state-text.ts';

/** Tells screen readers how the tasks of the lesson stand after a run. */
export function LessonAnnouncer() {
  const text = useAppStore(({ lesson }) =>
    lesson === undefined || lesson.result.kind === 'untried' ? '' : lessonStateText(lesson),
  );
  return (
    <div className="visually-hidden" role="status" aria-live="polite" aria-label="Result of the lesson">
      {text}
    </div>
  );
}
