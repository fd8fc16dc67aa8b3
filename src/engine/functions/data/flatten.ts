import { flatten as flattenValues } from '../../evaluator/access.ts';
import { defineFunction } from '../define.ts';

export const flatten = defineFunction({
  name: 'flatten',
  doc: `Returns one flat array of the elements of nested arrays. It also wraps a single value into an array.

\`\`\`puppet
flatten(['a', ['b', ['c']]])   # ['a', 'b', 'c']
\`\`\``,
  dispatches: [{ parameters: ['Any args*'], call: (_, args) => flattenValues(args) }],
});
