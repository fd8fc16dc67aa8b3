import { useAppStore } from '../../store/store.ts';
import { HiddenStatus } from '../../ui/live/HiddenStatus.tsx';
import { lessonStateText } from './lesson-state-text.ts';

/**
 * Announces the state of the lesson's tasks after a run. Empty during a check, so that the same state is announced
 * again after it.
 */
export function LessonAnnouncer() {
  const text = useAppStore(({ lesson }) => {
    const kind = lesson?.result.kind;
    return lesson !== undefined && (kind === 'checked' || kind === 'failed') ? lessonStateText(lesson) : '';
  });
  return <HiddenStatus label="Result of the lesson">{text}</HiddenStatus>;
}
