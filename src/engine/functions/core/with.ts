import { requireBlock } from '../arguments.ts';
import { defineFunction } from '../define.ts';

export const withFunction = defineFunction({
  name: 'with',
  doc: `Calls the block once with the given values. The names of its parameters are visible only inside the block.

\`\`\`puppet
with(1, 2) |$a, $b| { notice($a + $b) }
\`\`\``,
  dispatches: [
    { parameters: ['Any arg*', '&Callable block'], call: (context, args) => requireBlock(context).call(args) },
  ],
});
