/**
 * Error recovery, in a second pass over source with errors. A statement that cannot be parsed becomes an `Error` node,
 * and parsing continues at the probable start of the next statement. The start is found by brackets if they are
 * balanced, and otherwise by indentation.
 */
import type { ErrorExpression } from '../ast.ts';
import { ParseFailure, spanFrom, type ParserState } from './parser-state.ts';
import { startsStatement, type StatementList } from './statements.ts';
import * as T from '../lexer/token-kinds.ts';

/**
 * True if the token is in the first column and begins a class, define, node, function or type. Definitions inside
 * another one are indented.
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

/** True at the end of the enclosing block, even if its closing brace is missing. */
function atBlockEnd(p: ParserState): boolean {
  if (p.kind === T.END) return true;
  return p.openBlocks > 0 && (p.kind === T.RBRACE || atOutermostDefinition(p));
}

/** Parses statements up to the end of the block. Reports errors and continues after them. */
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

function openBrackets(p: ParserState, from: number, to: number): number {
  let open = 0;
  for (let at = from; at < to; at++) {
    const kind = p.kinds[at] ?? T.END;
    if (OPENING.has(kind)) open++;
    else if (CLOSING.has(kind) && open > 0) open--;
  }
  return open;
}

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
 * True if an arrow follows the current token. The token is then probably an attribute of the previous statement, not
 * the start of a new one.
 */
function continues(p: ParserState): boolean {
  const { next } = p;
  return next === T.FARROW || next === T.PARROW;
}

/**
 * Skips the rest of an attribute that failed. Stops before the comma or semicolon after it, the next attribute, or the
 * end of the body. `start` is the attribute's first token.
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
 * True if the construct that begins at token `start` has no closing brace: the next statement has the same indentation
 * or less.
 */
export function atUnclosedEnd(p: ParserState, start: number): boolean {
  if (p.kind === T.END || atOutermostDefinition(p)) return true;
  return p.isFirstOnLine(p.at) && p.columnOf(p.at) <= p.columnOf(start) && startsStatement(p.kind) && !continues(p);
}

/**
 * Skips to the closing parenthesis of the parameter list that begins at token `start`. If it is missing, stops where
 * the list must have ended.
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
