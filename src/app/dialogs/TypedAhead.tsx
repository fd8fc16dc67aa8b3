import { takeFocus } from '../../ui/focus/take-focus.ts';
import { setTypedAhead } from './typed-ahead.ts';
import '../../ui/controls/field.css';

/**
 * Field shown while the code of a command list loads. It receives a name that the user types directly after the
 * shortcut.
 */
export function TypedAhead() {
  return (
    <div className="commands-find">
      <input
        ref={takeFocus}
        className="field-input"
        aria-label="Loading"
        onChange={({ target }) => setTypedAhead(target.value)}
      />
    </div>
  );
}
