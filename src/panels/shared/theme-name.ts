/** Calls back whenever another theme is shown; returns what ends that. */
export function watchShownTheme(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, { attributes: true, attributeFilter: ['data-theme'] });
  return () => observer.disconnect();
}

/** The name of the theme that is shown. */
export function shownTheme(): string {
  return document.documentElement.dataset['theme'] ?? 'light';
}
