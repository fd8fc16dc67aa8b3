/**
 * Finds the blocks that are open at an offset of Ruby code: a scan of tokens without a grammar, which also works in
 * half-typed code.
 */

export interface OpenBlock {
  readonly kind: 'do' | 'brace' | 'def' | 'class' | 'other';
  /** Start of the statement that opens the block, up to the block. */
  readonly head: string;
}

export interface OpenBlocks {
  /** The open blocks, outermost first. */
  readonly blocks: readonly OpenBlock[];
  /** True if a statement can begin here. */
  readonly isStatement: boolean;
}

const TOKEN =
  /(?<newline>\r?\n)|(?<blank>[ \t\r\f]+|\\\n)|(?<comment>#[^\n]*)|(?<heredoc><<[-~]?(?<mark>["'`]?)(?<tag>[A-Z_]\w*)\k<mark>)|(?<percent>%[qQwWiIrs]?[[({<|!/])|(?<quote>["'`])|(?<symbol>:[A-Za-z_]\w*[?!=]?)|(?<word>[@$]*[A-Za-z_]\w*[?!]?)|(?<number>\d[\w.]*)|(?<other>::|[\s\S])/y;
const CLOSING: Readonly<Record<string, string>> = { '(': ')', '[': ']', '{': '}', '<': '>' };
/** Keywords that open a block at the start of an expression. After a value, they are modifiers. */
const OPENING = /^(?:if|unless|while|until|case|begin|for|class|module|def)$/;
/** Keywords after which an expression begins. */
const BEFORE_VALUE = /^(?:if|unless|while|until|case|when|in|and|or|not|else|elsif|then|do|begin|ensure|rescue)$/;
const CONTINUES = /[,.([{|&=+*\\-]$/;
/** Longest head of a block that is kept. */
const LONGEST_HEAD = 300;

/** Returns undefined in comments, strings and heredocs. */
export function findOpenBlocks(text: string, offset: number): OpenBlocks | undefined {
  const scan = new Scan(text, offset);
  return scan.run() ? { blocks: scan.blocks, isStatement: scan.isStatement } : undefined;
}

class Scan {
  readonly blocks: OpenBlock[] = [];
  isStatement = true;
  readonly #text: string;
  readonly #offset: number;
  /** Number of blocks around each open bracket. */
  readonly #brackets: number[] = [];
  /** Start of the statement that opens each block. */
  readonly #starts: number[] = [];
  readonly #heredocs: string[] = [];
  /** True if an operator or a modifier would follow. */
  #isAfterValue = false;
  /** True after `while`, whose `do` opens no block of its own. */
  #isLoop = false;
  #start = 0;
  #last = '';
  /** True where the parameters of a block may follow. */
  #isBlockStart = false;

  constructor(text: string, offset: number) {
    this.#text = text;
    this.#offset = offset;
  }

  run(): boolean {
    let at = 0;
    while (at < this.#offset) {
      TOKEN.lastIndex = at;
      const { groups = {}, 0: whole = '' } = TOKEN.exec(this.#text) ?? {};
      const end = this.#read(groups, whole, at);
      // The token goes past the cursor: a string, a comment or a heredoc.
      if (end > this.#offset && groups['blank'] === undefined) return false;
      if (groups['comment'] !== undefined && end === this.#offset) return false;
      at = Math.max(end, at + 1);
    }
    return true;
  }

  /** Returns the end of the token. */
  #read(groups: Readonly<Record<string, string | undefined>>, whole: string, at: number): number {
    const end = at + whole.length;
    if (groups['blank'] !== undefined || groups['comment'] !== undefined) return end;
    if (groups['newline'] !== undefined) return this.#readNewline(end);
    if (this.isStatement) this.#start = at;
    if (groups['word'] !== undefined) return this.#readWord(whole, at);
    const begins = this.isStatement;
    this.isStatement = false;
    this.#last = whole;
    if (groups['heredoc'] !== undefined) this.#heredocs.push(groups['tag'] ?? '');
    else if (groups['quote'] !== undefined) return this.#skip(end, whole, '', whole !== "'");
    else if (groups['percent'] !== undefined && (whole.length === 3 || !this.#isAfterValue)) {
      const open = whole.slice(-1);
      return this.#skip(end, CLOSING[open] ?? open, CLOSING[open] === undefined ? '' : open, true);
    } else if (whole === '/' && this.#beginsPattern(at)) return this.#skip(end, '/', '', true);
    else if (groups['other'] !== undefined) return this.#readSign(whole, end, begins);
    this.#isAfterValue = true;
    return end;
  }

  #readNewline(end: number): number {
    if (!CONTINUES.test(this.#last) && (this.#brackets.at(-1) ?? -1) < this.blocks.length) this.#beginStatement();
    const comment = /^=begin\b[\s\S]*?(?:\n=end\b|$(?![\s\S]))/.exec(
      this.#text.slice(end, end + 6) === '=begin' ? this.#text.slice(end) : '',
    );
    let at = end + (comment?.[0].length ?? 0);
    for (const tag of this.#heredocs.splice(0)) {
      const close = new RegExp(`^[ \\t]*${tag}[ \\t]*\\r?$`, 'm').exec(this.#text.slice(at));
      at = close === null ? Infinity : at + close.index + close[0].length;
    }
    return at;
  }

  #readWord(word: string, at: number): number {
    const end = at + word.length;
    const isName = /[.&]$/.test(this.#last) || this.#last === 'def' || /^:(?!:)/.test(this.#text.slice(end, end + 2));
    const isAfterValue = this.#isAfterValue;
    this.isStatement = false;
    this.#last = word;
    this.#isAfterValue = true;
    if (isName) return end;
    if (OPENING.test(word) && !isAfterValue) {
      const line = this.#text.slice(at, at + LONGEST_HEAD).split('\n', 1)[0] ?? '';
      // A method such as `def name = value` has no `end`.
      if (!/^def\s+[\w.?!]+(?:\([^)]*\))?\s*=\s/.test(line))
        this.#open(word === 'def' ? 'def' : /^(?:class|module)$/.test(word) ? 'class' : 'other', line);
      this.#isLoop = /^(?:while|until|for)$/.test(word);
    } else if (word === 'do') {
      if (!this.#isLoop) this.#open('do', this.#head(at));
      this.#beginStatement();
      this.#isBlockStart = true;
    } else if (word === 'end') {
      while (this.blocks.at(-1)?.kind === 'brace') this.#close();
      this.#close();
    }
    if (/^(?:else|then|begin|ensure)$/.test(word)) this.#beginStatement();
    if (BEFORE_VALUE.test(word)) this.#isAfterValue = false;
    return end;
  }

  #readSign(sign: string, end: number, begins: boolean): number {
    if (sign === '|' && begins && this.#isBlockStart) {
      const close = this.#text.indexOf('|', end);
      this.#beginStatement();
      return close === -1 ? Infinity : close + 1;
    }
    this.#isBlockStart = false;
    this.#isAfterValue = /[\])}]/.test(sign);
    switch (sign) {
      case ';':
        this.#beginStatement();
        break;
      case '{':
        this.#open('brace', this.#head(end - 1));
        this.#beginStatement();
        this.#isBlockStart = true;
        break;
      case '}':
        if (this.blocks.at(-1)?.kind === 'brace') this.#close();
        break;
      case '(':
      case '[':
        this.#brackets.push(this.blocks.length);
        break;
      case ')':
      case ']':
        this.#brackets.pop();
        break;
      default:
    }
    return end;
  }

  #open(kind: OpenBlock['kind'], head: string): void {
    this.blocks.push({ kind, head });
    this.#starts.push(this.#start);
  }

  /** Leaves a block. The statement that opened it may continue. */
  #close(): void {
    this.blocks.pop();
    this.#start = this.#starts.pop() ?? this.#start;
    while ((this.#brackets.at(-1) ?? -1) > this.blocks.length) this.#brackets.pop();
  }

  #beginStatement(): void {
    this.isStatement = true;
    this.#isAfterValue = false;
    this.#isLoop = false;
    this.#last = '';
  }

  #head(end: number): string {
    return this.#text.slice(this.#start, Math.min(end, this.#start + LONGEST_HEAD));
  }

  #beginsPattern(at: number): boolean {
    if (!this.#isAfterValue) return true;
    return /^[ \t]\/\S/.test(this.#text.slice(at - 1, at + 2)) && /^\w/.test(this.#last);
  }

  /** Returns the end of a literal whose content begins at `start`. Interpolations may have quotes. */
  #skip(start: number, close: string, open: string, interpolates: boolean): number {
    this.#isAfterValue = true;
    this.#last = close;
    let depth = 0;
    let braces = 0;
    for (let at = start; at < this.#text.length; at += 1) {
      const sign = this.#text.charAt(at);
      if (sign === '\\') at += 1;
      else if (braces > 0) braces += sign === '{' ? 1 : sign === '}' ? -1 : 0;
      else if (interpolates && sign === '#' && this.#text.charAt(at + 1) === '{') {
        braces = 1;
        at += 1;
      } else if (sign === open) depth += 1;
      else if (sign === close && depth > 0) depth -= 1;
      else if (sign === close) return at + 1;
    }
    return Infinity;
  }
}
