import * as issues from '../diagnostics/issues/validation.ts';
import type { AstNode, Expression } from '../syntax/ast.ts';
import type { Checker } from './checker.ts';
import { illegalExpression } from './illegal-expression.ts';

const FUTURE_RESERVED_WORDS: ReadonlySet<string> = new Set(['plan']);
const FUTURE_RESERVED_WORDS_OF_4: ReadonlySet<string> = new Set(['application', 'produces', 'consumes']);

/** Where a type is wanted: a type's name, with or without parameters. */
export function checkTypeReference(checker: Checker, container: AstNode, type: Expression): void {
  const name = type.kind === 'Access' ? type.left : type;
  if (name.kind === 'QualifiedReference') checkFutureWord(checker, type, name.casedValue.toLowerCase());
  else checker.accept(illegalExpression(type, 'a type reference', container), type);
}

export function checkFutureWord(checker: Checker, at: AstNode, word: string): void {
  const words = checker.release.has('future words of application orchestration')
    ? FUTURE_RESERVED_WORDS_OF_4
    : FUTURE_RESERVED_WORDS;
  if (words.has(word)) checker.accept(issues.futureReservedWord({ word }), at, 'warning');
}
