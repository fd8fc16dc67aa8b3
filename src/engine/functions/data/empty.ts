import { SensitiveValue } from '../../values/value.ts';
import { defineFunction } from '../define.ts';
import { countElements } from './length.ts';

export const empty = defineFunction({
  name: 'empty',
  doc: `Tests whether a string, collection or binary is empty. \`undef\` counts as empty.

\`\`\`puppet
empty([])   # true
\`\`\``,
  dispatches: [
    { parameters: ['Collection coll'], call: (_, args) => countElements(args[0]) === 0n },
    {
      parameters: ['Sensitive[String] str'],
      call: (_, args) => args[0] instanceof SensitiveValue && args[0].value === '',
    },
    { parameters: ['String str'], call: (_, args) => args[0] === '' },
    {
      parameters: ['Numeric num'],
      call: ({ evaluator, place }) => {
        const key = `empty-from-${place.file ?? ''}-${place.line ?? ''}`;
        evaluator.warnOnce(key, 'Calling function empty() with Numeric value is deprecated.', place);
        return false;
      },
    },
    { parameters: ['Binary bin'], call: (_, args) => countElements(args[0]) === 0n },
    { parameters: ['Undef x'], call: () => true },
  ],
});
