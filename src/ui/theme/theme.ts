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

/** Whether the system sets the colours of every page (Windows' contrast themes). */
const forcedColors = (): MediaQueryList => matchMedia('(forced-colors: active)');

/** Names the colours that are shown: the theme, and whether the system's own take its place. */
export function shownTheme(): string {
  return `${document.documentElement.dataset['theme'] ?? 'light'}${forcedColors().matches ? ' forced' : ''}`;
}

/** Calls back whenever other colours are shown; returns what ends that. */
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
 * The value of a token in the theme at hand: `tokenValue('--accent')` is `#b93018`. Colours come with six digits, also where
 * the built stylesheet wrote `#fff`, or the system's own are forced (`CanvasText`).
 */
export function tokenValue(name: `--${string}`): string {
  const value = getComputedStyle(document.documentElement).getPropertyValue(name).trim();
  if (forcedColors().matches && CSS.supports('color', value)) return systemColor(value);
  return value.replace(/^#([0-9a-f])([0-9a-f])([0-9a-f])$/i, '#$1$1$2$2$3$3');
}

/** A colour of the system by its name, as six digits: what draws by itself knows colours by numbers alone. */
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
