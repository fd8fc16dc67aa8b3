/** All explanations by file path: a separate module, imported when the first one is opened. */
export const texts: Readonly<Record<string, string>> = import.meta.glob('./*.md', {
  eager: true,
  query: '?raw',
  import: 'default',
});
