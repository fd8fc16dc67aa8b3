export const isFirefox = typeof navigator !== 'undefined' && navigator.userAgent.includes('Firefox/');

export const isMac = typeof navigator !== 'undefined' && /Mac|iPhone|iPad/.test(navigator.userAgent);

/** Formats a shortcut for the user's platform: `Mod+Enter` becomes `Ctrl+Enter` or `⌘Enter`. */
export function shortcutText(keys: string): string {
  if (!isMac) return keys.replaceAll('Mod', 'Ctrl');
  return keys.replaceAll('Mod+', '⌘').replaceAll('Ctrl+', '⌃').replaceAll('Shift+', '⇧').replaceAll('Alt+', '⌥');
}
