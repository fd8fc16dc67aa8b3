import { textLength } from '../../values/text.ts';
import { BinaryValue, isArray, isHash, type Value } from '../../values/value.ts';
import { argumentError } from '../../evaluator/errors.ts';
import { defineFunction } from '../define.ts';

export function countElements(value: Value): bigint {
  if (typeof value === 'string') return BigInt(textLength(value));
  if (isArray(value)) return BigInt(value.length);
  if (isHash(value)) return BigInt(value.size);
  if (value instanceof BinaryValue) return BigInt(value.bytes.length);
  throw argumentError('The value has no length');
}

export const length = defineFunction({
  name: 'length',
  doc: `Returns the number of elements of an array, entries of a hash, characters of a string, or bytes of a binary.

\`\`\`puppet
length(['a', 'b'])   # 2
\`\`\``,
  dispatches: [
    { parameters: ['Collection arg'], call: (_, args) => countElements(args[0]) },
    { parameters: ['String arg'], call: (_, args) => countElements(args[0]) },
    { parameters: ['Binary arg'], call: (_, args) => countElements(args[0]) },
  ],
});

export const size = defineFunction({
  name: 'size',
  doc: `Returns the number of elements, entries or characters. Same as \`length\`.

\`\`\`puppet
size('abc')   # 3
\`\`\``,
  dispatches: [{ parameters: ['Variant[Collection, String, Binary] arg'], call: (_, args) => countElements(args[0]) }],
});
