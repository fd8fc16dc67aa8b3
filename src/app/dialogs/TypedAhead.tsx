import { takeFocus } from '../../ui/focus/take-focus.ts';
import { setTypedAhead } from './typed-ahead.ts';
import '../../ui/controls/field.css';

/**
 * Placeholder while the code of a palette loads. Its field receives the letters that the user types directly after the
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
