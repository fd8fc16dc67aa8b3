export const isMac = typeof navigator !== 'undefined' && /Mac|iPhone|iPad/.test(navigator.userAgent);

/** Formats `Mod+Enter` for the user's platform: `Ctrl+Enter`, `⌘Enter`. */
export function shortcutText(keys: string): string {
  if (!isMac) return keys.replaceAll('Mod', 'Ctrl');
  return keys.replaceAll('Mod+', '⌘').replaceAll('Ctrl+', '⌃').replaceAll('Shift+', '⇧').replaceAll('Alt+', '⌥');
}
