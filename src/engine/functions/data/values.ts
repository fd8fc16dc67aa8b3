import { hashAt } from '../arguments.ts';
import { defineFunction } from '../define.ts';

export const values = defineFunction({
  name: 'values',
  doc: `The values of a hash, in its order.

\`\`\`puppet
values({ 'a' => 1, 'b' => 2 })   # [1, 2]
\`\`\``,
  dispatches: [{ parameters: ['Hash hsh'], call: (_, args) => [...hashAt(args, 0).values()] }],
});
