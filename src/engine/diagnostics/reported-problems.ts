import type { Diagnostic } from './diagnostic.ts';
import type { Issue } from './issue.ts';
import { catalogIssues } from './issues/catalog.ts';

/** Maximum number of errors, and of warnings, that Puppet logs per file (the settings `max_errors` and `max_warnings`). */
const MAX_REPORTED = 10;

export interface ReportedProblems {
  readonly warnings: readonly Diagnostic[];
  /** The errors to log. Empty if there is at most one error. */
  readonly errors: readonly Diagnostic[];
  /** The only error of the file, which ends the validation without being logged. */
  readonly onlyError?: Diagnostic;
  /** The error that ends the validation after several errors were logged. */
  readonly givesUp?: Issue;
}

/** Selects the validation errors and warnings of a file that Puppet reports (`Puppet::Pops::IssueReporter`). */
export function selectReported(found: readonly Diagnostic[]): ReportedProblems {
  const allWarnings = found.filter(({ severity }) => severity === 'warning');
  const allErrors = found.filter(({ severity }) => severity === 'error');
  const warnings = allWarnings.slice(0, MAX_REPORTED);
  const [onlyError] = allErrors;
  if (onlyError === undefined) return { warnings, errors: [] };
  if (allErrors.length === 1) return { warnings, errors: [], onlyError };
  const counts = { errors: allErrors.length, warnings: allWarnings.length };
  return { warnings, errors: allErrors.slice(0, MAX_REPORTED), givesUp: catalogIssues.validationGivesUp(counts) };
}
