import { createStore } from 'zustand/vanilla';

/** Description of the text field, in both editors. */
export const EDITOR_KEYS = 'Press Escape, then Tab to leave the editor. Alt+F1 shows its keys.';

/** Monaco's command for Ctrl+M. It is global, not an action of a particular editor. */
export const TOGGLE_TAB = 'editor.action.toggleTabFocusMode';

export const TAB_LEAVES = 'Tab leaves the editor.';

/** True if Tab moves the focus out of the editor. False if Tab indents. */
export const tabLeaves = createStore<boolean>(() => false);
