import { isTruthy } from '../../values/truthy.ts';
import { defineFunction } from '../define.ts';
import { iterationDispatches, untilBreakOfIterator, visitAll } from './iteration.ts';

export const any = defineFunction({
  name: 'any',
  doc: `Tests whether the block returns true for at least one element. Stops at the first such element. An empty collection gives \`false\`.

\`\`\`puppet
['web1', 'db1'].any |$host| { $host =~ /^db/ }   # true
\`\`\``,
  dispatches: iterationDispatches((context, value, pairs) => {
    let found = false;
    untilBreakOfIterator(value, () => {
      visitAll(context, value, pairs, (result) => {
        found = isTruthy(result);
        return !found;
      });
    });
    return found;
  }),
});
