import { createStore } from 'zustand/vanilla';

/** Said of both editors, in the text field's description. */
export const EDITOR_KEYS = 'Press Escape, then Tab to leave the editor. Alt+F1 shows its keys.';

/** Monaco's command for all editors of the page, which is none of one editor's actions. */
export const TOGGLE_TAB = 'editor.action.toggleTabFocusMode';

/** Said once Escape was pressed. */
export const TAB_LEAVES = 'Tab leaves the editor.';

/** Whether Tab moves the focus out of the editor; otherwise it indents. */
export const tabLeaves = createStore<boolean>(() => false);
