import { showToast } from './overlays/toast-queue.ts';

/** Puts a text on the clipboard; false where the browser does not allow it. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

/** Copies a text and tells how it went; `done` says what was copied. */
export async function copyWithNotice(text: string, done: string): Promise<void> {
  showToast(
    (await copyText(text))
      ? { message: done }
      : { message: 'The browser did not allow copying. Select the text and copy it yourself.', tone: 'error' },
  );
}
