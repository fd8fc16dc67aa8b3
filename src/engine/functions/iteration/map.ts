import type { Value } from '../../values/value.ts';
import { defineFunction } from '../define.ts';
import { iterationDispatches, untilBreak, visitRemaining } from './iteration.ts';

export const map = defineFunction({
  name: 'map',
  doc: `Returns a new array with the result of the block for each element.

With one parameter the block gets the element (for a hash, a \`[key, value]\` pair); with two, index and element, or key and value.

\`\`\`puppet
['a', 'b'].map |$letter| { "\${letter}.example.com" }   # ['a.example.com', 'b.example.com']
\`\`\``,
  dispatches: iterationDispatches((context, value, pairs) => {
    const result: Value[] = [];
    untilBreak(() => {
      visitRemaining(context, value, pairs, (item) => result.push(item) > 0);
    });
    context.evaluator.checkCollection(result.length);
    return result;
  }),
});
