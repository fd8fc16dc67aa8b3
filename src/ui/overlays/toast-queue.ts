import { UNSTABLE_ToastQueue as ToastQueue } from 'react-aria-components/Toast';
import { createStore } from 'zustand/vanilla';

export interface ToastAction {
  readonly label: string;
  readonly run: () => void;
  /**
   * Returns false once the action is impossible, for example because another project is open or a deleted file exists
   * again.
   */
  readonly isPossible?: () => boolean;
  /** Area of the page in which Ctrl/Cmd+Z runs the action. */
  readonly area?: 'files';
}

interface ToastMessage {
  readonly message: string;
  readonly tone?: 'neutral' | 'error';
  /** True for a toast that stays until it is dismissed. */
  readonly stays?: boolean;
  readonly action?: ToastAction;
  /** False if the same content is shown elsewhere: the toast is then not added to the list of notices. */
  readonly isListed?: false;
}

export interface Notice extends ToastMessage {
  readonly id: number;
  /** Time of the notice in milliseconds since the epoch. */
  readonly at: number;
  readonly isDone: boolean;
}

const MOST_NOTICES = 20;

export const toastQueue = new ToastQueue<Notice>({ maxVisibleToasts: 3 });

/** The last notices, newest first. A toast disappears after a few seconds, but its action remains available here. */
export const notices = createStore<readonly Notice[]>(() => []);

let lastId = 0;

/**
 * Shows a toast. A repeated message replaces the earlier one. Errors stay until they are dismissed, other toasts for
 * eight seconds.
 */
export function showToast(message: ToastMessage): void {
  for (const { key, content } of toastQueue.visibleToasts) {
    if (content.message === message.message) toastQueue.close(key);
  }
  lastId += 1;
  const notice: Notice = { ...message, id: lastId, at: Date.now(), isDone: false };
  if (message.isListed !== false)
    notices.setState((before) => {
      const others = before.filter((each) => each.action !== undefined || each.message !== notice.message);
      return [notice, ...others].slice(0, MOST_NOTICES);
    }, true);
  toastQueue.add(notice, message.tone === 'error' || message.stays === true ? {} : { timeout: 8000 });
}

/** Returns the action of a notice, or undefined if it can no longer run. */
export function openAction({ action, isDone }: Notice): ToastAction | undefined {
  return isDone || action?.isPossible?.() === false ? undefined : action;
}

export function runAction(notice: Notice): void {
  const action = openAction(notice);
  notices.setState((before) => before.map((each) => (each.id === notice.id ? { ...each, isDone: true } : each)), true);
  for (const { key, content } of toastQueue.visibleToasts) if (content.id === notice.id) toastQueue.close(key);
  action?.run();
}

/**
 * Undoes the latest undoable change in an area of the page. Returns the notice of that change, or undefined if there is
 * none.
 */
export function undoLatest(area: NonNullable<ToastAction['area']>): Notice | undefined {
  const latest = notices.getState().find((notice) => openAction(notice)?.area === area);
  if (latest !== undefined) runAction(latest);
  return latest;
}
