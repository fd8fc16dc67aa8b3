import { BreakJump } from '../../evaluator/calls/jumps.ts';
import type { CallContext } from '../../evaluator/calls/function.ts';
import type { Value } from '../../values/value.ts';
import { requireBlock } from '../arguments.ts';
import { defineFunction } from '../define.ts';
import { iterated } from './iteration.ts';

function fold(context: CallContext, values: Iterator<Value>, start: Value): Value {
  const block = requireBlock(context);
  let memo = start;
  for (;;) {
    const step = values.next();
    if (step.done === true) return memo;
    try {
      memo = block.call([memo, step.value]);
    } catch (error) {
      if (error instanceof BreakJump) return memo;
      throw error;
    }
  }
}

export const reduce = defineFunction({
  name: 'reduce',
  doc: `Combines the elements of a collection into one value. The block gets the previous result and the next element. The first result is the argument, or the first element without an argument.

\`\`\`puppet
[1, 2, 3].reduce |$sum, $n| { $sum + $n }        # 6
[1, 2, 3].reduce(10) |$sum, $n| { $sum + $n }    # 16
\`\`\``,
  dispatches: [
    {
      parameters: ['Iterable enumerable', '&Callable[2,2] block'],
      call: (context, args) => {
        const values = iterated(args[0]).values[Symbol.iterator]();
        const first = values.next();
        return first.done === true ? undefined : fold(context, values, first.value);
      },
    },
    {
      parameters: ['Iterable enumerable', 'Any memo', '&Callable[2,2] block'],
      call: (context, args) => fold(context, iterated(args[0]).values[Symbol.iterator](), args[1]),
    },
  ],
});
