import { ArrowRight, Map as MapIcon } from 'lucide-react';
import type { Lesson } from '../../lessons/lesson.ts';
import { selectLessonPassed } from '../../store/lessons/lesson-slice.ts';
import type { OpenLesson } from '../../store/state/lesson-state.ts';
import { useActions, useAppStore } from '../../store/store.ts';
import { Button } from '../../ui/controls/Button.tsx';
import { undoAction } from '../../store/changes/undo-action.ts';
import { showToast } from '../../ui/overlays/toast-queue.ts';
import type { LessonPaneProps } from './LessonPane.tsx';
import type { LessonPlace } from './lesson-list.ts';
import { useLessonFiles } from './use-lesson-files.ts';

interface LessonActionsProps extends Omit<LessonPaneProps, 'onPuzzles'> {
  readonly lesson: Lesson;
  readonly open: OpenLesson;
  readonly place: LessonPlace | undefined;
}

/**
 * Actions for the lesson's files, and a button that opens the next lesson. This button becomes the primary action when
 * all tasks are done.
 */
export function LessonActions({ lesson, open, place, onMap, onCompare, replaceFiles }: LessonActionsProps) {
  const { keepMine, openLesson } = useActions();
  const { reset, backToMine } = useLessonFiles('lesson', lesson, replaceFiles);
  const files = useAppStore(({ project }) => project.files);
  const isRunning = useAppStore(({ progress }) => progress !== undefined);
  const isPassed = useAppStore(selectLessonPassed);
  const { mine } = open;
  const next = place?.next;

  const solve = async (): Promise<void> => {
    const before = files;
    const undo = await replaceFiles(lesson.solution);
    keepMine(mine ?? before);
    showToast({
      message: 'The solution is in the editor. Apply it to see the result.',
      action: undoAction(() => {
        undo();
        keepMine(mine);
      }),
    });
  };

  return (
    <footer className="lesson-actions">
      <div className="lesson-tools">
        <Button look="quiet" isDisabled={isRunning} onPress={() => void reset()}>
          Reset
        </Button>
        {mine === undefined ? (
          <Button look="quiet" onPress={() => void solve()}>
            Solve
          </Button>
        ) : (
          <Button look="quiet" onPress={() => void backToMine(mine)}>
            Back to my code
          </Button>
        )}
        <Button look="quiet" onPress={onCompare}>
          {mine === undefined ? 'Compare' : 'Compare with my code'}
        </Button>
      </div>
      {next === undefined ? (
        <Button look={isPassed ? 'primary' : 'plain'} onPress={onMap}>
          <MapIcon aria-hidden />
          Map
        </Button>
      ) : (
        <Button
          look={isPassed ? 'primary' : 'plain'}
          aria-label={`Next lesson: ${next.title}`}
          onPress={() => openLesson(next.id)}
        >
          Next
          <ArrowRight aria-hidden />
        </Button>
      )}
    </footer>
  );
}
