import { runtimeError } from '../../diagnostics/issues/evaluation.ts';
import { PuppetError, type PuppetErrorClass } from '../../diagnostics/puppet-error.ts';
import type { SourcePlace } from '../../diagnostics/span.ts';
import { RubyCrash, RubyError, RubyStop, type RubyException } from '../machine/ruby-error.ts';
import { withProjectPaths } from '../project-files.ts';
import { findRubyPlace, rubySyntaxPlace, stopIssue, withRubyPlace } from '../ruby-place.ts';

/** Information about a call into Ruby that helps to explain its error. */
interface CallOfRuby {
  /** The last project path that Ruby requested and that does not exist. */
  readonly absentFile?: string | undefined;
  /** Name of the called function, if a manifest called a function. */
  readonly calledFunction?: string;
}

/** Converts an error that left Ruby. Errors of the engine that only passed through Ruby stay unchanged. */
export function toPuppetError(thrown: unknown, call: CallOfRuby = {}): unknown {
  if (thrown instanceof RubyError)
    return fromException(thrown.exception, thrown.cause instanceof PuppetError ? thrown.cause : undefined, call);
  if (thrown instanceof RubyStop) {
    return new PuppetError(stopIssue(thrown), undefined, 'RuntimeError', undefined, findRubyPlace(thrown.backtrace));
  }
  if (thrown instanceof RubyCrash) return failure(thrown.message, 'RuntimeError');
  return thrown;
}

function fromException(
  exception: RubyException,
  behind: PuppetError | undefined,
  { absentFile, calledFunction }: CallOfRuby,
): PuppetError {
  const { ancestors, place, outside } = exception;
  const text = withProjectPaths(exception.message);
  const found = absentFileIn(text, absentFile);
  const causes =
    found !== undefined
      ? { absentFile: found }
      : outside === true && calledFunction !== undefined
        ? { outsideFunction: calledFunction }
        : {};
  // A `Puppet::ParseError` may contain a place. The error is then reported there, and not at the call.
  if (place !== undefined && ancestors.includes('Puppet::ParseError')) {
    const hasIssue = ancestors.includes('Puppet::ParseErrorWithIssue');
    const errorClass = hasIssue ? 'Puppet::ParseErrorWithIssue' : 'Puppet::ParseError';
    return new PuppetError(runtimeError({ detail: place.message, ...causes }), place, errorClass, behind);
  }
  const raisedAt = findRubyPlace(exception.backtrace);
  if (ancestors.includes('Puppet::DataBinding::LookupError'))
    return failure(text, 'Puppet::DataBinding::LookupError', raisedAt, behind);
  const message = ancestors.includes('StandardError') ? text : withRubyPlace(text, exception);
  return failure(message, 'RuntimeError', raisedAt, behind, causes);
}

/**
 * Returns the path of the missing file if the message mentions it. Otherwise, the file may have been optional, and the
 * error has another reason.
 */
function absentFileIn(text: string, path: string | undefined): string | undefined {
  const name = path?.slice(path.lastIndexOf('/') + 1);
  return name !== undefined && name.length > 1 && text.includes(name) ? path : undefined;
}

/**
 * Creates the `PuppetError` for an error that Ruby raised.
 * @param raisedAt origin of the error, which Puppet's message does not contain
 * @param causes the missing file that caused the error, or the function that needs a real server
 */
function failure(
  detail: string,
  errorClass: PuppetErrorClass,
  raisedAt?: SourcePlace,
  behind?: PuppetError,
  causes: { readonly absentFile?: string; readonly outsideFunction?: string } = {},
): PuppetError {
  const issue = runtimeError({ detail, ...causes, rubySyntax: rubySyntaxPlace(detail) });
  return new PuppetError(issue, undefined, errorClass, behind, raisedAt);
}
