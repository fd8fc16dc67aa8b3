import type { LessonSummary } from '../../lessons/lesson.ts';
import { effortText } from '../../panels/lesson/lesson-list.ts';
import { useAppStore } from '../../store/store.ts';
import { ProgressMark, progressWords } from './ProgressMark.tsx';

interface LessonRowsProps {
  readonly lessons: readonly LessonSummary[];
  readonly onOpen: (id: string) => void;
}

/** Rows for the lessons of a part or a pack, with their progress. */
export function LessonRows({ lessons, onOpen }: LessonRowsProps) {
  const states = useAppStore(({ lessonProgress }) => lessonProgress.lessons);
  const openId = useAppStore(({ lesson }) => lesson?.id);
  return (
    <ol className="lessons-list">
      {lessons.map((lesson) => {
        const state = states[lesson.id] ?? 'new';
        return (
          <li key={lesson.id}>
            <button
              type="button"
              className="lessons-lesson"
              title={lesson.summary}
              aria-current={lesson.id === openId ? 'true' : undefined}
              onClick={() => onOpen(lesson.id)}
            >
              <ProgressMark state={state} />
              <span className="lessons-lesson-title">
                {lesson.title}
                <span className="lessons-effort">{` ${effortText(lesson)}`}</span>
              </span>
              <span className={state === 'new' ? 'visually-hidden' : 'lessons-word'}>{progressWords[state]}</span>
            </button>
          </li>
        );
      })}
    </ol>
  );
}
