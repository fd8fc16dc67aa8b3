/**
 * The editor of the active group, for commands of the header, the palette and shortcuts. This module imports no editor
 * code, so it loads before the editor.
 */

export interface ActiveEditor {
  has(action: string): boolean;
  /** Returns all shortcuts of an action on this platform, in the notation of `shortcutText`. */
  keysOf(action: string): readonly string[];
  /** Runs an action as if the user had pressed its shortcut in the code. */
  run(action: string): void;
  /** Returns the selected text if it is within one line. Otherwise empty. */
  selected(): string;
  /** Moves the focus into the code, to the last cursor position. */
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
