/** Unwraps sensitive values in data, changes the data, and wraps the result again. */
import { allocateList } from '../../budget/meter.ts';
import { isArray, isHash, PuppetHash, SensitiveValue, type Value } from '../../values/value.ts';
import { type BuiltInFunction, defineFunction } from '../define.ts';

interface Unwrapped {
  readonly value: Value;
  readonly sensitive: boolean;
}

function unwrapDeep(given: Value): Unwrapped {
  let sensitive = false;
  const unwrap = (value: Value): Value => {
    if (value instanceof SensitiveValue) {
      sensitive = true;
      return unwrap(value.value);
    }
    if (isArray(value)) {
      allocateList(value.length);
      return value.map(unwrap);
    }
    if (!isHash(value)) return value;
    return PuppetHash.of(
      [...value].map(([key, item]) => {
        if (!(key instanceof SensitiveValue)) return [key, unwrap(item)] as const;
        sensitive = true;
        return [key.value, unwrap(item)] as const;
      }),
    );
  };
  const value = unwrap(given);
  return { value, sensitive };
}

/** Applies `change` to unwrapped data. If the data contained a sensitive value, the result is sensitive. */
export function rewrap(given: Value, change: (value: Value) => Value): Value {
  const { value, sensitive } = unwrapDeep(given);
  const result = change(value);
  return sensitive ? new SensitiveValue(result) : result;
}

export const rewrapSensitiveData: BuiltInFunction = defineFunction({
  name: 'stdlib::rewrap_sensitive_data',
  doc: `Unwraps sensitive values at any depth, and returns the whole data as \`Sensitive\` if there were any. With a block, it wraps the result of the block for the unwrapped data.

\`\`\`puppet
stdlib::rewrap_sensitive_data({ 'password' => Sensitive('x') })   # a Sensitive hash
\`\`\``,
  dispatches: [
    {
      parameters: ['Any data', '&Callable[Any] block?'],
      returns: 'Any',
      call: ({ block }, args) => rewrap(args[0], (value) => (block === undefined ? value : block.call([value]))),
    },
  ],
});
