import type * as Monaco from 'monaco-editor/editor/editor.api.js';

/** Attribute that Monaco sets when it has drawn a widget. Before this, the widget cannot have the focus. */
const DRAWN = 'monaco-visible-content-widget';

/**
 * Focuses the rename field once it is visible. Monaco focuses it after a fixed time. If the browser draws the field
 * later than that, the focus stays in the code, and the user types the new name there.
 *
 * @param widgets the element that contains the editor's widgets
 */
export function focusRename(editor: Monaco.editor.IStandaloneCodeEditor, widgets: HTMLElement): () => void {
  const observer = new MutationObserver((changes) => {
    for (const { target } of changes) if (target instanceof HTMLElement) focusField(editor, target);
  });
  observer.observe(widgets, { subtree: true, attributeFilter: [DRAWN] });
  return () => observer.disconnect();
}

/** Focuses the field of a rename box. If the browser still computes it as hidden, tries again in the next frame. */
function focusField(editor: Monaco.editor.IStandaloneCodeEditor, box: HTMLElement): void {
  const field = box.matches(`.rename-box[${DRAWN}]`) ? box.querySelector<HTMLInputElement>('.rename-input') : null;
  if (field === null || !editor.hasTextFocus()) return;
  field.focus();
  if (document.activeElement !== field) {
    requestAnimationFrame(() => focusField(editor, box));
    return;
  }
  // Monaco stores the selected part of the name in these attributes.
  field.setSelectionRange(Number(field.getAttribute('selectionStart')), Number(field.getAttribute('selectionEnd')));
  // Monaco's timer selects this part again. Without this, the next key would replace the keys typed before.
  for (const event of ['input', 'keyup']) field.addEventListener(event, storeSelection);
}

function storeSelection({ currentTarget }: Event): void {
  if (!(currentTarget instanceof HTMLInputElement)) return;
  currentTarget.setAttribute('selectionStart', String(currentTarget.selectionStart));
  currentTarget.setAttribute('selectionEnd', String(currentTarget.selectionEnd));
}
