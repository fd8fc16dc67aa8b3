import { argumentError } from '../../types/assert.ts';
import { callableType, optionalType, sizeRange, stringType, tupleType } from '../../types/factory.ts';
import { isInstance } from '../../types/instance.ts';
import { describeSignatures, inferArguments, type Signature } from '../../types/mismatch/mismatch.ts';
import type { Value } from '../../values/value.ts';
import type { Constructor } from './constructor.ts';

const MODULE_NAME = tupleType([optionalType(stringType(sizeRange(1n, undefined)))], sizeRange(0n, 1n));
const SIGNATURE: Signature = { type: callableType(MODULE_NAME), parameterNames: ['module_name'] };

/**
 * Implements `Puppet::LookupContext.new(module_name)`.
 * @param make creates a context for the module with this name
 */
export function lookupContextConstructor(make: (moduleName: Value) => Value): Constructor {
  return {
    signatures: [SIGNATURE],
    call(args) {
      if (args.length === 0) return argumentError('wrong number of arguments (given 0, expected 1)');
      if (isInstance(MODULE_NAME, args)) return make(args[0]);
      return argumentError(describeSignatures('new_Puppet::LookupContext', [SIGNATURE], inferArguments(args)));
    },
  };
}
