import type { Bracket } from '../cursor/bracket.ts';
import { heredocAt, HeredocEnds } from '../cursor/heredoc.ts';
import { scan, type CursorToken, type OpenText, type Scan } from '../cursor/scan.ts';
import { Structure } from '../cursor/structure.ts';

export const INDENT = '  ';

export const CLOSING_OF: ReadonlyMap<string, string> = new Map([
  ['{', '}'],
  ['(', ')'],
  ['[', ']'],
  ['<|', '|>'],
  ['<<|', '|>>'],
]);

const UNFINISHED = /^(?:\+?=|-=|[=+]>|[-+*/%]|<<|==|!=|[=!]~|[<>]=?|and|or|in|\?)$/;
/** Matches tokens that begin a line and continue or close the expression of the previous line. */
const CONTINUING = /^(?:\.|[-+*/%]|->|~>|<-|<~|==|!=|[=!]~|[<>]=?|and|or|in|\?|[)\]}|]|\|>>?)$/;

/** The parts of the code around a cursor that Enter and brackets depend on. Works on any half-typed code. */
export class TypingPlace {
  readonly text: string;
  readonly offset: number;
  readonly isTemplate: boolean;
  /** The string, comment or heredoc around the cursor; absent in code. */
  readonly inside: OpenText | undefined;
  readonly isInterpolation: boolean;
  readonly lineStart: number;
  readonly #tokens: readonly CursorToken[];
  #structure: Structure | undefined;

  constructor(text: string, offset: number, isTemplate: boolean) {
    this.text = text;
    this.offset = offset;
    this.isTemplate = isTemplate;
    this.lineStart = text.lastIndexOf('\n', offset - 1) + 1;
    const { frames, inside } = scanUpTo(text, offset, isTemplate);
    this.inside = inside;
    this.isInterpolation = frames.length > 1;
    this.#tokens = frames.at(-1) ?? [];
  }

  get before(): string {
    return this.text.slice(this.lineStart, this.offset);
  }

  get after(): string {
    const end = this.text.indexOf('\n', this.offset);
    return this.text.slice(this.offset, end === -1 ? undefined : end);
  }

  /** True if the cursor is in the `@(…)` of a heredoc. */
  get isInHeredocTag(): boolean {
    const { inside } = this;
    return inside?.kind === 'heredoc' && inside.start >= this.lineStart && this.text.startsWith('@(', inside.start);
  }

  get isLineBlankBefore(): boolean {
    return this.before.trim() === '';
  }

  get innermost(): Bracket {
    return this.#brackets.innermost;
  }

  /** The open brackets around the cursor, innermost first. The last element represents the whole file. */
  get openBrackets(): readonly Bracket[] {
    return this.#brackets.open;
  }

  get last(): CursorToken | undefined {
    return this.innermost.own.at(-1);
  }

  get #brackets(): Structure {
    this.#structure ??= new Structure(this.text, this.#tokens);
    return this.#structure;
  }

  indentationAt(offset: number): string {
    const start = this.text.lastIndexOf('\n', offset - 1) + 1;
    return /^[ \t]*/.exec(this.text.slice(start, offset))?.[0] ?? '';
  }

  /**
   * Indentation of the line that begins the construct of the innermost bracket. The closing bracket gets the same
   * indentation.
   */
  get outerIndentation(): string {
    const { open, role } = this.innermost;
    if (open === undefined) return this.isTemplate ? this.indentationAt(this.offset) : '';
    const word = 'word' in role ? role.word : role.kind;
    // Searches for the keyword of the block, because its condition may take several lines before the bracket.
    const head = this.#brackets.open[1]?.own.findLast(({ kind, text }) => kind === 'name' && text === word);
    return this.indentationAt(head?.start ?? open.start);
  }

  get nextIndentation(): string {
    const { open, role } = this.innermost;
    const heredoc = this.#tokens.findLast(({ kind, start }) => kind === 'heredoc' && start >= this.lineStart);
    if (heredoc !== undefined) return this.#heredocIndentation(heredoc);
    const outer = this.outerIndentation;
    const inner = open === undefined ? outer : outer + INDENT;
    const { last } = this;
    if (last === undefined) return inner;
    const start = this.statement;
    const ofStatement = start === undefined ? inner : this.indentationAt(start.start);
    if (isUnfinished(last)) return ofStatement + INDENT;
    if (role.kind !== 'resource') return ofStatement;
    // Attributes after a title at the beginning of a line are indented one step more. The next title is aligned with
    // the title before it.
    if (last.text === ':') return this.indentationAt(last.start) + INDENT;
    if (last.text === ';') return this.titleIndentation ?? ofStatement;
    const colon = this.#colon;
    return colon !== undefined && start !== undefined && start.start < colon.start ? ofStatement + INDENT : ofStatement;
  }

  /** Indentation of the titles in a resource body, taken from the last title. */
  get titleIndentation(): string | undefined {
    const { open } = this.innermost;
    const colon = this.#colon;
    if (open === undefined || colon === undefined) return undefined;
    const isOnOpeningLine = !this.text.slice(open.start, colon.start).includes('\n');
    return isOnOpeningLine ? this.outerIndentation + INDENT : this.indentationAt(colon.start);
  }

  get #colon(): CursorToken | undefined {
    return this.innermost.own.findLast(({ kind, text }) => kind === 'mark' && text === ':');
  }

  /** The first token of the last statement or entry in the innermost bracket, if it begins a line. */
  get statement(): CursorToken | undefined {
    const { own } = this.innermost;
    return own.findLast((token, index) => {
      if (!token.isFirst || token.kind === 'tag' || CONTINUING.test(token.text)) return false;
      const previous = own[index - 1];
      return previous === undefined || !isUnfinished(previous);
    });
  }

  /**
   * Returns the indentation of a heredoc's content: the indentation of its end tag, or without an end tag, one step
   * more than the line with its `@(…)`.
   */
  #heredocIndentation({ start }: CursorToken): string {
    const tag = heredocAt(this.text, start)?.tag ?? '';
    const lineEnd = this.text.indexOf('\n', this.offset);
    const end = lineEnd === -1 ? undefined : new HeredocEnds(this.text).find(lineEnd + 1, tag);
    if (end === undefined) return this.indentationAt(start) + INDENT;
    return /^[ \t]*/.exec(this.text.slice(end.line))?.[0] ?? '';
  }
}

export function isUnfinished({ kind, text }: CursorToken): boolean {
  return (kind === 'mark' || kind === 'name') && UNFINISHED.test(text);
}

/** Scans the code before the cursor. After a heredoc's end tag, the cursor is in code, not in the heredoc. */
function scanUpTo(text: string, offset: number, template: boolean): Scan {
  const options = { template, opensUnfinished: true };
  const scanned = scan(text, offset, options);
  if (scanned.inside?.kind !== 'heredoc') return scanned;
  const lineEnd = text.indexOf('\n', offset);
  if (lineEnd === -1 || text.slice(offset, lineEnd).trim() !== '') return scanned;
  const next = scan(text, lineEnd + 1, options);
  return next.inside?.kind === 'heredoc' ? scanned : next;
}
