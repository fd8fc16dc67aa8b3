import { Bell, CircleX } from 'lucide-react';
import { useStore } from 'zustand';
import { useAppStore } from '../../store/store.ts';
import { Button } from '../../ui/controls/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { notices, openAction, runAction, type Notice } from '../../ui/overlays/toast-queue.ts';
import './notices.css';

function clockText(at: number): string {
  return new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', second: '2-digit' }).format(at);
}

function pastText({ action, isDone }: Notice): string | undefined {
  if (action === undefined) return undefined;
  if (isDone) return action.label === 'Undo' ? 'Undone' : 'Done';
  return `${action.label}: no longer possible`;
}

function NoticeRow({ notice }: { readonly notice: Notice }) {
  const { id, message, at, tone } = notice;
  const action = openAction(notice);
  return (
    <li className="notice">
      <time className="notice-time" dateTime={new Date(at).toISOString()}>
        {clockText(at)}
      </time>
      <span className="notice-text" id={`notice-${id}`}>
        {tone === 'error' ? <CircleX className="notice-error" role="img" aria-label="Error:" /> : null}
        {message}
      </span>
      {action === undefined ? (
        <span className="notice-past">{pastText(notice)}</span>
      ) : (
        <Button aria-describedby={`notice-${id}`} onPress={() => runAction(notice)}>
          {action.label}
        </Button>
      )}
    </li>
  );
}

/** Recent notices with their actions, for users who did not reach a toast before it disappeared. */
export function Notices() {
  const all = useStore(notices);
  // Any change of the project can make an undo possible or impossible, so every change renders this list again.
  useAppStore((state) => state);
  if (all.length === 0) {
    return (
      <EmptyState icon={<Bell />} title="No notices yet">
        A deletion, a rename or an import appears here, with a button to undo it.
      </EmptyState>
    );
  }
  return (
    <ul className="notices" aria-label="Notices, newest first">
      {all.map((notice) => (
        <NoticeRow key={notice.id} notice={notice} />
      ))}
    </ul>
  );
}
