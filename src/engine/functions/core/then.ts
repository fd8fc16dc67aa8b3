import { requireBlock } from '../arguments.ts';
import { defineFunction } from '../define.ts';

export const then = defineFunction({
  name: 'then',
  doc: `Passes a value to the block unless it is \`undef\`; \`undef\` stays \`undef\`. Use it for values that can be missing.

\`\`\`puppet
$settings = { 'proxy' => 'cache.example.com' }
$settings['proxy'].then |$proxy| { "proxy = \${proxy}" }
\`\`\``,
  dispatches: [
    {
      parameters: ['Any arg', '&Callable[1,1] block'],
      call: (context, args) => (args[0] === undefined ? undefined : requireBlock(context).call([args[0]])),
    },
  ],
});
