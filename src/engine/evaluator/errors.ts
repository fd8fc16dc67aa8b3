import type { Issue } from '../diagnostics/issue.ts';
import { evaluationIssues, runtimeError } from '../diagnostics/issues/evaluation.ts';
import { LineIndex } from '../diagnostics/line-index.ts';
import { type ErrorPlace, formatPlace, PuppetError } from '../diagnostics/puppet-error.ts';
import type { AstNode, SourceText } from '../syntax/ast.ts';
import { labelWithArticle } from '../syntax/labels.ts';
import type { Evaluator } from './evaluator.ts';

/**
 * Creates the error of a function or operator that does not know its location. The evaluator later adds the location of
 * the call or operation, and a prefix such as `Error while evaluating a Function Call, …`.
 */
export function argumentError(message: string): PuppetError {
  return new PuppetError(runtimeError({ detail: message }), undefined, 'ArgumentError');
}

/**
 * Creates an evaluation error. Adds the prefix `Evaluation Error: ` to the message. `cause` is the error that the
 * message contains.
 */
export function evaluationError(issue: Issue, place: ErrorPlace | undefined, cause?: PuppetError): PuppetError {
  return new PuppetError({ ...issue, message: `Evaluation Error: ${issue.message}` }, place, undefined, cause);
}

export function locateError(evaluator: Evaluator, error: PuppetError, node: AstNode): PuppetError {
  const { place, errorClass } = error;
  const placed = place?.file !== undefined || place?.line !== undefined;
  if (errorClass === 'Puppet::PreformattedError') {
    if (placed) return error;
    return new PuppetError(error.issue, evaluator.placeOf(node), errorClass, error.cause);
  }
  if (errorClass.startsWith('Puppet::DataBinding::')) return error;
  if (placed && (errorClass === 'Puppet::ParseError' || errorClass === 'Puppet::ParseErrorWithIssue')) return error;
  const detail = error.message + formatPlace(place);
  return evaluationError(
    evaluationIssues.whileEvaluating({ expression: labelWithArticle(node), detail }),
    evaluator.placeOf(node),
    error,
  );
}

const indexes = new WeakMap<SourceText, LineIndex>();
export function getLineIndex(source: SourceText): LineIndex {
  let index = indexes.get(source);
  if (index === undefined) {
    index = new LineIndex(source.text);
    indexes.set(source, index);
  }
  return index;
}
