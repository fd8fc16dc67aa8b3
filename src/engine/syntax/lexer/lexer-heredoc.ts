/** Lexes `@(END)` and the heredoc's text in the lines below it, through the line that ends with the tag. */
import * as issues from '../../diagnostics/issues/syntax.ts';
import { BLANK_CLASS } from './chars.ts';
import { LexerState } from './lexer-state.ts';
import { lexSegments, unquotedReader, type LexToken } from './lexer-strings.ts';
import * as T from './token-kinds.ts';

const SPECIFICATION = new RegExp(
  `@\\(([^:/\\r\\n)]+)(?::${BLANK_CLASS}*([a-z][a-zA-Z0-9_+]+)${BLANK_CLASS}*)?(?:/((?:\\w|[$])*)${BLANK_CLASS}*)?\\)`,
);

interface Specification {
  readonly tag: string;
  readonly syntax: string;
  readonly interpolate: boolean;
  readonly escapes: ReadonlySet<string>;
}

/**
 * Lexes the heredoc at `@(` together with its text. Lexing then continues after the closing parenthesis. At the end of
 * that line, it skips the heredoc's text.
 */
export function lexHeredoc(lx: LexerState, lexToken: LexToken): void {
  const { text } = lx;
  const before = lx.pos;
  const close = text.indexOf(')', before);
  if (close === -1) lx.fail(issues.heredocUnclosedParenthesis({ followedBy: lx.followedBy() }));
  const resume = close + 1;
  lx.pos = resume;
  lx.matched(before, resume);
  const specification = readSpecification(lx, text.slice(before, resume));
  lx.enqueue(T.HEREDOC, before, resume, specification.syntax);

  let start = lx.newlineJump;
  if (start === -1) {
    const newline = text.indexOf('\n', resume);
    if (newline === -1) lx.fail(issues.heredocWithoutText());
    start = newline + 1;
  }
  const body = readBody(lx, start, specification.tag);
  lx.newlineJump = body.next;

  const { toFile } = lx;
  const inner = new LexerState(body.text, {
    tokens: lx.tokens,
    warnings: lx.warnings,
    toFile: toFile === undefined ? body.toOuter : (offset) => toFile(body.toOuter(offset)),
  });
  inner.nesting = lx.nesting;
  lx.enqueue(T.SUBLOCATE, start, body.end, undefined);
  lexSegments(inner, 0, unquotedReader(specification.interpolate, specification.escapes), lexToken, false);
  lx.pos = resume;
  lx.settle();
}

function readSpecification(lx: LexerState, source: string): Specification {
  const match = SPECIFICATION.exec(source);
  if (match === null) lx.fail(issues.heredocInvalidSyntax());
  const [, rawTag = '', syntax = '', flags] = match;
  let tag = strip(rawTag);
  const quoted = /^"(.*)"$/.exec(tag);
  if (quoted !== null) tag = strip(quoted[1] ?? '');
  if (tag.length === 0) lx.fail(issues.heredocEmptyEndTag());
  return { tag, syntax, interpolate: quoted !== null, escapes: readEscapes(lx, flags) };
}

/** Removes white space like Ruby's `strip`, which keeps Unicode spaces. */
function strip(text: string): string {
  return text.replace(/^[\t\n\v\f\r ]+|[\0\t\n\v\f\r ]+$/g, '');
}

function readEscapes(lx: LexerState, flags: string | undefined): ReadonlySet<string> {
  const escapes = new Set<string>();
  if (flags === undefined) return escapes;
  const letters = [...(flags === '' ? 'trnsuL$' : flags)];
  if (new Set(letters).size !== letters.length) lx.fail(issues.heredocRepeatedEscape({ escapes: letters }));
  escapes.add('\\');
  for (const letter of letters) {
    if (letter === 'L') escapes.add('\n').add('\r\n');
    else if ('trnsu$'.includes(letter)) escapes.add(letter);
    else lx.fail(issues.heredocInvalidEscape({ actual: letter }));
  }
  return escapes;
}

interface Body {
  readonly text: string;
  /** Offset of the line with the end tag. `next` is the offset of the line after it. */
  readonly end: number;
  readonly next: number;
  readonly toOuter: (offset: number) => number;
}

function readBody(lx: LexerState, start: number, tag: string): Body {
  const { text } = lx;
  const endLine = new RegExp(
    `(${BLANK_CLASS}*)(?:([|])${BLANK_CLASS}*)?(?:(-)${BLANK_CLASS}*)?${escapeRegExp(tag)}${BLANK_CLASS}*\\r?(?:\\n|$)`,
  );
  if (lx.lastLines !== undefined && (lx.lastLines.get(lastWord(tag)) ?? -1) < start)
    lx.fail(issues.heredocWithoutEnd(), start);
  // Searches only lines that contain the tag. Otherwise, each heredoc without an end tag would scan all lines below it.
  for (let found = text.indexOf(tag, start); found !== -1;) {
    const at = Math.max(start, text.lastIndexOf('\n', found) + 1);
    const newline = text.indexOf('\n', found);
    const next = newline === -1 ? text.length : newline + 1;
    const match = endLine.exec(text.slice(at, next));
    if (match !== null) {
      const margin = match[2] === '|' ? (match[1] ?? '') : '';
      const lines = text.slice(start, at).match(/[^\n]*\n/g) ?? [];
      return { ...dedent(lines, margin, match[3] === '-', start), end: at, next };
    }
    found = text.indexOf(tag, next);
  }
  // Further heredocs without an end tag must not search the rest of the file again.
  lx.lastLines ??= findLastLines(text);
  return lx.fail(issues.heredocWithoutEnd(), start);
}

/** Returns the offset of the last line that ends with each word. */
function findLastLines(text: string): ReadonlyMap<string, number> {
  const lines = new Map<string, number>();
  let start = 0;
  for (const line of text.split('\n')) {
    lines.set(lastWord(line), start);
    start += line.length + 1;
  }
  return lines;
}

/** Returns the last word of an end tag or of its line, without the `|` and `-` that can precede the tag. */
function lastWord(text: string): string {
  return (
    text
      .trimEnd()
      .split(/\s/)
      .at(-1)
      ?.replace(/^[|-]+/, '') ?? ''
  );
}

function escapeRegExp(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&');
}

/** Removes the margin from lines that begin with it. A line with other text in the margin stays unchanged. */
function dedent(
  lines: readonly string[],
  margin: string,
  removeBreak: boolean,
  start: number,
): Pick<Body, 'text' | 'toOuter'> {
  let text = '';
  /** For each line: its offset in `text`, and the number of characters removed up to and including this line. */
  const starts: number[] = [];
  const removed: number[] = [];
  let total = 0;
  for (const line of lines) {
    starts.push(text.length);
    if (margin !== '' && line.startsWith(margin)) {
      total += margin.length;
      text += line.slice(margin.length);
    } else text += line;
    removed.push(total);
  }
  if (removeBreak) text = text.replace(/\r?\n$/, '');
  const toOuter = (offset: number): number => {
    let low = 0;
    let high = starts.length;
    while (high - low > 1) {
      const middle = (low + high) >> 1;
      if ((starts[middle] ?? 0) <= offset) low = middle;
      else high = middle;
    }
    return start + offset + (removed[low] ?? 0);
  };
  return { text, toOuter };
}
