import { isTruthy } from '../../values/truthy.ts';
import { isArray, isHash, PuppetHash, type Value } from '../../values/value.ts';
import { defineFunction } from '../define.ts';
import { iterationDispatches, untilBreak, visitAll, visitRemaining } from './iteration.ts';

export const filter = defineFunction({
  name: 'filter',
  doc: `Returns the elements for which the block returns true: an array for an array, a hash for a hash.

\`\`\`puppet
[1, 20, 3].filter |$n| { $n < 10 }                          # [1, 3]
$sizes = { 'a' => 1, 'b' => 20 }
$sizes.filter |$name, $size| { $size < 10 }    # { 'a' => 1 }
\`\`\``,
  dispatches: iterationDispatches((context, value, pairs) => {
    if (isHash(value)) {
      const kept: (readonly [Value, Value])[] = [];
      visitAll(context, value, pairs, (result, pair) => {
        if (isTruthy(result) && isArray(pair)) kept.push([pair[0], pair[1]]);
        return true;
      });
      return PuppetHash.of(kept);
    }
    const kept: Value[] = [];
    untilBreak(() => {
      visitRemaining(context, value, pairs, (result, element) => {
        if (isTruthy(result)) kept.push(element);
        return true;
      });
    });
    return kept;
  }),
});
