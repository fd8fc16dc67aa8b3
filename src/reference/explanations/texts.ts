/** All explanations by file path. A separate module, so that it is loaded only when the first explanation is opened. */
export const texts: Readonly<Record<string, string>> = import.meta.glob('./*.md', {
  eager: true,
  query: '?raw',
  import: 'default',
});
