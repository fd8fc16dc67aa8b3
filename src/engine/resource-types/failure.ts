/**
 * The two errors that a resource type or provider raises. Which one it is decides the words around it, as in Puppet:
 * both are shown as they are when they come from `validate`, but out of `munge` an `ArgumentFailure` becomes
 * `Munging failed for value 25 in class hour: 25 is not a valid hour` (`parameter.rb`).
 */

/** Puppet's `Puppet::Error` (`fail`, `raise Puppet::Error`): its text is shown as it is. */
export class TypeFailure extends Error {
  override readonly name: string = 'TypeFailure';
}

/** Ruby's `ArgumentError`: a value that is wrong for a parameter. */
export class ArgumentFailure extends Error {
  override readonly name: string = 'ArgumentFailure';
}

/** The text of anything that was thrown. */
export function failureText(thrown: unknown): string {
  return thrown instanceof Error ? thrown.message : String(thrown);
}
