/**
 * An error of the manifest in its final form: message, place and class as printed by `puppet apply`
 * (`Compiler.compile`).
 */
import { DEFAULT_BUDGET } from '../../budget/limits.ts';
import type { Diagnostic, RelatedPlace } from '../../diagnostics/diagnostic.ts';
import { budgetIssues } from '../../diagnostics/issues/budget.ts';
import { isStackOverflow } from '../../diagnostics/javascript-errors.ts';
import { LineIndex } from '../../diagnostics/line-index.ts';
import type { Issue, OtherPlace } from '../../diagnostics/issue.ts';
import type { Span } from '../../diagnostics/span.ts';
import { type ErrorPlace, formatPlace, PuppetError, type PuppetErrorClass } from '../../diagnostics/puppet-error.ts';
import { uncaughtError } from '../../evaluator/calls/jumps.ts';
import { DataError } from '../../hiera/errors.ts';
import type { Compilation } from '../compilation.ts';
import { ENVIRONMENT } from '../environment.ts';
import type { CompileError } from '../compile-result.ts';

/**
 * Error classes that keep their class and place. Other errors become a `Puppet::Error` with the place only in its
 * message.
 */
const WITH_PLACE: ReadonlySet<string> = new Set([
  'Puppet::PreformattedError',
  'Puppet::ParseErrorWithIssue',
  'Puppet::DataBinding::LookupError',
  'Puppet::DataBinding::RecursiveLookupError',
]);

/**
 * Logs an error like Puppet, adds a diagnostic for the editor, and returns the error as printed by `puppet apply`. A
 * diagnostic without a place gets the place that was evaluated last.
 */
export function reportError(
  compilation: Compilation,
  thrown: PuppetError,
  whileImporting: boolean,
  whileEvaluating: boolean,
): CompileError {
  const last = compilation.evaluator.lastPlace;
  // Errors about exceeded budgets do not exist in Puppet. They get the last known place.
  const isOfBudget =
    thrown.code.startsWith('BUDGET_') && !(thrown instanceof DataError) && thrown.place?.line === undefined;
  const error = isOfBudget ? new PuppetError(thrown.issue, last, thrown.errorClass, thrown.cause) : thrown;
  const { message, place, errorClass } = error;
  const { code } = error.root;
  const node = ` on node ${compilation.nodeName}`;
  if (!whileImporting) addDiagnostic(compilation, error, whileEvaluating ? last : undefined);
  const prefix = whileImporting ? `Could not parse for environment ${ENVIRONMENT}: ` : '';
  if (!WITH_PLACE.has(errorClass)) {
    const whole = compilation.inWords(prefix + message + formatPlace(place)) + node;
    compilation.log('err', 'Puppet', whole, undefined, code);
    return { class: 'Puppet::Error', message: whole, code };
  }
  compilation.log('err', 'Puppet', message, place, code);
  return {
    ...placedError(errorClass, compilation.inWords(prefix + message + formatPlace(place)) + node, place),
    code,
  };
}

/** Returns the error of a manifest. Rethrows any other value, because it is a bug in the engine. */
export function manifestError(thrown: unknown): PuppetError {
  const error = uncaughtError(thrown);
  if (error instanceof PuppetError) return error;
  if (isStackOverflow(error)) return new PuppetError(budgetIssues.depthExceeded({ limit: DEFAULT_BUDGET.callDepth }));
  throw error;
}

/** Creates an error whose message already contains the place. `place` also becomes separate fields. */
export function placedError(
  errorClass: PuppetErrorClass,
  message: string,
  place: ErrorPlace | undefined,
): Omit<CompileError, 'code'> {
  return {
    class: errorClass,
    message,
    ...(place?.file === undefined ? {} : { file: place.file }),
    ...(place?.line === undefined ? {} : { line: place.line }),
    ...(place?.column === undefined ? {} : { column: place.column }),
  };
}

/** Adds a diagnostic for an error. Uses `last` if the error has no place. */
export function addDiagnostic(compilation: Compilation, error: PuppetError, last: ErrorPlace | undefined): void {
  const { message, place, errorClass, root } = error;
  // Findings of the parser and of validation are diagnostics already.
  if (errorClass === 'Puppet::ParseErrorWithIssue') return;
  const issue = { ...root.issue, message };
  const isPlaced = place?.file !== undefined && (place.line !== undefined || error.origin === undefined);
  const own = diagnosticAt(compilation, issue, isPlaced ? place : error.origin);
  const diagnostic = own.span === undefined && last !== undefined ? diagnosticAt(compilation, issue, last) : own;
  const origin = innermostPlace(error);
  const isElsewhere = origin !== undefined && origin !== place && origin !== error.origin;
  const inner = isElsewhere ? diagnosticAt(compilation, root.issue, origin) : undefined;
  const others = (root.issue.others ?? []).flatMap((other) => {
    const place = otherPlace(compilation, root.issue, other);
    return place === undefined ? [] : [{ ...place, isExact: other.isExact === true }];
  });
  const exact = others.find(({ isExact }) => isExact);
  const hint = root.issue.others?.find(({ isExact }) => isExact === true)?.hint;
  const related = others.filter((place) => place !== exact).map(({ file, span, message }) => ({ file, span, message }));
  compilation.diagnostics.push({
    ...diagnostic,
    ...(inner?.span === undefined ? {} : { origin: { file: inner.file, span: inner.span } }),
    ...(exact === undefined ? {} : { mark: { file: exact.file, span: exact.span } }),
    ...(hint === undefined ? {} : { hint }),
    ...(related.length === 0 ? {} : { related }),
  });
}

/** Converts a related place of an issue. Returns undefined if it is not in a file of the project. */
function otherPlace(compilation: Compilation, issue: Issue, other: OtherPlace): RelatedPlace | undefined {
  const { message, attribute, isName = false } = other;
  if (other.span !== undefined && other.file !== undefined) return { file: other.file, span: other.span, message };
  const { file, span } = diagnosticAt(compilation, issue, other);
  if (span === undefined) return undefined;
  const text = compilation.files.read(file)?.slice(span.offset, span.offset + span.length) ?? '';
  const inside = attribute === undefined ? undefined : attributeIn(text, attribute, isName);
  return { file, span: inside === undefined ? span : { ...inside, offset: span.offset + inside.offset }, message };
}

/**
 * Finds the span of an attribute in a line. The span includes the value unless `isName` is true. Returns undefined if
 * the attribute occurs several times.
 */
function attributeIn(line: string, attribute: string, isName: boolean): Span | undefined {
  const name = attribute.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
  const [first, ...others] = line.matchAll(new RegExp(String.raw`(?<![\w$'"])${name}(?=\s*[=+]>)`, 'g'));
  if (first === undefined || others.length > 0) return undefined;
  if (isName) return { offset: first.index, length: attribute.length };
  const [written = attribute] =
    /^\w+\s*[=+]>\s*(?:'[^']*'|"[^"]*"|[^,;{}[\]()\s]+(?=\s*(?:[,;}]|$))|.*?(?=,?$))/.exec(line.slice(first.index)) ??
    [];
  return { offset: first.index, length: written.length };
}

/** Returns the place of the innermost error that has a place. The error message does not always contain this place. */
function innermostPlace({ cause, place, origin }: PuppetError): ErrorPlace | undefined {
  const inner = cause === undefined ? undefined : innermostPlace(cause);
  return inner ?? (place?.line === undefined ? origin : place);
}

/** Creates the diagnostic of an error. It marks the word at the place, or the whole line if the place has no column. */
export function diagnosticAt(compilation: Compilation, issue: Issue, place: ErrorPlace | undefined): Diagnostic {
  const { file, line, column } = place ?? {};
  const text = file === undefined ? undefined : compilation.files.read(file);
  const { code, args, message } = issue;
  const diagnostic: Diagnostic = { code, args, message, severity: 'error', file: file ?? 'manifests/site.pp' };
  if (text === undefined || line === undefined) return diagnostic;
  const lines = new LineIndex(text);
  // Ruby reports an error at the end of a file on a line that does not exist, after the last one.
  const at = Math.min(line, lines.lineCount);
  const start = lines.startOfLine(at);
  const end = at < lines.lineCount ? lines.startOfLine(at + 1) - 1 : text.length;
  const offset =
    column === undefined ? start + leadingBlanks(text.slice(start, end)) : computeOffset(text, start, column);
  const word = /^[$@]*\w+(?:::\w+)*/.exec(text.slice(offset, end));
  const length = column === undefined ? end - offset : Math.max(word?.[0].length ?? 1, 1);
  return { ...diagnostic, span: { offset, length } };
}

function leadingBlanks(line: string): number {
  return line.length - line.trimStart().length;
}

/** Converts a column, which counts characters, to an offset in UTF-16 code units. */
function computeOffset(text: string, lineStart: number, column: number): number {
  let offset = lineStart;
  for (let left = column - 1; left > 0 && offset < text.length; left -= 1) {
    offset += (text.codePointAt(offset) ?? 0) > 0xffff ? 2 : 1;
  }
  return offset;
}
