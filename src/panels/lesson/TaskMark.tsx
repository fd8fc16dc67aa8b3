import type { CheckedTask, TaskState } from '../../protocol/lessons/lesson.ts';

export function taskStateWord(state: TaskState): string {
  switch (state.kind) {
    case 'unchecked':
      return 'Not checked yet';
    case 'passed':
      return state.isEarlier === true ? 'Done in an earlier apply' : 'Done';
    case 'open':
      return 'Not done yet';
    case 'waiting':
      return state.for === 'second' ? 'Apply again to check' : 'Needs a fresh machine';
  }
}

const shapes = {
  unchecked: <circle cx="8" cy="8" r="5.75" fill="none" stroke="currentColor" strokeWidth="1.5" />,
  passed: (
    <>
      <circle cx="8" cy="8" r="6.5" fill="currentColor" />
      <path d="m5 8.2 2.1 2.1L11 6.2" fill="none" stroke="var(--paper)" strokeWidth="1.75" />
    </>
  ),
  open: (
    <>
      <circle cx="8" cy="8" r="5.75" fill="none" stroke="currentColor" strokeWidth="1.5" />
      <path d="M5.2 8h5.6" stroke="currentColor" strokeWidth="2" />
    </>
  ),
  waiting: <circle cx="8" cy="8" r="5.75" fill="none" stroke="currentColor" strokeWidth="1.5" strokeDasharray="3 2" />,
} as const satisfies Record<TaskState['kind'], unknown>;

/**
 * Shows the state of a task as a circle: hollow, filled with a tick, with a bar, or dashed. The text beside it gives
 * the same information.
 */
export function TaskMark({ kind }: { readonly kind: CheckedTask['state']['kind'] }) {
  return (
    <svg className={`task-mark task-mark-${kind}`} viewBox="0 0 16 16" aria-hidden>
      {shapes[kind]}
    </svg>
  );
}
