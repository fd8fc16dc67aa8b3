import '../shared.css';

export type ChangeStatus = 'added' | 'removed' | 'changed' | 'same';

export const statusWords = {
  added: 'added',
  removed: 'removed',
  changed: 'changed',
  same: 'unchanged',
} as const satisfies Record<ChangeStatus, string>;

const letters = { added: '+', removed: '−', changed: '~', same: '' } as const;

/** Symbol for the kind of change. Hidden from screen readers, because other text states the change. */
export function StatusMark({ status }: { readonly status: ChangeStatus }) {
  return (
    <span className={`status-mark status-${status}`} aria-hidden title={statusWords[status]}>
      {letters[status]}
    </span>
  );
}
