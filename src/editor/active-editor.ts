/** The editor that the page has, for commands from outside of it: header, palette, keys. Brings none of its code along. */

interface ActiveEditor {
  /** Whether it has an action of this id now. */
  has(action: string): boolean;
  /** Carries an action out as its key would, with the cursor in the text. */
  run(action: string): void;
  /** What is selected, where that is text of one line; else empty. */
  selected(): string;
  /** Puts the cursor into its text, where it was. */
  focus(): void;
}

let active: ActiveEditor | undefined;

export function setActiveEditor(editor: ActiveEditor | undefined): void {
  active = editor;
}

export function activeEditor(): ActiveEditor | undefined {
  return active;
}
