import type { Issue } from '../diagnostics/issue.ts';
import { runtimeError } from '../diagnostics/issues/evaluation.ts';
import { LineIndex } from '../diagnostics/line-index.ts';
import { type ErrorPlace, PuppetError } from '../diagnostics/puppet-error.ts';
import type { SourceText } from '../syntax/ast.ts';

/**
 * What functions and operators throw when they know what is wrong but not where: the evaluator adds the place of the call or
 * operator, and says what it was evaluating (`Error while evaluating a Function Call, …`).
 */
export function argumentError(message: string): PuppetError {
  return new PuppetError(runtimeError({ detail: message }), undefined, 'ArgumentError');
}

/** A final evaluation error at a place; its text gets the prefix that all of them have. `cause` is the error that its text wraps. */
export function evaluationError(issue: Issue, place: ErrorPlace | undefined, cause?: PuppetError): PuppetError {
  return new PuppetError({ ...issue, message: `Evaluation Error: ${issue.message}` }, place, undefined, cause);
}

const indexes = new WeakMap<SourceText, LineIndex>();
/** The line index of a text, made when first asked for. */
export function lineIndexOf(source: SourceText): LineIndex {
  let index = indexes.get(source);
  if (index === undefined) {
    index = new LineIndex(source.text);
    indexes.set(source, index);
  }
  return index;
}
