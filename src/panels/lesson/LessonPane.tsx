import { GraduationCap } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { Lesson } from '../../lessons/lesson.ts';
import type { ProjectFiles } from '../../protocol/project/project.ts';
import { lastAnswer, selectLessonPassed } from '../../store/lessons/lesson-slice.ts';
import type { OpenLesson } from '../../store/state/lesson-state.ts';
import { useAppStore } from '../../store/store.ts';
import { puzzleOfLesson } from '../../workspace/drafts/lesson-drafts.ts';
import { Button } from '../../ui/controls/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { LessonActions } from './LessonActions.tsx';
import { LessonHead } from './LessonHead.tsx';
import { placeInPack, placeOfLesson, type LessonPlace } from './lesson-list.ts';
import { LessonNotice } from './LessonNotice.tsx';
import { LessonProgressBar } from './LessonProgressBar.tsx';
import { LessonProse } from './LessonProse.tsx';
import { PredictionCard } from './PredictionCard.tsx';
import { TaskList } from './TaskList.tsx';
import { currentStep, readingStep, stepProgress } from './step-progress.ts';
import { PuzzlePane } from './puzzle/PuzzlePane.tsx';
import { useLesson } from './use-lesson.ts';
import { useTitleFocus } from './use-title-focus.ts';
import './lesson.css';

export interface LessonPaneProps {
  readonly onMap: () => void;
  readonly onCompare: () => void;
  /** Shows the list of puzzles. */
  readonly onPuzzles: () => void;
  /** Replaces all project files. Returns a function that undoes the replacement. */
  readonly replaceFiles: (files: ProjectFiles) => Promise<() => void>;
}

export function LessonPane(props: LessonPaneProps) {
  const open = useAppStore(({ lesson }) => lesson);
  // Part of the key below: a lesson pack that is opened again may have another text for the same lesson.
  const opening = useAppStore((state) => state.opening);
  if (open === undefined) {
    return (
      <EmptyState
        icon={<GraduationCap />}
        title="No lesson is open"
        action={<Button onPress={props.onMap}>Choose a lesson</Button>}
      >
        The text of a lesson appears here, beside its code.
      </EmptyState>
    );
  }
  return <LoadedPane key={`${open.id} ${opening}`} open={open} {...props} />;
}

function LoadedPane({ open, ...props }: LessonPaneProps & { readonly open: OpenLesson }) {
  const loaded = useLesson(open.id);
  if (loaded === undefined) return <EmptyState title="Loading the lesson" />;
  if (loaded.kind !== 'loaded') {
    return (
      <EmptyState
        tone="error"
        title={loaded.kind === 'unknown' ? 'This lesson does not exist' : 'The lesson could not be loaded'}
        action={<Button onPress={props.onMap}>Choose another</Button>}
      >
        {loaded.kind === 'unknown'
          ? 'Your code is unchanged.'
          : 'Check the network, then reload the page. Your code is unchanged.'}
      </EmptyState>
    );
  }
  const puzzle = puzzleOfLesson(open.id);
  const { lesson, pack } = loaded;
  const place = pack === undefined ? placeOfLesson(lesson.id) : placeInPack(pack, lesson.id);
  return puzzle === undefined ? (
    <LessonText lesson={lesson} place={place} open={open} {...props} />
  ) : (
    <PuzzlePane id={puzzle} lesson={lesson} open={open} {...props} />
  );
}

/**
 * Scroll position of each lesson. Stored outside of the pane, which is unmounted while the list of files is shown, and
 * on a narrow page also while another pane is shown.
 */
const scrolled = new Map<string, number>();
/** For each lesson, the last result that the page showed, and the current step at that time. */
const seen = new Map<string, { readonly result: OpenLesson['result']; readonly current: number | undefined }>();

interface LessonTextProps extends LessonPaneProps {
  readonly lesson: Lesson;
  readonly place: LessonPlace | undefined;
  readonly open: OpenLesson;
}

function LessonText({ lesson, place, open, onMap, onCompare, replaceFiles }: LessonTextProps) {
  const isPassed = useAppStore(selectLessonPassed);
  const body = useRef<HTMLDivElement>(null);
  // The prediction appears before the first step that tells the user to apply, but never before the first step of the
  // lesson.
  const predictAt = lesson.steps.findIndex(({ text }, index) => index > 0 && text.includes('**Apply**'));
  const { result } = open;
  const progress = stepProgress(lesson.steps, lastAnswer(open)?.checks ?? open.tasks ?? []);
  const current = currentStep(progress);
  const reading = readingStep(progress);
  const firstWithTasks = progress.findIndex(({ tasks }) => tasks.length > 0);
  useEffect(() => {
    body.current?.scrollTo({ top: scrolled.get(lesson.id) ?? 0 });
  }, [lesson.id]);
  useTitleFocus();
  useEffect(() => {
    const before = seen.get(lesson.id);
    seen.set(lesson.id, { result, current });
    if (result === before?.result || result.kind !== 'checked' || current === undefined) return;
    const isFurther = before?.current !== undefined && current > before.current;
    if (isFurther && reading !== undefined) showStep(reading);
    else showTasks(current);
  }, [lesson.id, result, current, reading]);
  const prediction = <PredictionCard prediction={open.prediction} isDone={isPassed} />;
  return (
    <article className="lesson" aria-labelledby="lesson-title">
      <LessonHead title={lesson.title} place={place} onMap={onMap} />
      <div
        ref={body}
        className="lesson-body"
        // Takes the focus, so that the keyboard can scroll text that is longer than its pane.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        role="region"
        aria-label="Lesson text"
        onScroll={({ currentTarget }) => scrolled.set(lesson.id, currentTarget.scrollTop)}
      >
        {lesson.steps.map(({ title, text }, index) => {
          const { tasks = [], isDone = false } = progress[index] ?? {};
          return (
            <section
              key={title}
              id={stepId(index)}
              className={index === current ? 'lesson-step lesson-step-current' : 'lesson-step'}
            >
              {index === predictAt ? prediction : null}
              <h3 tabIndex={-1}>
                {title}
                {isDone ? <span className="visually-hidden">, done</span> : null}
              </h3>
              <LessonProse text={text} />
              {tasks.length === 0 ? null : (
                <div className="lesson-tasks">
                  {index === (current ?? firstWithTasks) ? <LessonNotice open={open} /> : null}
                  <TaskList lesson={lesson} open={open} step={title} tasks={tasks} />
                </div>
              )}
            </section>
          );
        })}
        {predictAt === -1 ? prediction : null}
        {isPassed ? <Passed summary={place?.next?.summary} /> : null}
      </div>
      <LessonProgressBar
        open={open}
        steps={lesson.steps}
        progress={progress}
        current={current}
        onShow={(index) => {
          showStep(index);
          document.querySelector<HTMLElement>(`#${stepId(index)} > h3`)?.focus({ preventScroll: true });
        }}
      />
      <LessonActions lesson={lesson} open={open} place={place} {...{ onMap, onCompare, replaceFiles }} />
    </article>
  );
}

function stepId(index: number): string {
  return `lesson-step-${index}`;
}

/** Scrolls to a step, or to the tasks of a step that is taller than the pane. */
function showStep(index: number): void {
  document.getElementById(stepId(index))?.scrollIntoView({ block: 'start' });
  showTasks(index);
}

function showTasks(index: number): void {
  document.querySelector(`#${stepId(index)} .lesson-tasks`)?.scrollIntoView({ block: 'nearest' });
}

function Passed({ summary }: { readonly summary: string | undefined }) {
  const end = useRef<HTMLDivElement>(null);
  useEffect(() => {
    end.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <div ref={end} className="lesson-passed">
      <p className="lesson-passed-title">The lesson is done.</p>
      <p>
        {summary === undefined
          ? 'This was the last lesson. The map shows which lessons are left.'
          : `Next: ${summary.charAt(0).toLowerCase()}${summary.slice(1)}`}
      </p>
    </div>
  );
}
