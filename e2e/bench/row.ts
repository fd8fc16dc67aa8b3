/** Prints one line of results: a name in its own column, then the cells. */
export function row(name: string, ...cells: readonly string[]): void {
  console.log(`${name.padEnd(28)}${cells.filter((cell) => cell !== '').join('   ')}`);
}
