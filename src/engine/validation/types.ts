import * as issues from '../diagnostics/issues/validation.ts';
import type { AstNode, Expression } from '../syntax/ast.ts';
import type { Checker } from './checker.ts';
import { illegalExpression } from './illegal-expression.ts';

/** Checks a type expression: the name of a type, with or without parameters. */
export function checkTypeReference(checker: Checker, container: AstNode, type: Expression): void {
  const name = type.kind === 'Access' ? type.left : type;
  if (name.kind === 'QualifiedReference') checkFutureWord(checker, type, name.casedValue.toLowerCase());
  else checker.accept(illegalExpression(type, 'a type reference', container), type);
}

export function checkFutureWord(checker: Checker, at: AstNode, word: string): void {
  if (checker.rules.futureReservedWords.has(word)) checker.accept(issues.futureReservedWord({ word }), at, 'warning');
}
