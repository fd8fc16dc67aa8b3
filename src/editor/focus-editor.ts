/** The text field of an editor: Monaco's or CodeMirror's. */
const TEXT_FIELD = '.code-editor [role="textbox"], .code-mirror [role="textbox"]';

/** Focuses the text of the editor, or of the active group of a split editor. Returns whether there is an editor. */
export function focusEditor(within: ParentNode = document): boolean {
  const group = within.querySelector('.editor-group[data-active]') ?? within;
  const field = group.querySelector<HTMLElement>(TEXT_FIELD);
  field?.focus();
  return field !== null;
}
