import { hashAt } from '../arguments.ts';
import { defineFunction } from '../define.ts';

export const keys = defineFunction({
  name: 'keys',
  doc: `Returns the keys of a hash, in order.

\`\`\`puppet
keys({ 'a' => 1, 'b' => 2 })   # ['a', 'b']
\`\`\``,
  dispatches: [{ parameters: ['Hash hsh'], call: (_, args) => [...hashAt(args, 0).keys()] }],
});
