/**
 * Removes the syntax of Markdown. Keeps the text of links and the content of code blocks, and turns line breaks into
 * spaces.
 */
export function plainText(markdown: string): string {
  return markdown
    .replaceAll(/^```.*$/gm, '')
    .replaceAll(/^#+ /gm, '')
    .replaceAll(/^\|[-| ]+\|$/gm, '')
    .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll(/(\*{1,2})(\S(?:[^*\n]*\S)?)\1/g, '$2')
    .replaceAll(/(?<!\w)_(\S(?:[^_\n]*\S)?)_(?!\w)/g, '$1')
    .replaceAll('`', '')
    .replaceAll(/\s+/g, ' ')
    .trim();
}
