/**
 * Converts Markdown from the language service for the editor. A project's documentation can contain images, which must
 * not be loaded. A space after the exclamation mark turns an image into a link.
 */
export function toMarkdown(markdown: string): { readonly value: string } {
  return { value: markdown.replaceAll('![', '! [') };
}
