import { requireBlock } from '../arguments.ts';
import { defineFunction } from '../define.ts';

export const lest = defineFunction({
  name: 'lest',
  doc: `Returns the value, or the result of the block if the value is \`undef\`. The block provides a default that is evaluated only when needed.

\`\`\`puppet
$settings = { 'host' => 'localhost' }
$settings['port'].lest || { 8080 }
\`\`\``,
  dispatches: [
    {
      parameters: ['Any arg', '&Callable[0,0] block'],
      call: (context, args) => (args[0] === undefined ? requireBlock(context).call([]) : args[0]),
    },
  ],
});
