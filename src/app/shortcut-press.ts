type KeyPress = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'> & { readonly code?: string };

const keyNames: Readonly<Record<string, string>> = { left: 'arrowleft', right: 'arrowright' };

/**
 * Returns the `KeyboardEvent.code` of a letter or the minus sign. This code depends only on the position of the key.
 */
function codeOf(key: string): string | undefined {
  if (key === '-') return 'Minus';
  return /^[a-z]$/i.test(key) ? `Key${key.toUpperCase()}` : undefined;
}

/**
 * Returns whether a key press matches a shortcut. `Mod` is Ctrl or Command; `Ctrl` is never Command. A sign such as `?`
 * matches on every keyboard layout. With Alt or Ctrl+Shift, the key may produce another character, so a key in the
 * right position matches, too.
 */
export function isPressed(keys: string, press: KeyPress): boolean {
  const parts = keys.split('+');
  const key = (parts.at(-1) ?? '').toLowerCase();
  const has = (modifier: string): boolean => parts.includes(modifier);
  const isSign = parts.length === 1 && key.length === 1 && key === key.toUpperCase();
  const isMoved = has('Alt') || (has('Ctrl') && has('Shift'));
  const isKey = press.key.toLowerCase() === (keyNames[key] ?? key);
  if (!isKey && !(isMoved && press.code !== undefined && press.code === codeOf(key))) return false;
  return (
    (has('Ctrl') ? press.ctrlKey && !press.metaKey : (press.ctrlKey || press.metaKey) === has('Mod')) &&
    (isSign || press.shiftKey === has('Shift')) &&
    press.altKey === has('Alt')
  );
}
