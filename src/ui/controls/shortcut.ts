const isMac = typeof navigator !== 'undefined' && /Mac|iPhone|iPad/.test(navigator.userAgent);

/** `Mod+Enter` as the keyboard at hand writes it: `Ctrl+Enter`, `⌘Enter`. */
export function shortcutText(keys: string): string {
  if (!isMac) return keys.replaceAll('Mod', 'Ctrl');
  return keys.replaceAll('Mod+', '⌘').replaceAll('Shift+', '⇧').replaceAll('Alt+', '⌥');
}
