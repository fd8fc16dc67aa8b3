import { ChevronLeft, ChevronRight, List } from 'lucide-react';
import type { PuzzlePlace } from '../../../puzzles/index.ts';
import { useActions } from '../../../store/store.ts';
import { IconButton } from '../../../ui/controls/Button.tsx';
import { lessonOfPuzzle } from '../../../workspace/drafts/lesson-drafts.ts';

interface PuzzleHeadProps {
  readonly title: string;
  readonly place: PuzzlePlace | undefined;
  readonly onPuzzles: () => void;
}

export function PuzzleHead({ title, place, onPuzzles }: PuzzleHeadProps) {
  const { openLesson } = useActions();
  const { puzzle, previous, next } = place ?? {};
  return (
    <header className="lesson-head">
      <div className="lesson-head-text">
        <p className="lesson-place">{puzzle === undefined ? 'Puzzle' : `Puzzle · Difficulty ${puzzle.grade} of 5`}</p>
        <h2 id="lesson-title" tabIndex={-1}>
          {title}
        </h2>
      </div>
      <nav className="lesson-ways" aria-label="Puzzles">
        <IconButton
          label={previous === undefined ? 'This is the first puzzle' : `Previous puzzle: ${previous.title}`}
          isDisabled={previous === undefined}
          onPress={() => (previous === undefined ? undefined : openLesson(lessonOfPuzzle(previous.id)))}
        >
          <ChevronLeft />
        </IconButton>
        <IconButton label="List of all puzzles" onPress={onPuzzles}>
          <List />
        </IconButton>
        <IconButton
          label={next === undefined ? 'This is the last puzzle' : `Next puzzle: ${next.title}`}
          isDisabled={next === undefined}
          onPress={() => (next === undefined ? undefined : openLesson(lessonOfPuzzle(next.id)))}
        >
          <ChevronRight />
        </IconButton>
      </nav>
    </header>
  );
}
