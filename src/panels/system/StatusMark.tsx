import type { Entry } from './compare.ts';

/** The words of what became of a thing on the machine. */
export const statusWords = {
  added: 'added',
  removed: 'removed',
  changed: 'changed',
  same: 'as before',
} as const satisfies Record<Entry<object>['status'], string>;

const letters = { added: '+', removed: '−', changed: '~', same: '' } as const;

/** A sign in front of what differs; the word is said elsewhere. */
export function StatusMark({ status }: { readonly status: Entry<object>['status'] }) {
  return (
    <span className={`status-mark status-${status}`} aria-hidden title={statusWords[status]}>
      {letters[status]}
    </span>
  );
}
