import { focusEditor } from '../editor/focus-editor.ts';
import './skip-link.css';

/** First control of the page, visible only while it has the focus. It moves the focus past the header and the files. */
export function SkipLink() {
  return (
    <button type="button" className="skip-link" onClick={() => focusEditor()}>
      Skip to the editor
    </button>
  );
}
