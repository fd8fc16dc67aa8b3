import { X } from 'lucide-react';
import { useActions, useAppStore } from '../../store/store.ts';
import { Button, IconButton } from '../../ui/controls/Button.tsx';
import { useCommands } from '../commands.ts';
import { rememberLookingAround } from '../preferences.ts';
import { useSession } from '../session/session-context.ts';
import './guide.css';

/** A line for newcomers that introduces the open project. A button hides the line permanently. */
export function Guide() {
  const isLesson = useAppStore(({ lesson }) => lesson !== undefined);
  const guide = useAppStore((state) => (state.showsGuide ? state.guide : undefined));
  const { showGuide } = useActions();
  const { show } = useCommands();
  if (guide === undefined) return null;
  return (
    <aside className={isLesson ? 'guide guide-of-lesson' : 'guide'} aria-label="Guide">
      <p>
        <span className="guide-summary">{guide.summary}</span> {guide.watch}
      </p>
      {guide.isFirst === true ? <FirstSteps /> : null}
      {guide.isFirst === true || isLesson ? null : (
        <Button look="quiet" className="guide-way" onPress={() => show('lessons')}>
          Lessons
        </Button>
      )}
      <IconButton label="Hide guides" onPress={() => showGuide(false)}>
        <X />
      </IconButton>
    </aside>
  );
}

function FirstSteps() {
  const { endFirstVisit } = useActions();
  const { show, startTour } = useCommands();
  const { openFirstLesson } = useSession();
  return (
    <div className="guide-first">
      <Button onPress={() => void openFirstLesson()}>Start the first lesson</Button>
      <Button
        look="quiet"
        onPress={() => {
          rememberLookingAround();
          endFirstVisit();
          startTour();
        }}
      >
        Look around
      </Button>
      <Button look="quiet" onPress={() => show('puzzles')}>
        Puzzles
      </Button>
    </div>
  );
}
