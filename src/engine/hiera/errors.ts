/** Errors of lookups. Most are Puppet's `DataBinding::LookupError`, which the evaluator rethrows unchanged. */
import type { Issue } from '../diagnostics/issue.ts';
import { hasPuppetCode, hieraIssues } from '../diagnostics/issues/hiera.ts';
import { type ErrorPlace, formatPlace, PuppetError, type PuppetErrorClass } from '../diagnostics/puppet-error.ts';
import { inferTypeSet } from '../types/infer.ts';
import { isInstance } from '../types/instance.ts';
import { describeMismatch } from '../types/mismatch/mismatch.ts';
import type { Type } from '../types/type.ts';
import type { Value } from '../values/value.ts';

/** An error in data. Its `origin` is a place in a data file. */
export class DataError extends PuppetError {
  constructor(
    issue: Issue,
    errorClass: PuppetErrorClass,
    place?: ErrorPlace,
    origin?: ErrorPlace,
    cause?: PuppetError,
  ) {
    super(issue, place, errorClass, cause, origin);
  }
}

export function lookupError(issue: Issue, place?: ErrorPlace, origin?: ErrorPlace): DataError {
  return new DataError(issue, 'Puppet::DataBinding::LookupError', place, origin);
}

const LOOKUP = 'Puppet::DataBinding::';

const FOREIGN: ReadonlySet<PuppetErrorClass> = new Set(['ArgumentError', 'TypeError', 'RuntimeError']);

/**
 * Converts an error that was thrown in a nested lookup. A Puppet error becomes a lookup error, whose message contains
 * the location of the original error.
 */
export function asLookupError(error: unknown): unknown {
  if (!(error instanceof PuppetError) || FOREIGN.has(error.errorClass)) return error;
  if (error.errorClass.startsWith(LOOKUP)) return error;
  const { origin } = error;
  const issue = hieraIssues.wrapped({ detail: error.message + formatPlace(error.place) });
  return new DataError(issue, 'Puppet::DataBinding::LookupError', undefined, origin, error);
}

export function asGlobalError(error: unknown, key: string): unknown {
  if (!(error instanceof PuppetError) || !error.errorClass.startsWith(LOOKUP)) return error;
  if (hasPuppetCode(error.issue)) return error;
  const detail = error.message + formatPlace(error.place);
  const { origin } = error;
  return new DataError(hieraIssues.failed({ key, detail }), 'Puppet::Error', undefined, origin, error);
}

/**
 * Returns the value if it has the type. Otherwise throws Puppet's `SUBJECT has wrong type, …` (`TypeAssertionError`).
 */
export function assertType(subject: string, type: Type, value: Value): Value {
  if (isInstance(type, value)) return value;
  const message = describeMismatch(`${subject} has wrong type,`, type, inferTypeSet(value));
  throw new PuppetError(hieraIssues.wrongType({ message }), undefined, 'Puppet::Error');
}
