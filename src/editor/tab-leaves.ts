import { createStore } from 'zustand/vanilla';

/** Description of the text field in both editors. */
export const EDITOR_KEYS = 'Press Escape, then Tab to leave the editor. Alt+F1 shows all keys of the editor.';

/** Monaco's command for Ctrl+M. It is a global command, not an action of an editor. */
export const TOGGLE_TAB = 'editor.action.toggleTabFocusMode';

export const TAB_LEAVES = 'Tab leaves the editor.';

/** True while Tab moves the focus out of the editor, false while Tab indents. */
export const tabLeaves = createStore<boolean>(() => false);
