import { generalize } from '../../types/generalize.ts';
import { inferType, inferTypeSet } from '../../types/infer.ts';
import { TypeValue } from '../../values/value.ts';
import { defineFunction } from '../define.ts';

export const type = defineFunction({
  name: 'type',
  doc: `Returns the type of a value: \`detailed\`, \`reduced\` to the common type of elements, or \`generalized\` without ranges and sizes.

\`\`\`puppet
type([1, 'a'])                  # Tuple[Integer[1, 1], String]
type([1, 2], 'generalized')     # Array[Integer]
\`\`\``,
  dispatches: [
    {
      parameters: ['Any value', 'Enum[detailed] inference_method?'],
      call: (_, args) => new TypeValue(inferTypeSet(args[0])),
    },
    {
      parameters: ['Any value', 'Enum[reduced] inference_method'],
      call: (_, args) => new TypeValue(inferType(args[0])),
    },
    {
      parameters: ['Any value', 'Enum[generalized] inference_method'],
      call: (_, args) => new TypeValue(generalize(inferType(args[0]))),
    },
  ],
});
