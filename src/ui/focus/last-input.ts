/** Kinds of user input. `nothing`: the page has just been opened. `focus key`: a key that moves the focus. */
type Input = 'nothing' | 'pointer' | 'focus key' | 'other key';

const FOCUS_KEYS = new Set(['Tab', 'ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight', 'Home', 'End']);

let last: Input = 'nothing';

export function lastInput(): Input {
  return last;
}

if (typeof document !== 'undefined') {
  const options = { capture: true, passive: true };
  for (const type of ['pointermove', 'pointerdown'])
    document.addEventListener(
      type,
      () => {
        last = 'pointer';
      },
      options,
    );
  document.addEventListener(
    'keydown',
    ({ key }) => {
      last = FOCUS_KEYS.has(key) ? 'focus key' : 'other key';
    },
    options,
  );
}
