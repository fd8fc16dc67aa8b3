import '../shared.css';

/** How a thing after differs from the same before. */
export type ChangeStatus = 'added' | 'removed' | 'changed' | 'same';

/** The words of each. */
export const statusWords = {
  added: 'added',
  removed: 'removed',
  changed: 'changed',
  same: 'unchanged',
} as const satisfies Record<ChangeStatus, string>;

const letters = { added: '+', removed: '−', changed: '~', same: '' } as const;

/** A sign in front of what differs; the word is said elsewhere. */
export function StatusMark({ status }: { readonly status: ChangeStatus }) {
  return (
    <span className={`status-mark status-${status}`} aria-hidden title={statusWords[status]}>
      {letters[status]}
    </span>
  );
}
