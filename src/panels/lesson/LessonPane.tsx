import { GraduationCap } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { Lesson } from '../../lessons/lesson.ts';
import type { ProjectFiles } from '../../protocol/project.ts';
import { selectLessonPassed } from '../../store/lesson-slice.ts';
import type { OpenLesson } from '../../store/state.ts';
import { useAppStore } from '../../store/store.ts';
import { Button } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { LessonActions } from './LessonActions.tsx';
import { LessonHead } from './LessonHead.tsx';
import { placeOfLesson } from './lesson-list.ts';
import { LessonProse } from './LessonProse.tsx';
import { PredictionCard } from './PredictionCard.tsx';
import { TaskList } from './TaskList.tsx';
import { TaskStatus } from './TaskStatus.tsx';
import { useLesson } from './use-lesson.ts';
import './lesson.css';

export interface LessonPaneProps {
  /** Shows the map of all lessons. */
  readonly onMap: () => void;
  /** Shows what tells the learner's files from the solution. */
  readonly onCompare: () => void;
  /** Puts other files in place of the project's, and yields what takes that back. */
  readonly replaceFiles: (files: ProjectFiles) => Promise<() => void>;
}

/** The lesson that is open: what to do, how the tasks stand, and the way on. */
export function LessonPane(props: LessonPaneProps) {
  const open = useAppStore(({ lesson }) => lesson);
  if (open === undefined) {
    return (
      <EmptyState
        icon={<GraduationCap />}
        title="No lesson is open"
        action={<Button onPress={props.onMap}>Choose a lesson</Button>}
      >
        The text of a lesson stands here, beside the code that it is about.
      </EmptyState>
    );
  }
  return <LoadedPane key={open.id} open={open} {...props} />;
}

function LoadedPane({ open, ...props }: LessonPaneProps & { readonly open: OpenLesson }) {
  const loaded = useLesson(open.id);
  if (loaded === undefined) return <EmptyState title="Loading the lesson" />;
  if (loaded.kind !== 'loaded') {
    return (
      <EmptyState
        tone="error"
        title={loaded.kind === 'unknown' ? 'There is no such lesson' : 'The lesson could not be loaded'}
        action={<Button onPress={props.onMap}>Choose another</Button>}
      >
        {loaded.kind === 'unknown'
          ? 'What you wrote is untouched.'
          : 'Check the network, then reload the page. What you wrote is untouched.'}
      </EmptyState>
    );
  }
  return <LessonText lesson={loaded.lesson} open={open} {...props} />;
}

/** How far each lesson was scrolled: the pane goes away while the files are shown. */
const scrolled = new Map<string, number>();

function LessonText({
  lesson,
  open,
  onMap,
  onCompare,
  replaceFiles,
}: LessonPaneProps & { readonly lesson: Lesson; readonly open: OpenLesson }) {
  const place = placeOfLesson(lesson.id);
  const isPassed = useAppStore(selectLessonPassed);
  const body = useRef<HTMLDivElement>(null);
  // A question about a run stands before the step that asks for it, wherever there is text before that.
  const predictAt = lesson.steps.findIndex(({ text }, index) => index > 0 && text.includes('**Apply**'));
  const { result } = open;
  const seen = useRef(result);
  useEffect(() => {
    body.current?.scrollTo({ top: scrolled.get(lesson.id) ?? 0 });
  }, [lesson.id]);
  useEffect(() => {
    if (result !== seen.current && result.kind === 'checked') showTasks();
    seen.current = result;
  }, [result]);
  return (
    <article className="lesson" aria-labelledby="lesson-title">
      <LessonHead title={lesson.title} place={place} onMap={onMap} />
      <div
        ref={body}
        className="lesson-body"
        // Text that is longer than its pane is scrolled by the keyboard.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        role="region"
        aria-label="Text of the lesson"
        onScroll={({ currentTarget }) => scrolled.set(lesson.id, currentTarget.scrollTop)}
      >
        {lesson.steps.map(({ title, text }, index) => (
          <section key={title} className="lesson-step">
            {index === predictAt ? <PredictionCard prediction={open.prediction} /> : null}
            <h3>{title}</h3>
            <LessonProse text={text} />
          </section>
        ))}
        {predictAt === -1 ? <PredictionCard prediction={open.prediction} /> : null}
        <TaskList lesson={lesson} open={open} />
        {isPassed ? <Passed summary={place?.next?.summary} /> : null}
      </div>
      <TaskStatus open={open} onShow={showTasks} />
      <LessonActions lesson={lesson} open={open} place={place} {...{ onMap, onCompare, replaceFiles }} />
    </article>
  );
}

/** Brings the tasks into view, as far as they are not. */
function showTasks(): void {
  document.querySelector('.lesson-tasks')?.scrollIntoView({ block: 'nearest' });
}

/** The end of a lesson; it comes into view as the last task passes. */
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
          ? 'It was the last one: the map shows what is left.'
          : `Next: ${summary.charAt(0).toLowerCase()}${summary.slice(1)}`}
      </p>
    </div>
  );
}
