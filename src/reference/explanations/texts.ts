/** All explanations by file path, in a separate module that is imported when the first one is opened. */
export const texts: Readonly<Record<string, string>> = import.meta.glob('./*.md', {
  eager: true,
  query: '?raw',
  import: 'default',
});
