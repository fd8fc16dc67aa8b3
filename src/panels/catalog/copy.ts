import { copyText } from '../../ui/clipboard.ts';
import { showToast } from '../../ui/toast-queue.ts';

/** Puts a text on the clipboard and says so. */
export async function copyToClipboard(text: string, done: string): Promise<void> {
  showToast(
    (await copyText(text)) ? { message: done } : { message: 'The browser did not allow to copy.', tone: 'error' },
  );
}
