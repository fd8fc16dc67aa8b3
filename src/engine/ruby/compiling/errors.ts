/** What Ruby raised, as the engine's errors. */
import { runtimeError } from '../../diagnostics/issues/evaluation.ts';
import { PuppetError, type PuppetErrorClass } from '../../diagnostics/puppet-error.ts';
import type { SourcePlace } from '../../diagnostics/span.ts';
import { RubyDied, RubyError, type RubyException } from '../machine/ruby-error.ts';
import { withProjectPaths } from '../project-files.ts';
import { rubyPlaceOf, withRubyPlace } from '../ruby-place.ts';

/** The error for what was thrown while Ruby ran. Errors of the engine that only went through Ruby stay what they are. */
export function puppetErrorOf(thrown: unknown): unknown {
  if (thrown instanceof RubyError)
    return fromException(thrown.exception, thrown.cause instanceof PuppetError ? thrown.cause : undefined);
  if (thrown instanceof RubyDied) return failure(thrown.message, 'RuntimeError');
  return thrown;
}

function fromException(exception: RubyException, behind: PuppetError | undefined): PuppetError {
  const { ancestors, place } = exception;
  const text = withProjectPaths(exception.message);
  // A ParseError that knows its place stands there, and not at the call.
  if (place !== undefined && ancestors.includes('Puppet::ParseError')) {
    return new PuppetError(runtimeError({ detail: place.message }), place, 'Puppet::ParseError', behind);
  }
  const raisedAt = rubyPlaceOf(exception.backtrace);
  if (ancestors.includes('Puppet::DataBinding::LookupError'))
    return failure(text, 'Puppet::DataBinding::LookupError', raisedAt, behind);
  const told = ancestors.includes('StandardError') ? text : withRubyPlace(text, exception);
  return failure(told, 'RuntimeError', raisedAt, behind);
}

/** @param raisedAt where Puppet's text does not say that it stands */
function failure(
  detail: string,
  errorClass: PuppetErrorClass,
  raisedAt?: SourcePlace,
  behind?: PuppetError,
): PuppetError {
  return new PuppetError(runtimeError({ detail }), undefined, errorClass, behind, raisedAt);
}
