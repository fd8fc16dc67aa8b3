import { rubyError } from '../diagnostics/issues/ruby.ts';
import type { Value } from '../values/value.ts';
import { inferTypeSet } from './infer.ts';
import { isInstance } from './instance.ts';
import { describeMismatch } from './mismatch/mismatch.ts';
import type { Type } from './type.ts';

/** Throws an error with Ruby's message. The evaluator adds the location. */
export function argumentError(message: string): never {
  throw rubyError(message);
}

/**
 * Returns the value if it is an instance of the type. Otherwise throws `SUBJECT has wrong type, expects …`
 * (`type_asserter.rb`).
 */
export function assertInstance(subject: string, type: Type, value: Value): Value {
  if (isInstance(type, value)) return value;
  return argumentError(describeMismatch(`${subject} has wrong type,`, type, inferTypeSet(value)));
}
