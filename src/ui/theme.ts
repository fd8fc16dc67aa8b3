/** What `data-theme` on `<html>` can be; every token has a value for each. */
export type ThemeName = 'light' | 'dark' | 'contrast' | 'contrast-light';

const darkQuery = '(prefers-color-scheme: dark)';
const contrastQuery = '(prefers-contrast: more)';

/** The theme of a choice; `system` follows the system's wishes for contrast and for dark. */
export function resolveTheme(choice: 'system' | ThemeName): ThemeName {
  if (choice !== 'system') return choice;
  const isDark = matchMedia(darkQuery).matches;
  if (matchMedia(contrastQuery).matches) return isDark ? 'contrast' : 'contrast-light';
  return isDark ? 'dark' : 'light';
}

/** Calls back when the system's own wish changes; returns what ends that. */
export function watchSystemTheme(onChange: () => void): () => void {
  const queries = [matchMedia(darkQuery), matchMedia(contrastQuery)];
  for (const query of queries) query.addEventListener('change', onChange);
  return () => {
    for (const query of queries) query.removeEventListener('change', onChange);
  };
}

/**
 * The value of a token in the theme at hand: `tokenValue('--accent')` is `#b93018`. Colours come with six digits, also where
 * the built stylesheet wrote `#fff`.
 */
export function tokenValue(name: `--${string}`): string {
  const value = getComputedStyle(document.documentElement).getPropertyValue(name).trim();
  return value.replace(/^#([0-9a-f])([0-9a-f])([0-9a-f])$/i, '#$1$1$2$2$3$3');
}
