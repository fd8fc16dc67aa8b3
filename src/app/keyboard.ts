import type { PageCommand } from './command-list.ts';
import { isPressed } from './shortcut-press.ts';

/** Whether a letter that is pressed there is text. */
function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof Element && target.closest('input, textarea, select, [contenteditable], [role=textbox]') !== null
  );
}

/**
 * The page's keys, which hold everywhere: in the editor, the tree, a view. Those that are a character alone can be switched off.
 * Returns what ends them.
 */
export function listenForKeys(commands: readonly PageCommand[], usesCharacterKeys: () => boolean): () => void {
  const onKeyDown = (event: KeyboardEvent): void => {
    const command = commands.find(
      ({ keys, inEditor = false, unlessTyping = false }) =>
        keys !== undefined &&
        !inEditor &&
        isPressed(keys, event) &&
        !(unlessTyping && (isTyping(event.target) || !usesCharacterKeys())),
    );
    if (command === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    if (command.isReady === undefined || command.isReady()) command.run();
  };
  // Before the editor sees them.
  document.addEventListener('keydown', onKeyDown, { capture: true });
  return () => document.removeEventListener('keydown', onKeyDown, { capture: true });
}
