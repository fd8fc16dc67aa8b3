import { budgetIssues } from '../diagnostics/issues/budget.ts';
import type { Issue } from '../diagnostics/issue.ts';
import { type ErrorPlace, formatPlace, PuppetError, type PuppetErrorClass } from '../diagnostics/puppet-error.ts';

/**
 * An error that ends a run, or that occurs when the graph is created before the run. Has the format in which errors of
 * Puppet are recorded for comparison. Its place is in the message and in separate fields.
 */
export interface RunError {
  readonly class: PuppetErrorClass;
  readonly message: string;
  readonly file?: string;
  readonly line?: number;
  /** Issue of the innermost error. Errors recorded from Puppet have no issue, so comparisons with them leave it out. */
  readonly issue: Issue;
}

export function recordedError(error: RunError): Omit<RunError, 'issue'> {
  const { issue: _, ...recorded } = error;
  return recorded;
}

/** Error classes whose messages contain the file and line of the error. Errors of other classes have no place. */
const PLACED: ReadonlySet<PuppetErrorClass> = new Set<PuppetErrorClass>([
  'Puppet::ResourceError',
  'Puppet::ParseError',
  'Puppet::Resource::Catalog::DuplicateResourceError',
]);

/** Converts an error of the manifest. Rethrows any other error, because it is a bug in the engine. */
export function toRunError(thrown: unknown): RunError {
  if (!(thrown instanceof PuppetError)) throw thrown;
  const { errorClass, message, place } = thrown;
  const { issue, origin } = thrown.root;
  // Puppet does not limit Ruby code, so it has no rule for the place of this error. The message already contains the
  // place.
  if (budgetIssues.rubyStopped.is(issue)) return { class: errorClass, message, issue, ...fileAndLine(origin) };
  if (!PLACED.has(errorClass) || place === undefined) return { class: errorClass, message, issue };
  return {
    class: errorClass,
    issue,
    message: `${message}${formatPlace({ file: place.file, line: place.line })}`,
    ...fileAndLine(place),
  };
}

function fileAndLine(place: ErrorPlace | undefined): Pick<RunError, 'file' | 'line'> {
  const { file, line } = place ?? {};
  return { ...(file === undefined ? {} : { file }), ...(line === undefined ? {} : { line }) };
}
