import { isArray, type Value } from '../../values/value.ts';
import { argumentError } from '../../types/assert.ts';
import { anyType } from '../../types/factory.ts';
import { isInstance } from '../../types/instance.ts';
import { describeSignatures, inferArguments } from '../../types/mismatch/mismatch.ts';
import { initSignatures } from '../../types/new/init.ts';
import type { InitType, Type } from '../../types/type.ts';
import type { Constructor } from './constructor.ts';

/**
 * Implements `Init[T, ...].new(value)`, which calls `T.new(value, ...)`. If `Init` has only the parameter `T`, an
 * array's elements become the arguments of `T.new`.
 * @param newInstance creates an instance of `T`
 */
export function initConstructor(
  init: InitType,
  newInstance: (type: Type, args: readonly Value[]) => Value,
): Constructor {
  const target = init.type ?? anyType;
  const signatures = initSignatures(init);
  return {
    signatures,
    call(args): Value {
      const shape = init.shape();
      const [value] = args;
      if (args.length !== 1) return argumentError(describeSignatures('new_Init', signatures, inferArguments(args)));
      if (init.arguments.length > 0) return newInstance(target, [value, ...init.arguments]);
      if (!isArray(value) || isInstance(shape.single, value)) return newInstance(target, [value]);
      return newInstance(target, value);
    },
  };
}
