import { UNSTABLE_ToastQueue as ToastQueue } from 'react-aria-components';

interface ToastMessage {
  readonly message: string;
  readonly tone?: 'neutral' | 'error';
  /** Stays until it is dismissed. */
  readonly stays?: boolean;
  readonly action?: { readonly label: string; readonly run: () => void };
}

export const toastQueue = new ToastQueue<ToastMessage>({ maxVisibleToasts: 3 });

/** The same message does not pile up. Errors stay until they are dismissed; notices go after eight seconds (time enough for an Undo). */
export function showToast(message: ToastMessage): void {
  for (const { key, content } of toastQueue.visibleToasts) {
    if (content.message === message.message) toastQueue.close(key);
  }
  toastQueue.add(message, message.tone === 'error' || message.stays === true ? {} : { timeout: 8000 });
}
