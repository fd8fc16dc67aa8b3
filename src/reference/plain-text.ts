/** Removes Markdown syntax, but keeps the text of links and the lines of code blocks. Line breaks become spaces. */
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
