import { ChevronLeft, ChevronRight, Map as MapIcon } from 'lucide-react';
import { useActions } from '../../store/store.ts';
import { IconButton } from '../../ui/controls/Button.tsx';
import { effortText, placeText, type LessonPlace } from './lesson-list.ts';

interface LessonHeadProps {
  readonly title: string;
  readonly place: LessonPlace | undefined;
  readonly onMap: () => void;
}

export function LessonHead({ title, place, onMap }: LessonHeadProps) {
  const { openLesson } = useActions();
  const { previous, next } = place ?? {};
  return (
    <header className="lesson-head">
      <div className="lesson-head-text">
        {place === undefined ? null : (
          <p className="lesson-place">
            {placeText(place)} <span className="lesson-part">{place.part.title}</span>
          </p>
        )}
        <h2 id="lesson-title" tabIndex={-1}>
          {title}
        </h2>
        {place === undefined ? null : <p className="lesson-effort">{effortText(place.lesson)}</p>}
      </div>
      <nav className="lesson-ways" aria-label="Lessons">
        <IconButton
          label={previous === undefined ? 'This is the first lesson' : `Previous lesson: ${previous.title}`}
          isDisabled={previous === undefined}
          onPress={() => (previous === undefined ? undefined : openLesson(previous.id))}
        >
          <ChevronLeft />
        </IconButton>
        <IconButton label="Map of all lessons" onPress={onMap}>
          <MapIcon />
        </IconButton>
        <IconButton
          label={next === undefined ? 'This is the last lesson' : `Skip to the next lesson: ${next.title}`}
          isDisabled={next === undefined}
          onPress={() => (next === undefined ? undefined : openLesson(next.id))}
        >
          <ChevronRight />
        </IconButton>
      </nav>
    </header>
  );
}
