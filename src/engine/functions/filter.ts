import { isTruthy } from '../values/truthy.ts';
import { isHash, PuppetHash, type Value } from '../values/value.ts';
import { defineFunction } from './define.ts';
import { iterationDispatches, untilBreak, visits } from './iteration.ts';

export const filter = defineFunction({
  name: 'filter',
  doc: `Keeps the elements for which the block is true: an array of an array, a hash of a hash.

\`\`\`puppet
[1, 20, 3].filter |$n| { $n < 10 }                          # [1, 3]
{ 'a' => 1, 'b' => 20 }.filter |$key, $n| { $n < 10 }       # { 'a' => 1 }
\`\`\``,
  dispatches: iterationDispatches((context, value, pairs) => {
    if (isHash(value)) {
      const kept: (readonly [Value, Value])[] = [];
      for (const visit of visits(context, value, pairs))
        if (isTruthy(visit.yields())) kept.push([visit.key, visit.value]);
      return PuppetHash.of(kept);
    }
    const kept: Value[] = [];
    untilBreak(() => {
      for (const visit of visits(context, value, pairs)) if (isTruthy(visit.yields())) kept.push(visit.element);
    });
    return kept;
  }),
});
