import { rubyInspect, rubyToString } from '../../formatting/ruby-inspect.ts';
import type { Value } from '../../values/value.ts';
import type { ParameterDefinition } from '../declaration.ts';
import { TypeFailure } from '../failure.ts';

/** Creates a parameter that accepts `true`, `false`, `yes` and `no`, and stores a boolean. */
export function booleanParameter(name: string, doc: string, byDefault?: boolean): ParameterDefinition {
  return {
    kind: 'parameter',
    name,
    doc,
    values: [{ value: 'true' }, { value: 'false' }, { value: 'yes' }, { value: 'no' }],
    munge: (value) => value === true || value === 'true' || value === 'yes',
    // In Puppet too, a default of false leaves the attribute unset.
    ...(byDefault === true ? { default: true } : {}),
  };
}

/** Converts `true`, `yes`, `false` or `no`, in any case, to a boolean. Throws Puppet's error for any other value. */
export function checkBoolean(name: string, value: Value): boolean {
  const text = rubyToString(value).toLowerCase();
  if (text === 'true' || text === 'yes') return true;
  if (text === 'false' || text === 'no') return false;
  throw new TypeFailure(`Munging failed for value ${rubyInspect(value)} in class ${name}: expected a boolean value`);
}
