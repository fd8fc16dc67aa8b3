/**
 * Prints the tokens of a manifest one after the other. The functions for syntax nodes request tokens in source order,
 * and put lines between them. Comments, heredocs and quotes are printed here, so that no token or comment can be lost.
 */
import type { AstNode, Expression } from '../../engine/index.ts';
import { breakParent, hardline, ifBreak, indent, lineSuffix, literal, softline, trim, type Doc } from './doc.ts';
import { joinComments, printComments, starCommentLines } from './comments.ts';
import { ignoresLength, type Comment, type Token } from './tokens.ts';
import { withSingleQuotes } from './quotes.ts';

/** Thrown if the next token is not the expected one; the statement is then printed as written. */
export class UnexpectedToken extends Error {
  override readonly name = 'UnexpectedToken';
}

/** Prints a node. `isStatement` is true if the value of the node is not used. */
export type PrintNode = (printer: Printer, node: Expression, isStatement: boolean) => Doc;

/** Tokens that are never moved to a new line. A comment before such a token goes to the end of the token's line. */
const STAYING: ReadonlySet<string> = new Set([',', ';', ':', ')', ']', '}', '|', '|>', '|>>', '{']);

/** Maximum depth of printed nodes. It bounds the recursion; a statement that is deeper is printed as written. */
const DEEPEST = 300;

interface Mark {
  readonly depth: number;
  readonly at: number;
  readonly commentsDone: number;
  readonly isCommentOpen: boolean;
}

export class Printer {
  readonly #tokens: readonly Token[];
  readonly #print: PrintNode;
  readonly #indexes: ReadonlyMap<number, number>;
  /** Offsets of the statements that are printed as written. */
  readonly #kept: ReadonlySet<number>;
  /** Additional spaces before tokens, by offset. */
  readonly #pads = new Map<number, string>();
  #at = 0;
  /** Index after the last token whose leading comments were printed. */
  #commentsDone = 0;
  /** True if the last printed token is followed by a comment that needs a line break after it. */
  #isCommentOpen = false;
  #depth = 0;

  constructor(tokens: readonly Token[], print: PrintNode, kept: ReadonlySet<number> = new Set()) {
    this.#tokens = tokens;
    this.#print = print;
    this.#kept = kept;
    this.#indexes = new Map(tokens.map(({ offset }, index) => [offset, index]));
  }

  print(node: Expression): Doc {
    return this.#printNode(node, false);
  }

  #printNode(node: Expression, isStatement: boolean): Doc {
    if (this.#depth >= DEEPEST) throw new UnexpectedToken('nesting that is too deep');
    this.#depth += 1;
    const doc = this.#print(this, node, isStatement);
    this.#depth -= 1;
    return doc;
  }

  /** Prints a statement. If its tokens are not the expected ones, prints it as written. */
  printStatement(node: Expression): Doc {
    const mark = this.#mark();
    const end = spanEnd(node);
    if (this.#kept.has(node.offset)) return this.#asWritten(end);
    try {
      const doc = this.#printNode(node, true);
      if (this.#lastEnd !== end) throw new UnexpectedToken(`the end of a statement at ${end}`);
      return doc;
    } catch (error) {
      if (!(error instanceof UnexpectedToken)) throw error;
      this.#restore(mark);
      return this.#asWritten(end);
    }
  }

  get peek(): Token {
    return this.#tokenAt(this.#at);
  }

  get #lastEnd(): number {
    return this.#at === 0 ? 0 : this.#tokenAt(this.#at - 1).end;
  }

  #tokenAt(index: number): Token {
    const token = this.#tokens[index];
    if (token === undefined) throw new UnexpectedToken('end of file');
    return token;
  }

  get second(): Token {
    return this.#tokenAt(this.#at + 1);
  }

  is(text: string): boolean {
    return this.peek.text === text;
  }

  /** True if the source has a line break before or after the token at an offset. */
  isBrokenAround(offset: number): boolean {
    const index = this.#indexes.get(offset) ?? 0;
    return this.#tokens[index]?.isOnNewLine === true || this.#tokens[index + 1]?.isOnNewLine === true;
  }

  /**
   * Returns the column of a token, and the number of spaces before it. This is the token at `offset`, or the token that
   * comes `distance` tokens later.
   */
  readColumn(offset: number, distance = 0): { readonly column: number; readonly gap: number } {
    const index = (this.#indexes.get(offset) ?? 0) + distance;
    const { column, offset: start } = this.#tokenAt(index);
    return { column, gap: start - (this.#tokens[index - 1]?.end ?? 0) };
  }

  /** True if neither a blank line nor a comment precedes the token at an offset. */
  isInNextLine(offset: number): boolean {
    const { isBlankBefore, leading } = this.#tokenAt(this.#indexes.get(offset) ?? 0);
    return !isBlankBefore && leading.length === 0;
  }

  /**
   * True if the tokens from `start` up to the last printed token are on one line, and a comment exempts this line from
   * puppet-lint's check of line length.
   */
  mustStayOnOneLine(start: Token): boolean {
    const last = this.#tokens[this.#at - 1];
    if (last === undefined || (!last.isLongLine && !last.trailing.some(ignoresLength))) return false;
    for (let index = this.#at - 1; index >= 0; index--) {
      const token = this.#tokenAt(index);
      if (token === start) return true;
      if (token.isOnNewLine || token.heredocs.length > 0) return false;
    }
    return false;
  }

  pad(offset: number, spaces: string): void {
    this.#pads.set(offset, spaces);
  }

  isOnNewLine(offset: number): boolean {
    return this.#tokens[this.#indexes.get(offset) ?? 0]?.isOnNewLine === true;
  }

  /** True if the token after a node has this text and begins a line. */
  isLineAfter(node: AstNode, text: string): boolean {
    const token = this.#tokenAt(this.#indexFrom(spanEnd(node)));
    return token.text === text && token.isOnNewLine;
  }

  /** Returns the index of the first token at or after an offset, at most the index of the last token. */
  #indexFrom(offset: number): number {
    let [low, high] = [0, this.#tokens.length - 1];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (this.#tokenAt(middle).offset >= offset) high = middle;
      else low = middle + 1;
    }
    return low;
  }

  /** True if the source has no line break and no comment from the next token up to an offset. */
  isOnOneLine(end: number): boolean {
    for (let index = this.#at; ; index++) {
      const { offset, text, isOnNewLine, trailing, leading } = this.#tokenAt(index);
      if (offset >= end || text === '') return true;
      const isFirst = index === this.#at;
      if (text.includes('\n') || (!isFirst && (isOnNewLine || leading.length > 0))) return false;
      if (trailing.length > 0 && this.#tokenAt(index + 1).offset < end) return false;
    }
  }

  /**
   * True if a comment precedes the next token: a leading comment that is not printed yet, or a comment after the last
   * token that needs a line break.
   */
  get hasComment(): boolean {
    return this.#isCommentOpen || (this.#commentsDone <= this.#at && this.peek.leading.length > 0);
  }

  #mark(): Mark {
    return { depth: this.#depth, at: this.#at, commentsDone: this.#commentsDone, isCommentOpen: this.#isCommentOpen };
  }

  #restore({ depth, at, commentsDone, isCommentOpen }: Mark): void {
    this.#depth = depth;
    this.#at = at;
    this.#commentsDone = commentsDone;
    this.#isCommentOpen = isCommentOpen;
  }

  /** Prints the next token, which must be the given one, with the comments around it. */
  next(expected?: string): Doc {
    const { token, code } = this.#printToken(expected);
    return [code, this.#suffixes(token)];
  }

  /**
   * Prints a closing bracket after a line break. A comment after a bracket that follows its content on the same line is
   * a comment of the content, so it stays on the content's line.
   */
  nextAfterContent(expected: string, kind: Doc): Doc {
    const isOfContent = !this.peek.isOnNewLine;
    const closing = this.closing(kind);
    const { token, code } = this.#printToken(expected);
    const suffixes = this.#suffixes(token);
    return isOfContent ? [suffixes, closing, code] : [closing, code, suffixes];
  }

  /**
   * Prints the brace that opens a block. If the code before the brace has a comment at the end of its line, that comment
   * ends the line of the brace. The brace's own comment then becomes the first line of the block.
   */
  openBlock(): { readonly opening: Doc; readonly comments: Doc } {
    const { token, code } = this.#printToken('{');
    if (!this.#isCommentOpen || token.trailing.length === 0)
      return { opening: [code, this.#suffixes(token)], comments: '' };
    const own = token.trailing.map((text) => ({ text, isInline: false, isBlankAfter: false }));
    return { opening: code, comments: [hardline, joinComments(own)] };
  }

  #printToken(expected: string | undefined): { readonly token: Token; readonly code: Doc } {
    const token = this.peek;
    if (token.category === 'end' || (expected !== undefined && token.text !== expected)) {
      throw new UnexpectedToken(`${expected ?? 'a token'} at ${token.offset}`);
    }
    const stays = STAYING.has(token.text);
    const parts: Doc[] = [];
    const comments = this.#takeComments();
    if (comments.some(({ isInline }) => !isInline)) {
      parts.push(hardline, ...printComments(comments));
      this.#isCommentOpen = false;
    } else {
      if (this.#isCommentOpen && !stays) {
        parts.push(breakParent, indent(hardline));
        this.#isCommentOpen = false;
      }
      for (const { text } of comments) parts.push(literal(text), ' ');
    }
    this.#at += 1;
    parts.push(this.#pads.get(token.offset) ?? '');
    parts.push(token.category === 'string' ? literal(withSingleQuotes(token.text)) : literal(token.text));
    return { token, code: parts };
  }

  /** Prints the next token if it is the given one. */
  accept(text: string): Doc | undefined {
    return this.is(text) ? this.next(text) : undefined;
  }

  /**
   * Reserves the width of the comment that ends the line of the last printed token, in a group that was written on
   * several lines from the token at index `from`. If the line with its comment is too long, the group then stays broken.
   */
  reserveComment(from: number): Doc {
    const last = /^[,;]$/.test(this.peek.text) && !this.peek.isOnNewLine ? this.#at : this.#at - 1;
    const width = this.#tokenAt(last).trailing.reduce((sum, text) => sum + 1 + text.length, 0);
    if (width === 0 || !this.#tokens.slice(from, this.#at).some(({ isOnNewLine }) => isOnNewLine)) return '';
    // The printer measures the spaces before it removes them.
    return ifBreak('', [' '.repeat(width), trim]);
  }

  /** Index of the next token. */
  get index(): number {
    return this.#at;
  }

  /** Skips the next token without printing it. Prints the token's comments. */
  skip(expected: string): Doc {
    const token = this.peek;
    if (token.text !== expected) throw new UnexpectedToken(expected);
    const comments = this.#takeComments();
    this.#at += 1;
    return [...comments.map(({ text }) => this.#suffix(text, false)), this.#suffixes(token)];
  }

  skipIf(text: string): Doc {
    return this.is(text) ? this.skip(text) : '';
  }

  /** Prints a line break before an element, with the blank line and the comments that precede the element. */
  separator(kind: Doc, options: { readonly isFirst?: boolean; readonly needsBlank?: boolean } = {}): Doc {
    const { isFirst = false, needsBlank = false } = options;
    const parts: Doc[] = [];
    if (!isFirst && (needsBlank || this.#isBlankBefore())) parts.push(kind === hardline ? hardline : softline);
    parts.push(kind);
    if (this.#isCommentOpen) parts.push(breakParent);
    this.#isCommentOpen = false;
    parts.push(...printComments(this.#takeComments()));
    return parts;
  }

  #isBlankBefore(): boolean {
    return this.peek.isBlankBefore;
  }

  /**
   * Prints the comments before a closing bracket, indented like the elements, and then a line break before the bracket.
   */
  closing(kind: Doc, indentElements: (doc: Doc) => Doc = indent): Doc {
    const parts: Doc[] = [];
    if (this.#isCommentOpen) parts.push(breakParent);
    this.#isCommentOpen = false;
    const isBlankBefore = this.#isBlankBefore();
    const comments = this.#takeComments();
    if (comments.length > 0 && comments.every(({ isInline }) => isInline)) {
      return [parts, comments.map(({ text }): Doc => [' ', literal(text)]), kind];
    }
    if (comments.length > 0)
      parts.push(indentElements([isBlankBefore ? hardline : '', hardline, joinComments(comments)]));
    parts.push(kind);
    return parts;
  }

  ending(): Doc {
    const isBlankBefore = this.#isBlankBefore();
    const comments = this.#takeComments();
    if (comments.length === 0) return '';
    const isFirst = this.#tokens.length === 1;
    return [isFirst ? '' : [isBlankBefore ? hardline : '', hardline], joinComments(comments)];
  }

  /**
   * Prints the tokens up to an offset as written. Spaces between two tokens become one space, and line breaks are kept.
   */
  #asWritten(end: number): Doc {
    const parts: Doc[] = [];
    for (let isFirst = true; this.peek.category !== 'end' && this.peek.offset < end; isFirst = false) {
      if (!isFirst) {
        if (this.peek.isOnNewLine) parts.push(this.separator(hardline));
        else if (this.peek.offset > this.#lastEnd) parts.push(' ');
      }
      parts.push(this.next());
    }
    return indent(parts);
  }

  #takeComments(): readonly Comment[] {
    if (this.#commentsDone > this.#at) return [];
    this.#commentsDone = this.#at + 1;
    return this.peek.leading;
  }

  #suffixes(token: Token): Doc {
    if (token.trailing.length === 0 && token.heredocs.length === 0) return '';
    return [
      ...token.trailing.map((text, index) => this.#suffix(text, index === token.trailing.length - 1)),
      // The nested `lineSuffix` puts the text of a heredoc after the comments at the end of the line.
      ...token.heredocs.map((text) => lineSuffix(lineSuffix(literal(`\n${text}`)))),
    ];
  }

  #suffix(text: string, isLast: boolean): Doc {
    this.#isCommentOpen = true;
    const lines = isLast && text.startsWith('/*') ? starCommentLines(text) : [text];
    const [only] = lines;
    return lineSuffix([trim, ' ', lines.length === 1 && only !== undefined ? only : literal(text)]);
  }
}

export function spanEnd({ offset, length }: AstNode): number {
  return offset + length;
}
