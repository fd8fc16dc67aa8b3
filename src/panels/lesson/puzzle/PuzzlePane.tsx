import type { Lesson } from '../../../lessons/lesson.ts';
import { findPuzzle } from '../../../puzzles/index.ts';
import type { PuzzleContent } from '../../../puzzles/puzzle.ts';
import { lastAnswer, selectLessonAge, selectPuzzleSolved } from '../../../store/lessons/lesson-slice.ts';
import type { OpenLesson } from '../../../store/state/lesson-state.ts';
import { useAppStore } from '../../../store/store.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import type { LessonPaneProps } from '../LessonPane.tsx';
import { LessonNotice } from '../LessonNotice.tsx';
import { LessonProse } from '../LessonProse.tsx';
import { TaskList } from '../TaskList.tsx';
import { useTitleFocus } from '../use-title-focus.ts';
import { PuzzleActions } from './PuzzleActions.tsx';
import { PuzzleHead } from './PuzzleHead.tsx';
import { HINTS, PuzzleHints } from './PuzzleHints.tsx';
import { SolvedCard } from './SolvedCard.tsx';
import { usePuzzle } from './use-puzzle.ts';
import './puzzle.css';

interface PuzzlePaneProps extends LessonPaneProps {
  readonly id: string;
  /** The puzzle as a lesson, with its project and its solution. */
  readonly lesson: Lesson;
  readonly open: OpenLesson;
}

export function PuzzlePane(props: PuzzlePaneProps) {
  const content = usePuzzle(props.id);
  if (content === undefined) return <EmptyState title="Loading the puzzle" />;
  if (content === 'unreachable') {
    return (
      <EmptyState
        tone="error"
        title="The puzzle could not be loaded"
        action={<Button onPress={props.onPuzzles}>Choose another</Button>}
      >
        Check the network, then reload the page. Your code is unchanged.
      </EmptyState>
    );
  }
  return <PuzzleBody {...props} content={content} />;
}

function PuzzleBody({
  id,
  lesson,
  open,
  content,
  onCompare,
  onPuzzles,
  replaceFiles,
}: PuzzlePaneProps & { readonly content: PuzzleContent }) {
  const place = findPuzzle(id);
  const isSolved = useAppStore(selectPuzzleSolved);
  useTitleFocus();
  return (
    <article className="lesson" aria-labelledby="lesson-title">
      <PuzzleHead title={lesson.title} place={place} onPuzzles={onPuzzles} />
      <div
        className="lesson-body puzzle-body"
        // Takes the focus, so that the keyboard can scroll text that is longer than its pane.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        role="region"
        aria-label="Puzzle text"
      >
        <LessonProse text={content.story} />
        <div className="lesson-tasks">
          <LessonNotice open={open} />
          <ResultAge />
          <TaskList
            lesson={lesson}
            open={open}
            step={lesson.title}
            tasks={lastAnswer(open)?.checks ?? open.tasks ?? []}
          />
        </div>
        {isSolved ? (
          <SolvedCard id={id} title={lesson.title} content={content} open={open} />
        ) : (
          <>
            <PuzzleHints hints={content.hints} shown={open.hints[HINTS] ?? 0} />
            <SolvedBefore lesson={open.id} explanation={content.explanation} />
          </>
        )}
        <p className="puzzle-rule">
          The size of a change is the number of words, strings and symbols that you add, remove or replace. Spaces,
          commas and comments do not count.
        </p>
      </div>
      <PuzzleActions
        lesson={lesson}
        open={open}
        place={place}
        needsSecond={content.needsSecond}
        {...{ onCompare, onPuzzles, replaceFiles }}
      />
    </article>
  );
}

/** States that the results of the checks are older than the code. */
function ResultAge() {
  const age = useAppStore(selectLessonAge);
  if (age !== 'older than the code' && age !== 'older than both') return null;
  return <p className="puzzle-age">Checked before your last change: check again.</p>;
}

function SolvedBefore({ lesson, explanation }: { readonly lesson: string; readonly explanation: string }) {
  const isDone = useAppStore(({ lessonProgress }) => lessonProgress.lessons[lesson] === 'done');
  const size = useAppStore(({ lessonProgress }) => lessonProgress.sizes?.[lesson]);
  if (!isDone) return null;
  return (
    <details className="puzzle-before">
      <summary>{size === undefined ? 'Solved before' : `Solved before, with a change of size ${size}`}</summary>
      <LessonProse text={explanation} />
    </details>
  );
}
