import { shortcutText } from './shortcut.ts';
import './kbd.css';

/** A shortcut in the notation of the user's platform; `Mod` is Ctrl, or Command on a Mac. */
export function Kbd({ keys }: { readonly keys: string }) {
  return <kbd className="kbd">{shortcutText(keys)}</kbd>;
}
