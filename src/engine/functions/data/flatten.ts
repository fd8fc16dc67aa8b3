import { flatten as flattenValues } from '../../evaluator/access.ts';
import { defineFunction } from '../define.ts';

export const flatten = defineFunction({
  name: 'flatten',
  doc: `One flat array of everything in nested arrays. Also makes an array of what may or may not be one.

\`\`\`puppet
flatten(['a', ['b', ['c']]])   # ['a', 'b', 'c']
\`\`\``,
  dispatches: [{ parameters: ['Any args*'], call: (_, args) => flattenValues(args) }],
});
