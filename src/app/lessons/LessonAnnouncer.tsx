import { useAppStore } from '../../store/store.ts';
import { lessonStateText } from './lesson-state-text.ts';

/** Tells screen readers the state of the lesson's tasks after a run. It is empty during a check, so that the same state is said again. */
export function LessonAnnouncer() {
  const text = useAppStore(({ lesson }) => {
    const kind = lesson?.result.kind;
    return lesson !== undefined && (kind === 'checked' || kind === 'failed') ? lessonStateText(lesson) : '';
  });
  return (
    <div
      className="visually-hidden"
      role="status"
      aria-live="polite"
      aria-label="Result of the lesson"
      data-live-announcer="true"
    >
      {text}
    </div>
  );
}
