/** Checks literal values without a resource, for static checks. */
import { Failure } from '../diagnostics/failure.ts';
import { rubyInspect } from '../formatting/ruby-inspect.ts';
import type { Value } from '../values/value.ts';
import { checkAllowed } from './allowed-values.ts';
import type { AttributeDeclaration } from './declaration.ts';
import { ArgumentFailure, ConversionFailure, RubyFailure, TypeFailure } from './failure.ts';

/**
 * Returns Puppet's message if an attribute never accepts a value. Returns undefined if the attribute accepts the value,
 * or if the answer depends on other attributes.
 */
export function findLiteralRefusal(attribute: AttributeDeclaration, value: Value): string | undefined {
  const { name, validate, munge, values = [] } = attribute;
  try {
    if (validate === undefined) checkAllowed(values, value);
    // A second parameter is the resource, whose attributes are unknown.
    else if (validate.length === 1) Reflect.apply(validate, undefined, [value]);
  } catch (thrown) {
    return thrown instanceof ArgumentFailure || thrown instanceof TypeFailure ? thrown.message : undefined;
  }
  try {
    if (munge?.length === 1) Reflect.apply(munge, undefined, [value]);
  } catch (thrown) {
    if (thrown instanceof TypeFailure) return thrown.message;
    if (!(thrown instanceof Failure) || thrown instanceof RubyFailure || thrown instanceof ConversionFailure)
      return undefined;
    const shown = rubyInspect(value);
    return `Munging failed for value ${shown} in class ${name}: ${thrown.message}`;
  }
  return undefined;
}
