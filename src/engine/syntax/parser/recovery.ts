/**
 * Error recovery, in a second pass over sources with errors. An unreadable statement becomes an `Error` node, and
 * parsing continues at the probable start of the next statement. Brackets determine this position if they are balanced;
 * otherwise indentation does.
 */
import type { ErrorExpression } from '../ast.ts';
import { ParseFailure, spanFrom, type ParserState } from './parser-state.ts';
import { startsStatement, type StatementList } from './statements.ts';
import * as T from '../lexer/token-kinds.ts';

/**
 * True if a class, define, node, function or type begins here in the first column. Only top-level definitions begin
 * there.
 */
function atOutermostDefinition(p: ParserState, at: number = p.at): boolean {
  switch (p.kinds[at]) {
    case T.CLASS:
    case T.DEFINE:
    case T.FUNCTION:
    case T.NODE:
    case T.TYPE:
      return p.columnOf(at) === 0 && beginsName(p.kinds[at + 1] ?? T.END);
    default:
      return false;
  }
}

function beginsName(kind: number): boolean {
  return (
    kind === T.NAME ||
    kind === T.CLASSREF ||
    kind === T.STRING ||
    kind === T.DQPRE ||
    kind === T.REGEX ||
    kind === T.DEFAULT ||
    kind === T.WORD
  );
}

/** True at the end of the enclosing block, whether it is closed or its closing brace is missing. */
function atBlockEnd(p: ParserState): boolean {
  if (p.kind === T.END) return true;
  return p.openBlocks > 0 && (p.kind === T.RBRACE || atOutermostDefinition(p));
}

/** Parses statements up to the end of the block, regardless of the number of errors. */
export function parseForgiving(p: ParserState, list: StatementList, parseOne: (p: ParserState) => void): void {
  while (!atBlockEnd(p)) {
    const start = p.at;
    const mark = p.mark();
    try {
      if (!startsStatement(p.kind)) p.fail();
      parseOne(p);
    } catch (error) {
      if (!(error instanceof ParseFailure) || error.final) throw error;
      p.report(error.found);
      const parts = p.restore(mark);
      skipStatement(p, start);
      const offset = p.starts[start] ?? 0;
      const node: ErrorExpression = { kind: 'Error', ...spanFrom(offset, Math.max(p.lastEnd, offset)), parts };
      list.add([node], undefined);
    }
    p.forgetParts(mark);
  }
}

const OPENING: ReadonlySet<number> = new Set([T.LBRACE, T.SELBRACE, T.LPAREN, T.WSLPAREN, T.LBRACK, T.LISTSTART]);
const CLOSING: ReadonlySet<number> = new Set([T.RBRACE, T.RPAREN, T.RBRACK]);

/** Returns the number of brackets that are open after the tokens between two indexes. */
function openBrackets(p: ParserState, from: number, to: number): number {
  let open = 0;
  for (let at = from; at < to; at++) {
    const kind = p.kinds[at] ?? T.END;
    if (OPENING.has(kind)) open++;
    else if (CLOSING.has(kind) && open > 0) open--;
  }
  return open;
}

/** Skips from a failed statement to the next one, or to the end of the block. Always skips the first token. */
function skipStatement(p: ParserState, start: number): void {
  const column = p.columnOf(start);
  let open = openBrackets(p, start, p.at);
  if (p.at === start) {
    if (OPENING.has(p.kind)) open++;
    p.advance();
  }
  for (; p.kind !== T.END; p.advance()) {
    if (atOutermostDefinition(p)) return;
    const isClosing = CLOSING.has(p.kind);
    if (p.isFirstOnLine(p.at)) {
      const here = p.columnOf(p.at);
      if (here < column && (isClosing || startsStatement(p.kind))) return;
      if (here === column && !isClosing && startsStatement(p.kind) && !continues(p)) return;
    }
    if (OPENING.has(p.kind)) open++;
    else if (isClosing) {
      if (open === 0 && p.kind === T.RBRACE && p.openBlocks > 0) return;
      if (open > 0) open--;
      if (open === 0 && p.kind === T.RBRACE) {
        p.advance();
        return;
      }
    }
  }
}

/**
 * True if the current token is probably an attribute of the previous statement and not the start of a new one: an
 * arrow follows.
 */
function continues(p: ParserState): boolean {
  const { next } = p;
  return next === T.FARROW || next === T.PARROW;
}

/**
 * Skips from a failed attribute to the comma or semicolon after it, the next attribute, or the end of the body. Does
 * not consume any of these. `start` is the attribute's first token.
 */
export function skipAttribute(p: ParserState, start: number): void {
  const column = p.columnOf(start);
  let open = openBrackets(p, start, p.at);
  for (; p.kind !== T.END; p.advance()) {
    if (atOutermostDefinition(p)) return;
    if (p.at > start && p.isFirstOnLine(p.at)) {
      const here = p.columnOf(p.at);
      if (here < column) return;
      if (here === column && continues(p)) return;
    }
    if (OPENING.has(p.kind)) open++;
    else if (CLOSING.has(p.kind)) {
      if (open === 0) return;
      open--;
    } else if (open === 0 && (p.kind === T.COMMA || p.kind === T.SEMIC)) return;
  }
}

/**
 * True if the construct that begins at token `start` has no closing brace: a statement follows that is not indented
 * more.
 */
export function atUnclosedEnd(p: ParserState, start: number): boolean {
  if (p.kind === T.END || atOutermostDefinition(p)) return true;
  return p.isFirstOnLine(p.at) && p.columnOf(p.at) <= p.columnOf(start) && startsStatement(p.kind) && !continues(p);
}

/**
 * Skips to the closing parenthesis of the parameter list that begins at token `start`, or to the point where the list
 * must have ended.
 */
export function skipParameters(p: ParserState, start: number): void {
  let open = openBrackets(p, start, p.at);
  for (; p.kind !== T.END && !atOutermostDefinition(p); p.advance()) {
    if (OPENING.has(p.kind)) {
      if (p.kind === T.LBRACE && p.isLastOnLine(p.at)) return;
      open++;
    } else if (CLOSING.has(p.kind)) {
      if (open === 0) return;
      open--;
    }
  }
}
