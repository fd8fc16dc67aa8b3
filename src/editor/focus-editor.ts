/** Selector of an editor's text field, in Monaco or CodeMirror. */
const TEXT_FIELD = '.code-editor [role="textbox"], .code-mirror [role="textbox"]';

/**
 * Moves the focus to the editor's text, in a split editor to that of the active group. Returns false if there is no
 * editor.
 */
export function focusEditor(within: ParentNode = document): boolean {
  const group = within.querySelector('.editor-group[data-active]') ?? within;
  const field = group.querySelector<HTMLElement>(TEXT_FIELD);
  field?.focus();
  return field !== null;
}
