/**
 * Converts Markdown from the language service for the editor. Documentation of a project can contain images. They are
 * not loaded: without the bracket directly after its exclamation mark, an image becomes a link.
 */
export function toMarkdown(markdown: string): { readonly value: string } {
  return { value: markdown.replaceAll('![', '! [') };
}
