/**
 * The errors that a resource type or provider raises. Which one it is decides the words around it, as in Puppet:
 * the first two are shown as they are when they come from `validate`, but out of `munge` an `ArgumentFailure` becomes
 * `Munging failed for value 25 in class hour: 25 is not a valid hour` (`parameter.rb`).
 */
import { Failure } from '../diagnostics/failure.ts';
import type { LogReason } from '../diagnostics/log.ts';
import { PuppetError } from '../diagnostics/puppet-error.ts';

/** Puppet's `Puppet::Error` (`fail`, `raise Puppet::Error`): its text is shown as it is. */
export class TypeFailure extends Failure {
  override readonly name: string = 'TypeFailure';
  /** The text of the error that is behind this one. */
  readonly wrapped: string | undefined;
  constructor(message: string, wrapped?: string) {
    super(message);
    this.wrapped = wrapped;
  }
}

/** Ruby's `ArgumentError`: a value that is wrong for a parameter. */
export class ArgumentFailure extends Failure {
  override readonly name: string = 'ArgumentFailure';
}

/**
 * An error of Ruby inside Puppet's own code where a value is stored, such as a `NoMethodError`: shown as `Could not set path on exec: …`,
 * without a place.
 */
export class RubyFailure extends Failure {
  override readonly name: string = 'RubyFailure';
}

/** Throws what is no error of the manifest or the machine again: it is a fault of the engine. */
export function throwUnlessFailure(thrown: unknown): void {
  if (!(thrown instanceof Failure || thrown instanceof PuppetError)) throw thrown;
}

/** The reason of an error that a manifest or the machine can cause; `otherwise` is the code of one without a reason. */
export function failureReason(thrown: unknown, otherwise: string): LogReason {
  const code = thrown instanceof PuppetError ? thrown.root.code : undefined;
  if (code !== undefined) return { code };
  return (thrown instanceof Failure ? thrown.reason : undefined) ?? { code: otherwise };
}

/** The text of an error that a manifest or the machine can cause. Throws anything else again: it is a fault of the engine. */
export function failureText(thrown: unknown): string {
  if (thrown instanceof Failure || thrown instanceof PuppetError) return thrown.message;
  throw thrown;
}
