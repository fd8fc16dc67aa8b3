import { listKeys, type PageCommand } from './page-command.ts';
import { isPressed } from './shortcut-press.ts';

/** Returns whether the element accepts typed text. A letter typed into it is not a shortcut. */
function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof Element && target.closest('input, textarea, select, [contenteditable], [role=textbox]') !== null
  );
}

/**
 * Returns whether the focused element handles the key itself. The rename field handles all keys, a palette only Enter.
 */
function handlesOwnKey({ target, key }: KeyboardEvent): boolean {
  if (!(target instanceof Element)) return false;
  return target.closest('.rename-box') !== null || (key === 'Enter' && target.closest('.commands-find') !== null);
}

/**
 * Handles the page's keys in the editor, the file tree and all views. Single-character keys can be switched off.
 * Returns a clean-up function.
 */
export function listenForKeys(commands: readonly PageCommand[], usesCharacterKeys: () => boolean): () => void {
  const onKeyDown = (event: KeyboardEvent): void => {
    if (handlesOwnKey(event)) return;
    const command = commands.find(
      (each) =>
        each.inEditor !== true &&
        listKeys(each).some((keys) => isPressed(keys, event)) &&
        !(each.unlessTyping === true && (isTyping(event.target) || !usesCharacterKeys())) &&
        !(each.yieldsKey === true && each.isReady?.() === false),
    );
    if (command === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    if (command.isReady === undefined || command.isReady()) command.run();
  };
  // Listens in the capture phase, to run before the editor.
  document.addEventListener('keydown', onKeyDown, { capture: true });
  return () => document.removeEventListener('keydown', onKeyDown, { capture: true });
}
