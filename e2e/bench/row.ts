/** Prints one measured line: a name in a column of its own, then what was found. */
export function row(name: string, ...cells: readonly string[]): void {
  console.log(`${name.padEnd(28)}${cells.filter((cell) => cell !== '').join('   ')}`);
}
