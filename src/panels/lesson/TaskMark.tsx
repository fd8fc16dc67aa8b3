/** How a task stands at the last check. */
export type TaskState = 'untried' | 'passed' | 'seen';

export const taskStateWords = {
  untried: 'Not tried yet',
  passed: 'Done',
  seen: 'Not yet',
} as const satisfies Record<TaskState, string>;

const shapes = {
  untried: <circle cx="8" cy="8" r="5.75" fill="none" stroke="currentColor" strokeWidth="1.5" />,
  passed: (
    <>
      <circle cx="8" cy="8" r="6.5" fill="currentColor" />
      <path d="m5 8.2 2.1 2.1L11 6.2" fill="none" stroke="var(--paper)" strokeWidth="1.75" />
    </>
  ),
  seen: (
    <>
      <circle cx="8" cy="8" r="5.75" fill="none" stroke="currentColor" strokeWidth="1.5" />
      <path d="M5.2 8h5.6" stroke="currentColor" strokeWidth="2" />
    </>
  ),
} as const;

/** The state as a shape: hollow, filled with a tick, or with a bar. The word stands beside it. */
export function TaskMark({ state }: { readonly state: TaskState }) {
  return (
    <svg className={`task-mark task-mark-${state}`} viewBox="0 0 16 16" aria-hidden>
      {shapes[state]}
    </svg>
  );
}
