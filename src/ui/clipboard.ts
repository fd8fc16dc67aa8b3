import { showToast } from './overlays/toast-queue.ts';

/** Copies a string to the clipboard. Returns false if the browser does not allow this. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

/** Copies a string and shows the result; `done` is the message for success. */
export async function copyWithNotice(text: string, done: string): Promise<void> {
  showToast(
    (await copyText(text))
      ? { message: done }
      : { message: 'The browser did not allow copying. Select the text and copy it yourself.', tone: 'error' },
  );
}
