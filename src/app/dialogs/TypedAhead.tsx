import { takeFocus } from '../../ui/take-focus.ts';
import { setTypedAhead } from './typed-ahead.ts';
import '../../ui/field.css';

/** Stands in for a list of commands while its code loads: whoever knows the key and the name types on at once. */
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
