import type { Commands } from './commands.ts';

/** The page's keys, which hold everywhere: in the editor, the tree, a view. Returns what ends them. */
export function listenForKeys(commands: Commands): () => void {
  const onKeyDown = (event: KeyboardEvent): void => {
    const mod = event.ctrlKey || event.metaKey;
    if (mod && event.key === 'Enter') commands.apply({ noop: event.shiftKey });
    else if (mod && !event.shiftKey && event.key.toLowerCase() === 's') commands.copyLink();
    else if (event.key === 'F8' && !mod) commands.nextProblem();
    else if (event.key === 'F1' && event.shiftKey) commands.show('help');
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  // Before the editor sees them.
  document.addEventListener('keydown', onKeyDown, { capture: true });
  return () => document.removeEventListener('keydown', onKeyDown, { capture: true });
}
