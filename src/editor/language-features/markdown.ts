/**
 * Converts Markdown from the language service for Monaco. Images in a project's documentation must not be loaded: a
 * space after the exclamation mark turns an image into a link.
 */
export function toMarkdown(markdown: string): { readonly value: string } {
  return { value: markdown.replaceAll('![', '! [') };
}
