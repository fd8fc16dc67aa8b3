/** The texts of all explanations, by the path of their files: a module of its own, imported when the first one is opened. */
export const texts: Readonly<Record<string, string>> = import.meta.glob('./*.md', {
  eager: true,
  query: '?raw',
  import: 'default',
});
