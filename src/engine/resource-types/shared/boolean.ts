/** Attributes that take yes or no: Puppet's `Puppet::Parameter::Boolean` and `newvalues(:true, :false)`. */
import type { Value } from '../../values/value.ts';
import type { ParameterDefinition } from '../definition.ts';

/** Accepts `true`, `false`, `yes`, `no`; kept as a boolean. */
export function booleanParameter(name: string, doc: string, byDefault?: boolean): ParameterDefinition {
  return {
    kind: 'parameter',
    name,
    doc,
    values: [{ value: 'true' }, { value: 'false' }, { value: 'yes' }, { value: 'no' }],
    munge: (value) => value === true || value === 'true' || value === 'yes',
    // A default of false leaves the attribute unset, as in Puppet.
    ...(byDefault === true ? { default: true } : {}),
  };
}

/** Whether such an attribute is on. */
export function isOn(value: Value): boolean {
  return value === true || value === 'true';
}
