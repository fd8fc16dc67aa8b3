type KeyPress = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>;

/** Returns whether a key press matches a shortcut: `Mod` is Ctrl or Command; a sign such as `?` matches however it is typed. */
export function isPressed(keys: string, press: KeyPress): boolean {
  const parts = keys.split('+');
  const key = parts.at(-1) ?? '';
  const isSign = key.length === 1 && key.toLowerCase() === key.toUpperCase();
  return (
    press.key.toLowerCase() === key.toLowerCase() &&
    (press.ctrlKey || press.metaKey) === parts.includes('Mod') &&
    (isSign || press.shiftKey === parts.includes('Shift')) &&
    press.altKey === parts.includes('Alt')
  );
}
