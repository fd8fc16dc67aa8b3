import { focusEditor } from '../editor/focus-editor.ts';
import './skip-link.css';

/** The first control of the page, visible only with the focus: over header and files to the text. */
export function SkipLink() {
  return (
    <button type="button" className="skip-link" onClick={() => focusEditor()}>
      Skip to the editor
    </button>
  );
}
