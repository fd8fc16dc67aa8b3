export type LessonState = 'new' | 'started' | 'done';

export const progressWords = { new: 'not started', started: 'started', done: 'done' } as const satisfies Record<
  LessonState,
  string
>;

const shapes = {
  new: null,
  started: <path d="M8 2.25a5.75 5.75 0 0 1 0 11.5z" fill="currentColor" />,
  done: (
    <>
      <circle cx="8" cy="8" r="6.5" fill="currentColor" />
      <path d="m5 8.2 2.1 2.1L11 6.2" fill="none" stroke="var(--raised)" strokeWidth="1.75" />
    </>
  ),
} as const;

/**
 * Shows progress as a circle: hollow, half filled, or filled with a tick. The text beside it gives the same
 * information.
 */
export function ProgressMark({ state }: { readonly state: LessonState }) {
  return (
    <svg className={`progress-mark progress-mark-${state}`} viewBox="0 0 16 16" aria-hidden>
      <circle cx="8" cy="8" r="5.75" fill="none" stroke="currentColor" strokeWidth="1.5" />
      {shapes[state]}
    </svg>
  );
}
