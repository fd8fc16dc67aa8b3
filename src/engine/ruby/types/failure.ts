/** Converts exceptions of Ruby to failures with Puppet's messages. */
import { Failure } from '../../diagnostics/failure.ts';
import { defineIssue } from '../../diagnostics/issue.ts';
import { formatPlace, PuppetError, type PuppetErrorClass } from '../../diagnostics/puppet-error.ts';
import type { SourcePlace } from '../../diagnostics/span.ts';
import { ArgumentFailure, TypeFailure } from '../../resource-types/failure.ts';
import { RubyCrash, RubyError, RubyStop, type RubyException } from '../machine/ruby-error.ts';
import { findRubyPlace, rubySyntaxPlace, stopIssue, withRubyPlace } from '../ruby-place.ts';

const rubyRaised = defineIssue<{ readonly detail: string }>(
  'RUBY_RAISED',
  ({ detail }) => detail,
  ({ detail }) => {
    const place = rubySyntaxPlace(detail);
    return place === undefined ? [] : [place];
  },
);

/** A Ruby exception that is neither Puppet's nor an argument error. */
export class RubyRaised extends Failure {
  override readonly name = 'RubyRaised';
}

/** Calls Ruby. An exception becomes a failure of the resource. */
export function calling<T>(call: () => T | Promise<T>): T | Promise<T> {
  try {
    const result = call();
    return result instanceof Promise
      ? result.catch((thrown: unknown) => {
          throw toFailure(thrown);
        })
      : result;
  } catch (thrown) {
    throw toFailure(thrown);
  }
}

/** Calls Ruby synchronously. An exception becomes a failure of the resource. */
export function callingNow<T>(call: () => T): T {
  try {
    return call();
  } catch (thrown) {
    throw toFailure(thrown);
  }
}

export function toFailure(thrown: unknown): unknown {
  // A crash becomes the error that ends the run, because some stages do not handle the failure of a single resource.
  if (thrown instanceof RubyCrash) return toPuppetError(thrown);
  if (!(thrown instanceof RubyError)) return thrown;
  const { exception } = thrown;
  const message = formatMessage(exception);
  if (exception.ancestors.includes('Puppet::Error')) return new TypeFailure(message, exception.wrapped);
  return exception.ancestors.includes('ArgumentError') ? new ArgumentFailure(message) : new RubyRaised(message);
}

/** Converts an exception of Ruby to the error that ends a compilation or run. */
export function toPuppetError(thrown: unknown, place?: SourcePlace): unknown {
  if (thrown instanceof RubyStop) {
    return new PuppetError(stopIssue(thrown), place, 'Puppet::Error', undefined, findRubyPlace(thrown.backtrace));
  }
  if (thrown instanceof RubyCrash)
    return new PuppetError(rubyRaised({ detail: thrown.message }), place, 'Puppet::Error');
  if (!(thrown instanceof RubyError)) return thrown;
  const { exception } = thrown;
  const name = findErrorClass(exception);
  const message = formatMessage(exception);
  // Only errors of the class `Puppet::ResourceError` have the resource's place. Their message contains the place too.
  if (name !== 'Puppet::ResourceError' || place === undefined) {
    return new PuppetError(rubyRaised({ detail: message }), undefined, name);
  }
  const written = formatPlace({ file: place.file, line: place.line });
  const detail = message.endsWith(written) ? message.slice(0, -written.length) : message;
  return new PuppetError(rubyRaised({ detail }), place, name);
}

const CLASSES: readonly PuppetErrorClass[] = [
  'Puppet::ResourceError',
  'Puppet::DevError',
  'Puppet::ParseError',
  'Puppet::Error',
  'ArgumentError',
];

function findErrorClass({ ancestors }: RubyException): PuppetErrorClass {
  return CLASSES.find((each) => ancestors.includes(each)) ?? 'Puppet::Error';
}

/** Returns the message of an exception. If the exception would have ended Puppet itself, adds its place in Ruby. */
function formatMessage(exception: RubyException): string {
  const { ancestors, message } = exception;
  return ancestors.includes('StandardError') ? message : withRubyPlace(message, exception);
}
