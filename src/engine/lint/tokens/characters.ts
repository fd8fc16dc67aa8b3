/** The number of characters (code points), which columns count. */
export function characters(text: string): number {
  return /[\ud800-\udbff]/.test(text) ? [...text].length : text.length;
}
