/**
 * The page's current editor, for commands of the header, the palette and shortcuts. This module does not import any
 * editor code.
 */

export interface ActiveEditor {
  has(action: string): boolean;
  /** Returns all keys of an action on this platform, in the format of `shortcutText`. */
  keysOf(action: string): readonly string[];
  /** Runs an action as if its shortcut had been pressed while the cursor is in the text. */
  run(action: string): void;
  /** Returns the selected text if it is within one line. Otherwise empty. */
  selected(): string;
  /** Focuses the text at its last cursor position. */
  focus(): void;
}

let active: ActiveEditor | undefined;

export function setActiveEditor(editor: ActiveEditor): void {
  active = editor;
}

export function clearActiveEditor(editor: ActiveEditor): void {
  if (active === editor) active = undefined;
}

export function activeEditor(): ActiveEditor | undefined {
  return active;
}
