/**
 * Protects white space that the printer would change. It is replaced by other characters before printing, and restored
 * afterwards.
 */
export class Shield {
  readonly #isCrlf: boolean;
  /** Characters that replace a space, a tab and a line feed. The source does not contain them. */
  readonly #substitutes: readonly [string, string, string];

  constructor(text: string) {
    this.#isCrlf = /\r?\n/.exec(text)?.[0] === '\r\n';
    let code = 0xe000;
    const choose = (): string => {
      while (text.includes(String.fromCharCode(code))) code += 1;
      return String.fromCharCode(code++);
    };
    this.#substitutes = [choose(), choose(), choose()];
  }

  /** Protects the spaces at the end of a comment, because they mean a line break in documentation. */
  hideComment(text: string): string {
    const [space, tab] = this.#substitutes;
    const end = text.trimEnd().length;
    const blanks = text.slice(end).replace(/\r/g, '').replaceAll(' ', space).replaceAll('\t', tab);
    return this.hideCode(text.slice(0, end)) + blanks;
  }

  /** Protects line feeds inside strings and heredocs of a file in which other lines end in CR LF. */
  hideCode(text: string): string {
    if (!this.#isCrlf) return text;
    return text.replaceAll('\n', this.#substitutes[2]).replaceAll(`\r${this.#substitutes[2]}`, '\n');
  }

  reveal(printed: string): string {
    const [space, tab, lineFeed] = this.#substitutes;
    const lines = this.#isCrlf ? printed.replaceAll('\n', '\r\n') : printed;
    return lines.replaceAll(space, ' ').replaceAll(tab, '\t').replaceAll(lineFeed, '\n');
  }
}
