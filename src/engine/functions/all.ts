import { isTruthy } from '../values/truthy.ts';
import { defineFunction } from './define.ts';
import { iterationDispatches, untilBreakOfIterator, visits } from './iteration.ts';

export const all = defineFunction({
  name: 'all',
  doc: `Tells whether the block is true for every element. Stops at the first one for which it is not; an empty collection gives \`true\`.

\`\`\`puppet
[80, 443].all |$port| { $port < 1024 }   # true
\`\`\``,
  dispatches: iterationDispatches((context, value, pairs) => {
    let holds = true;
    untilBreakOfIterator(value, () => {
      for (const visit of visits(context, value, pairs)) {
        holds = isTruthy(visit.yields());
        if (!holds) return;
      }
    });
    return holds;
  }),
});
