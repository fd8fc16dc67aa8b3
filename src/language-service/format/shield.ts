/** White space that the printer would change: it is replaced before printing, and put back afterwards. */
export class Shield {
  readonly #isCrlf: boolean;
  /** Substitutes for a space, a tab and a line feed; characters that the text does not contain. */
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

  /** Keeps the spaces at the end of a comment, which mean a line break in documentation. */
  hideComment(text: string): string {
    const [space, tab] = this.#substitutes;
    const end = text.trimEnd().length;
    const blanks = text.slice(end).replace(/\r/g, '').replaceAll(' ', space).replaceAll('\t', tab);
    return this.hideCode(text.slice(0, end)) + blanks;
  }

  /** Keeps line feeds inside strings and heredocs of a file whose other lines end in CR and LF. */
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
