import { hashAt } from '../arguments.ts';
import { defineFunction } from '../define.ts';

export const values = defineFunction({
  name: 'values',
  doc: `Returns the values of a hash, in order.

\`\`\`puppet
values({ 'a' => 1, 'b' => 2 })   # [1, 2]
\`\`\``,
  dispatches: [{ parameters: ['Hash hsh'], call: (_, args) => [...hashAt(args, 0).values()] }],
});
