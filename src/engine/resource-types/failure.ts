/**
 * Errors of a resource type or provider. As in Puppet (`parameter.rb`), the class of an error determines the text that
 * is added to its message. From `validate`, `TypeFailure` and `ArgumentFailure` are shown unchanged. From `munge`, an
 * `ArgumentFailure` is shown as `Munging failed for value 25 in class hour: 25 is not a valid hour`.
 */
import { Failure } from '../diagnostics/failure.ts';
import type { LogReason } from '../diagnostics/log.ts';
import { PuppetError } from '../diagnostics/puppet-error.ts';

export class TypeFailure extends Failure {
  override readonly name: string = 'TypeFailure';
  /** Message of the error that this error wraps. */
  readonly wrapped: string | undefined;
  constructor(message: string, wrapped?: string) {
    super(message);
    this.wrapped = wrapped;
  }
}

export class ArgumentFailure extends Failure {
  override readonly name: string = 'ArgumentFailure';
}

/**
 * A Ruby error in Puppet's own code while it stores a value, such as a `NoMethodError`. Shown as `Could not set path on
 * exec: …`, without file and line.
 */
export class RubyFailure extends Failure {
  override readonly name: string = 'RubyFailure';
}

/**
 * Ruby's `TypeError`, such as for a number where Ruby needs a string. Shown without the name of the attribute, and
 * without file and line.
 */
export class ConversionFailure extends Failure {
  override readonly name: string = 'ConversionFailure';
}

/** Rethrows an error that neither a manifest nor the machine can cause, because it is a bug in the engine. */
export function throwUnlessFailure(thrown: unknown): void {
  if (!(thrown instanceof Failure || thrown instanceof PuppetError)) throw thrown;
}

/**
 * Returns the reason of an error that a manifest or the machine can cause. `otherwise` is the code for an error without
 * a reason.
 */
export function failureReason(thrown: unknown, otherwise: string): LogReason {
  const code = thrown instanceof PuppetError ? thrown.root.code : undefined;
  if (code !== undefined) return { code };
  return (thrown instanceof Failure ? thrown.reason : undefined) ?? { code: otherwise };
}

/**
 * Returns the message of an error that a manifest or the machine can cause. Rethrows any other error, because it is a
 * bug in the engine.
 */
export function failureText(thrown: unknown): string {
  if (thrown instanceof Failure || thrown instanceof PuppetError) return thrown.message;
  throw thrown;
}
