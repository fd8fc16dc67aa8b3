/** The text field of the page's editor: Monaco's or CodeMirror's. */
const TEXT_FIELD = '.code-editor [role="textbox"], .code-mirror [role="textbox"]';

/** Focuses the text of the editor. Returns whether there is an editor. */
export function focusEditor(within: ParentNode = document): boolean {
  const field = within.querySelector<HTMLElement>(TEXT_FIELD);
  field?.focus();
  return field !== null;
}
