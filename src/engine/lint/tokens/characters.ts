export function characters(text: string): number {
  return /[\ud800-\udbff]/.test(text) ? [...text].length : text.length;
}
