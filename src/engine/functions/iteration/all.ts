import { isTruthy } from '../../values/truthy.ts';
import { defineFunction } from '../define.ts';
import { iterationDispatches, untilBreakOfIterator, visitAll } from './iteration.ts';

export const all = defineFunction({
  name: 'all',
  doc: `Tells whether the block is true for every element. Stops at the first one for which it is not; an empty collection gives \`true\`.

\`\`\`puppet
[80, 443].all |$port| { $port < 1024 }   # true
\`\`\``,
  dispatches: iterationDispatches((context, value, pairs) => {
    let holds = true;
    untilBreakOfIterator(value, () => {
      visitAll(context, value, pairs, (result) => {
        holds = isTruthy(result);
        return holds;
      });
    });
    return holds;
  }),
});
