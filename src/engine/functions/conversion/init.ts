import { isArray, type Value } from '../../values/value.ts';
import { argumentError } from '../../types/assert.ts';
import { callableType, exactSize, anyArray, anyType, tupleType } from '../../types/factory.ts';
import type { Constructor } from './constructor.ts';
import { acceptedByInit, initShape } from '../../types/init.ts';
import { isInstance } from '../../types/instance.ts';
import { describeSignatures, inferArguments, type Signature } from '../../types/mismatch/mismatch.ts';
import { newInstance } from './new.ts';
import type { InitType, Type } from '../../types/type.ts';

const signature = (type: Type): Signature => ({
  type: callableType(tupleType([type], exactSize(1))),
  parameterNames: ['value'],
});

/** `Init[T, ...].new(value)`: `T.new(value, ...)`; without arguments of its own an array is spread over `T`'s parameters. */
export function initConstructor(init: InitType): Constructor {
  const target = init.type ?? anyType;
  const spreads = init.arguments.length === 0;
  const signatures = spreads ? [signature(anyArray), signature(anyType)] : [signature(anyType)];
  return {
    signatures,
    call(args): Value {
      const shape = initShape(init);
      const [value] = args;
      if (args.length !== 1) return argumentError(describeSignatures('new_Init', signatures, inferArguments(args)));
      if (!spreads) return newInstance(target, [value, ...init.arguments]);
      if (!isArray(value) || isInstance(shape.single, value)) return newInstance(target, [value]);
      if (!acceptedByInit(shape, value, true)) return newInstance(target, value);
      return newInstance(target, value);
    },
  };
}
