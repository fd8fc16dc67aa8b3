import { blockOf } from '../arguments.ts';
import { defineFunction } from '../define.ts';

export const lest = defineFunction({
  name: 'lest',
  doc: `The value, or what the block yields where the value is \`undef\`: a default worked out only when it is needed.

\`\`\`puppet
$settings = { 'host' => 'localhost' }
$settings['port'].lest || { 8080 }
\`\`\``,
  dispatches: [
    {
      parameters: ['Any arg', '&Callable[0,0] block'],
      call: (context, args) => (args[0] === undefined ? blockOf(context).call([]) : args[0]),
    },
  ],
});
