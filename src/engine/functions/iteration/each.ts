import { defineFunction } from '../define.ts';
import { iterationDispatches, untilBreak, visitRemaining } from './iteration.ts';

export const each = defineFunction({
  name: 'each',
  doc: `Calls a block for each element, usually to declare resources. Returns the collection.

With one parameter the block gets the element (for a hash, a \`[key, value]\` pair); with two, index and element, or key and value.
\`next()\` ends the block for one element, \`break()\` ends the iteration.

\`\`\`puppet
$users = { 'ada' => 1001, 'grace' => 1002 }
$users.each |$name, $uid| {
  user { $name: uid => $uid }
}
\`\`\``,
  dispatches: iterationDispatches((context, value, pairs) => {
    untilBreak(() => {
      visitRemaining(context, value, pairs, () => true);
    });
    return value;
  }),
});
