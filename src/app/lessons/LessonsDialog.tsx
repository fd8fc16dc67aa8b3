import { useState, type ReactNode } from 'react';
import { Puzzle } from 'lucide-react';
import type { LessonSummary } from '../../lessons/lesson.ts';
import { firstLesson, lessonCount, lessonParts, placeOfLesson, placeText } from '../../panels/lesson/lesson-list.ts';
import { splitAddress } from '../../panels/shared/help-search/split-address.ts';
import { useActions, useAppStore } from '../../store/store.ts';
import { Button } from '../../ui/controls/Button.tsx';
import { showToast } from '../../ui/overlays/toast-queue.ts';
import { useCommands } from '../commands.ts';
import { HelpSearchField } from '../dialogs/help/HelpSearchField.tsx';
import { LessonRows } from './LessonRows.tsx';
import { PackSections } from './PackSections.tsx';
import { ProgressFile } from './ProgressFile.tsx';
import { ProgressMark, progressWords, type LessonState } from './ProgressMark.tsx';
import './lessons-dialog.css';

export function LessonsDialog() {
  const { lessons: states, last } = useAppStore(({ lessonProgress }) => lessonProgress);
  const [query, setQuery] = useState('');
  const { openLesson } = useActions();
  const { show } = useCommands();
  const stateOf = ({ id }: LessonSummary): LessonState => states[id] ?? 'new';
  const done = lessonParts.flatMap(({ lessons }) => lessons).filter((lesson) => stateOf(lesson) === 'done').length;
  const open = (id: string): void => {
    show(undefined);
    openLesson(id);
  };
  const noteOf = (address: string): ReactNode => {
    const [, id] = splitAddress(address);
    const place = placeOfLesson(id);
    const state = states[id] ?? 'new';
    return (
      <>
        {place === undefined ? null : `${place.partNumber}. ${place.part.title}`}
        <ProgressMark state={state} />
        <span className="visually-hidden">{progressWords[state]}</span>
      </>
    );
  };
  return (
    <HelpSearchField
      label="Search the lessons"
      placeholder="Search: loop, template, restart a service …"
      query={query}
      onQuery={setQuery}
      scope="lessons"
      listLabel="Lessons found"
      noteOf={noteOf}
      onOpen={(address) => open(splitAddress(address)[1])}
    >
      <Onward last={last} isDone={last !== undefined && states[last] === 'done'} done={done} onOpen={open} />
      {lessonParts.map((part) => {
        const doneHere = part.lessons.filter((lesson) => stateOf(lesson) === 'done').length;
        return (
          <section key={part.id} className="lessons-part" aria-labelledby={`part-${part.id}`}>
            <header className="lessons-part-head">
              <h3 id={`part-${part.id}`}>
                <span className="lessons-part-number">{part.number}</span> {part.title}
              </h3>
              <span className="lessons-count">{`${doneHere} of ${part.lessons.length} done`}</span>
            </header>
            <p className="lessons-part-summary">{part.summary}</p>
            <LessonRows lessons={part.lessons} onOpen={open} />
          </section>
        );
      })}
      <PuzzlesOffer />
      <PackSections onOpen={open} />
      <ProgressActions />
    </HelpSearchField>
  );
}

interface OnwardProps {
  readonly last: string | undefined;
  readonly isDone: boolean;
  readonly done: number;
  readonly onOpen: (id: string) => void;
}

function Onward({ last, isDone, done, onOpen }: OnwardProps) {
  const place = last === undefined ? undefined : placeOfLesson(last);
  const onward = place === undefined ? firstLesson : isDone ? (place.next ?? place.lesson) : place.lesson;
  const onwardPlace = onward === undefined ? undefined : placeOfLesson(onward.id);
  return (
    <div className="lessons-onward">
      <div className="lessons-onward-text">
        <p>
          {done === 0
            ? 'Short lessons, each about one idea. Tasks check the result, not the code: every solution that works is correct.'
            : `${done} of ${lessonCount} lessons done.`}
        </p>
        {done === 0 ? null : (
          <progress className="lessons-bar" aria-label="Lessons done" max={lessonCount} value={done} />
        )}
      </div>
      {onward === undefined || onwardPlace === undefined ? null : (
        <Button look="primary" className="lessons-go" onPress={() => onOpen(onward.id)}>
          <span>{place === undefined ? 'Start the first lesson' : 'Continue where you were'}</span>
          <span className="lessons-go-place">
            {place === undefined ? onward.title : `${placeText(onwardPlace)}: ${onward.title}`}
          </span>
        </Button>
      )}
    </div>
  );
}

function PuzzlesOffer() {
  const { show } = useCommands();
  return (
    <section className="lessons-part" aria-labelledby="lessons-puzzles">
      <header className="lessons-part-head">
        <h3 id="lessons-puzzles">Puzzles</h3>
      </header>
      <p className="lessons-part-summary">
        Small broken projects: find the fault, and repair it with the smallest change.
      </p>
      <Button onPress={() => show('puzzles')}>
        <Puzzle aria-hidden />
        Show the puzzles
      </Button>
    </section>
  );
}

/**
 * Buttons that export, import and reset the progress. A reset asks first, and keeps the code of the lessons as
 * projects.
 */
function ProgressActions() {
  const isBegun = useAppStore(({ lessonProgress }) => Object.keys(lessonProgress.lessons).length > 0);
  const { forgetLessonProgress } = useActions();
  const [isAsking, setAsking] = useState(false);
  if (!isAsking) {
    return (
      <footer className="lessons-over">
        <ProgressFile />
        {isBegun ? (
          <Button look="quiet" onPress={() => setAsking(true)}>
            Start over
          </Button>
        ) : null}
      </footer>
    );
  }
  return (
    <footer className="lessons-over" role="alert">
      <p>Reset the progress of all lessons and puzzles? The code that you wrote stays in your projects.</p>
      <Button
        onPress={() => {
          const undo = forgetLessonProgress();
          setAsking(false);
          showToast({ message: 'All lesson progress has been reset.', action: { label: 'Undo', run: undo } });
        }}
      >
        Reset progress
      </Button>
      <Button look="quiet" onPress={() => setAsking(false)}>
        Cancel
      </Button>
    </footer>
  );
}
