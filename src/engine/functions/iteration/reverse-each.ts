import type { CallContext } from '../../evaluator/calls/function.ts';
import { reversedIterator } from '../../evaluator/calls/iterables.ts';
import type { IteratorValue, Value } from '../../values/value.ts';
import { requireBlock } from '../arguments.ts';
import { defineFunction } from '../define.ts';
import { iterated, limited, untilBreak } from './iteration.ts';

function reversed(context: CallContext, value: Value): IteratorValue {
  iterated(value);
  return reversedIterator(value, (values) => [...limited(context, values)]);
}

export const reverseEach = defineFunction({
  name: 'reverse_each',
  doc: `Iterates over a collection from its end. Without a block it returns an iterator for another function.

\`\`\`puppet
[1, 2, 3].reverse_each.map |$n| { $n * 10 }   # [30, 20, 10]
\`\`\``,
  dispatches: [
    {
      parameters: ['Iterable iterable'],
      call: (context, args) => reversed(context, args[0]),
    },
    {
      parameters: ['Iterable iterable', '&Callable[1,1] block'],
      call: (context, args) => {
        untilBreak(() => {
          for (const value of reversed(context, args[0]).remaining()) requireBlock(context).call([value]);
        });
        return undefined;
      },
    },
  ],
});
