import { isTruthy } from '../../values/truthy.ts';
import { defineFunction } from '../define.ts';
import { iterationDispatches, untilBreakOfIterator, visitAll } from './iteration.ts';

export const all = defineFunction({
  name: 'all',
  doc: `Tests whether the block returns true for every element. Stops at the first element for which it does not. An empty collection gives \`true\`.

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
