/** Values of `data-theme` on `<html>`. Every CSS token has a value for each theme. */
export type ThemeName = 'light' | 'dark' | 'contrast' | 'contrast-light';

const darkQuery = '(prefers-color-scheme: dark)';
const contrastQuery = '(prefers-contrast: more)';

/** Resolves a theme choice; `system` follows the system's preferences for contrast and dark mode. */
export function resolveTheme(choice: 'system' | ThemeName): ThemeName {
  if (choice !== 'system') return choice;
  const isDark = matchMedia(darkQuery).matches;
  if (matchMedia(contrastQuery).matches) return isDark ? 'contrast' : 'contrast-light';
  return isDark ? 'dark' : 'light';
}

/** Shows a theme at once. Transitions are off meanwhile, because they would make texts illegible for a moment. */
export function showTheme(theme: ThemeName): void {
  const root = document.documentElement;
  if (root.dataset['theme'] === theme) return;
  root.classList.add('changes-theme');
  root.dataset['theme'] = theme;
  // Waits two frames, because the editor changes its colors in the next frame.
  requestAnimationFrame(() => requestAnimationFrame(() => root.classList.remove('changes-theme')));
}

/** Calls the listener when the preferences of the system change. Returns a function that stops listening. */
export function watchSystemTheme(onChange: () => void): () => void {
  const queries = [matchMedia(darkQuery), matchMedia(contrastQuery)];
  for (const query of queries) query.addEventListener('change', onChange);
  return () => {
    for (const query of queries) query.removeEventListener('change', onChange);
  };
}

/** Media query that matches if the system sets the colors of all pages (contrast themes of Windows). */
const forcedColors = (): MediaQueryList => matchMedia('(forced-colors: active)');

/**
 * Returns a key for the displayed colors. It contains the theme, and whether the system's colors replace the colors of
 * the theme.
 */
export function shownTheme(): string {
  return `${document.documentElement.dataset['theme'] ?? 'light'}${forcedColors().matches ? ' forced' : ''}`;
}

/** Calls the listener when the displayed colors change. Returns a function that stops listening. */
export function watchShownTheme(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, { attributes: true, attributeFilter: ['data-theme'] });
  const forced = forcedColors();
  forced.addEventListener('change', onChange);
  return () => {
    observer.disconnect();
    forced.removeEventListener('change', onChange);
  };
}

/**
 * Returns the value of a CSS token in the current theme: `tokenValue('--accent')` is `#b93018`. Colors always have six
 * digits, even if the stylesheet contains `#fff` or a system color (`CanvasText`).
 */
export function tokenValue(name: `--${string}`): string {
  const value = getComputedStyle(document.documentElement).getPropertyValue(name).trim();
  if (forcedColors().matches && CSS.supports('color', value)) return systemColor(value);
  return value.replace(/^#([0-9a-f])([0-9a-f])([0-9a-f])$/i, '#$1$1$2$2$3$3');
}

/** Converts a system color's name to six digits, for renderers that only understand numeric colors. */
function systemColor(name: string): string {
  const probe = document.createElement('span');
  probe.style.setProperty('forced-color-adjust', 'none');
  probe.style.color = name;
  document.body.append(probe);
  const { color } = getComputedStyle(probe);
  probe.remove();
  const parts = color.match(/[\d.]+/g) ?? [];
  return `#${parts
    .slice(0, 3)
    .map((part) => Number(part).toString(16).padStart(2, '0'))
    .join('')}`;
}
