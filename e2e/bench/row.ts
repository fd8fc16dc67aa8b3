/** Prints a line of results: the name, padded to a column, and the cells. */
export function row(name: string, ...cells: readonly string[]): void {
  console.log(`${name.padEnd(28)}${cells.filter((cell) => cell !== '').join('   ')}`);
}
