/**
 * Shared by all calls, because `toLocaleString` creates a formatter for each number, which takes longer than rendering
 * everything else in a table row.
 */
const english = new Intl.NumberFormat('en');

/** Formats a number with its noun, for example `1 resource` or `12 resources`. */
export function countText(count: number, one: string, many = `${one}s`): string {
  return `${english.format(count)} ${count === 1 ? one : many}`;
}
