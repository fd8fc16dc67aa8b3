import * as issues from '../../diagnostics/issues/syntax.ts';
import type { Issue } from '../../diagnostics/issue.ts';
import type { Span } from '../../diagnostics/span.ts';
import type { Block, Expression } from '../ast.ts';
import { parseAssignment, parseKeywordStatement } from './assignments.ts';
import { endOf, spanFrom, type ParserState } from './parser-state.ts';
import { parseForgiving } from './recovery.ts';
import * as T from '../lexer/token-kinds.ts';

/** Functions that can be called without parentheses (Puppet's `Factory::STATEMENT_CALLS`). */
export const STATEMENT_CALLS: ReadonlySet<string> = new Set([
  'require',
  'realize',
  'include',
  'contain',
  'tag',
  'debug',
  'info',
  'notice',
  'warning',
  'err',
  'fail',
  'import',
  'break',
  'next',
  'return',
]);

const STARTS_STATEMENT = new Uint8Array(T.KIND_COUNT);
for (const kind of [
  ...[T.NAME, T.WORD, T.CLASSREF, T.VARIABLE, T.NUMBER, T.STRING, T.DQPRE, T.REGEX, T.HEREDOC],
  ...[T.LBRACK, T.LISTSTART, T.LBRACE, T.LPAREN, T.WSLPAREN, T.MINUS, T.TIMES, T.NOT, T.AT, T.ATAT],
  ...[T.CASE, T.CLASS, T.DEFAULT, T.DEFINE, T.IF, T.NODE, T.UNDEF, T.BOOLEAN, T.UNLESS],
  ...[T.FUNCTION, T.TYPE, T.ATTR, T.PRIVATE, T.RENDER_STRING, T.RENDER_EXPR],
]) {
  STARTS_STATEMENT[kind] = 1;
}

export function startsStatement(kind: number): boolean {
  return STARTS_STATEMENT[kind] === 1;
}

/**
 * Collects statements. The grammar reads the name of a function and its arguments as two statements. This class joins
 * them to a call, like Puppet's `Factory.transform_calls`.
 */
export class StatementList {
  readonly statements: Expression[] = [];
  /** First error about arguments without parentheses. Puppet raises it only after it has read all statements. */
  #refusal: { issue: Issue; span: Span } | undefined;

  /**
   * Adds one expression, or several separated by commas. If the previous statement is the name of a function such as
   * `include`, the expressions become its arguments.
   */
  add(expressions: readonly Expression[], firstComma: Span | undefined): void {
    const [first] = expressions;
    if (first === undefined) return;
    const previous = this.statements.at(-1);
    if (previous?.kind === 'QualifiedName' && STATEMENT_CALLS.has(previous.value)) {
      const end = endOf(expressions.at(-1) ?? first);
      this.statements[this.statements.length - 1] = {
        kind: 'CallNamedFunction',
        offset: previous.offset,
        length: end - previous.offset,
        functor: previous,
        arguments: expressions,
        lambda: undefined,
        rvalRequired: false,
      };
    } else if (firstComma !== undefined) {
      this.#refusal ??= {
        issue:
          previous?.kind === 'QualifiedName'
            ? issues.argumentListToNonStatement({ name: previous.value })
            : issues.illegalArgumentList(),
        span: firstComma,
      };
    } else if (first.kind === 'CallNamedFunction') this.statements.push({ ...first, rvalRequired: false });
    else this.statements.push(first);
  }

  close(p: ParserState): readonly Expression[] {
    const refusal = this.#refusal;
    if (refusal !== undefined && p.forgiving) p.report(refusal);
    else if (refusal !== undefined) p.refuseAfterLookahead(refusal.issue, refusal.span);
    return this.statements;
  }
}

/** Parses one or more statements. `first` is the first expression if the caller has already parsed it. */
export function parseStatements(p: ParserState, first?: Expression): readonly Expression[] {
  const list = new StatementList();
  if (p.forgiving && first === undefined) {
    parseForgiving(p, list, () => parseStatement(p, list));
    return list.close(p);
  }
  let known = first;
  do {
    const expression = known ?? (beginsWithKeyword(p) ? parseKeywordStatement(p) : parseAssignment(p));
    known = undefined;
    if (p.kind === T.COMMA) parseFurther(p, expression, list);
    else list.add([expression], undefined);
    if (p.kind === T.SEMIC) {
      p.advance();
      if (!startsStatement(p.kind)) p.fail();
    }
  } while (startsStatement(p.kind));
  return list.close(p);
}

function parseStatement(p: ParserState, list: StatementList): void {
  const expression = beginsWithKeyword(p) ? parseKeywordStatement(p) : parseAssignment(p);
  if (p.kind === T.COMMA) parseFurther(p, expression, list);
  else list.add([expression], undefined);
  if (p.accept(T.SEMIC) && !startsStatement(p.kind)) p.fail();
}

function beginsWithKeyword(p: ParserState): boolean {
  const { kind } = p;
  return (
    kind === T.IF ||
    kind === T.CASE ||
    kind === T.UNLESS ||
    kind === T.DEFINE ||
    (kind === T.CLASS && p.next !== T.LBRACE)
  );
}

function parseFurther(p: ParserState, first: Expression, list: StatementList): void {
  const firstComma = p.span;
  const expressions = [first];
  while (p.accept(T.COMMA)) expressions.push(parseAssignment(p));
  list.add(expressions, firstComma);
}

export interface Braces {
  readonly statements: readonly Expression[];
  readonly span: Span;
}

export function parseBraces(p: ParserState): Braces {
  const open = p.start;
  p.expect(T.LBRACE);
  p.openBlocks++;
  const statements = p.kind === T.RBRACE ? [] : parseStatements(p);
  p.openBlocks--;
  if (p.forgiving && p.kind !== T.RBRACE) {
    p.report({ issue: issues.missingClosingBrace(), span: spanFrom(open, open + 1) });
  } else p.expect(T.RBRACE);
  return { statements, span: spanFrom(open, p.lastEnd) };
}

/** Creates the body of a definition or a lambda: a block, or a `Nop` if there are no statements. */
export function createBlock(statements: readonly Expression[], span: Span): Expression {
  if (statements.length === 0) return { kind: 'Nop', offset: span.offset, length: span.length };
  return { kind: 'Block', offset: span.offset, length: span.length, statements };
}

/** Creates the body of a branch. A single statement is the body itself. Otherwise, the body is a block. */
export function blockOrExpression({ statements, span }: Braces): Expression {
  const [first] = statements;
  return statements.length === 1 && first !== undefined ? first : createBlock(statements, span);
}

export function createSequence(statements: readonly Expression[]): Block | Expression {
  const [first] = statements;
  const last = statements.at(-1);
  if (first === undefined || last === undefined || statements.length === 1)
    return first ?? createBlock([], spanFrom(0, 0));
  return { kind: 'Block', ...spanFrom(first.offset, endOf(last)), statements };
}
