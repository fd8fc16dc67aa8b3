import type { CallContext } from '../../evaluator/function.ts';
import { elementTypeOf, iteratorOf, reversedRange } from '../../evaluator/iterables.ts';
import type { Value } from '../../values/value.ts';
import { blockOf } from '../arguments.ts';
import { defineFunction } from '../define.ts';
import { iterated, limited, untilBreak } from './iteration.ts';

/** Ranges are counted down; of all else the elements are gathered first. */
function reversed(context: CallContext, value: Value): Iterable<Value> {
  return reversedRange(value) ?? [...limited(context, iterated(value).values)].reverse();
}

export const reverseEach = defineFunction({
  name: 'reverse_each',
  doc: `Goes over a collection from its end. Without a block it yields an iterator, for another function to go on with.

\`\`\`puppet
[1, 2, 3].reverse_each.map |$n| { $n * 10 }   # [30, 20, 10]
\`\`\``,
  dispatches: [
    {
      parameters: ['Iterable iterable'],
      call: (context, args) => iteratorOf(elementTypeOf(args[0]), reversed(context, args[0])),
    },
    {
      parameters: ['Iterable iterable', '&Callable[1,1] block'],
      call: (context, args) => {
        untilBreak(() => {
          for (const value of reversed(context, args[0])) blockOf(context).call([value]);
        });
        return undefined;
      },
    },
  ],
});
