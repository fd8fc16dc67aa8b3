import type { BlockTheme } from '../protocol/embed-messages.ts';

const dark = matchMedia('(prefers-color-scheme: dark)');

/**
 * Returns the theme of a page at an element: dark if the text is light. This works for any way to choose a theme. For
 * colors that are not in `rgb` notation, returns the system's preference.
 */
export function readTheme(element: Element): BlockTheme {
  const [red = 0, green = 0, blue] = (/^rgba?\(([\d., ]+)\)$/.exec(getComputedStyle(element).color)?.[1] ?? '')
    .split(',')
    .map(Number);
  if (blue === undefined) return dark.matches ? 'dark' : 'light';
  return 0.3 * red + 0.6 * green + 0.1 * blue > 128 ? 'dark' : 'light';
}

/** Calls a listener when the page may have changed its theme. */
export function watchTheme(onChange: () => void): void {
  dark.addEventListener('change', onChange);
  const observer = new MutationObserver(onChange);
  for (const element of [document.documentElement, document.body]) observer.observe(element, { attributes: true });
}
