import { takeFocus } from '../../ui/focus/take-focus.ts';
import { setTypedAhead } from './typed-ahead.ts';
import '../../ui/controls/field.css';

/** Field in place of a list of commands while its code loads, for people who type the name right after the key. */
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
