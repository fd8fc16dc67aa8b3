import { ArrowRight, List } from 'lucide-react';
import type { Lesson } from '../../../lessons/lesson.ts';
import type { PuzzlePlace } from '../../../puzzles/index.ts';
import { selectPuzzleSolved } from '../../../store/lessons/lesson-slice.ts';
import type { OpenLesson } from '../../../store/state/lesson-state.ts';
import { appStore, useActions, useAppStore } from '../../../store/store.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { lessonOfPuzzle } from '../../../workspace/drafts/lesson-drafts.ts';
import type { LessonPaneProps } from '../LessonPane.tsx';
import { useLessonFiles } from '../use-lesson-files.ts';

interface PuzzleActionsProps extends Pick<LessonPaneProps, 'onCompare' | 'onPuzzles' | 'replaceFiles'> {
  readonly lesson: Lesson;
  readonly open: OpenLesson;
  readonly place: PuzzlePlace | undefined;
  readonly needsSecond: boolean;
}

/** Applies the code to a fresh machine, and once more if a check examines a second apply. */
async function check(needsSecond: boolean): Promise<void> {
  const { actions, opening, revision } = appStore.getState();
  await actions.apply({ noop: false, fresh: true });
  const after = appStore.getState();
  const run = after.runs[0]?.run;
  const isSame = after.opening === opening && after.revision === revision;
  if (needsSecond && isSame && run?.error === undefined && run?.status !== 'cancelled')
    await actions.apply({ noop: false });
}

export function PuzzleActions({
  lesson,
  open,
  place,
  needsSecond,
  onCompare,
  onPuzzles,
  replaceFiles,
}: PuzzleActionsProps) {
  const { openLesson } = useActions();
  const { reset, backToMine } = useLessonFiles('puzzle', lesson, replaceFiles);
  const isRunning = useAppStore(({ progress }) => progress !== undefined);
  const isSolved = useAppStore(selectPuzzleSolved);
  const { mine } = open;
  const next = place?.next;

  return (
    <footer className="lesson-actions puzzle-actions">
      <div className="lesson-tools">
        <Button look="quiet" isDisabled={isRunning} onPress={() => void reset()}>
          Reset
        </Button>
        {mine === undefined ? (
          <Button look="quiet" onPress={onCompare}>
            {isSolved ? 'Compare' : 'Give up'}
          </Button>
        ) : (
          <Button look="quiet" onPress={() => void backToMine(mine)}>
            Back to my code
          </Button>
        )}
      </div>
      <div className="lesson-tools">
        <Button look={isSolved ? 'plain' : 'primary'} isDisabled={isRunning} onPress={() => void check(needsSecond)}>
          Check
        </Button>
        {isSolved && next !== undefined ? (
          <Button
            look="primary"
            aria-label={`Next puzzle: ${next.title}`}
            onPress={() => openLesson(lessonOfPuzzle(next.id))}
          >
            Next
            <ArrowRight aria-hidden />
          </Button>
        ) : null}
        {isSolved && next === undefined ? (
          <Button look="primary" onPress={onPuzzles}>
            <List aria-hidden />
            All puzzles
          </Button>
        ) : null}
      </div>
    </footer>
  );
}
