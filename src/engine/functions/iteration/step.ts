import { elementTypeOf, iteratorOf } from '../../evaluator/iterables.ts';
import type { Value } from '../../values/value.ts';
import { blockOf, integerAt } from '../arguments.ts';
import { defineFunction } from '../define.ts';
import { iterated, untilBreak } from './iteration.ts';

function* everyNth(values: Iterable<Value>, step: bigint): Generator<Value, void> {
  let index = 0n;
  for (const value of values) {
    if (index % step === 0n) yield value;
    index += 1n;
  }
}

export const step = defineFunction({
  name: 'step',
  doc: `Takes the first element and then each one a number of steps further. Without a block it yields an iterator.

\`\`\`puppet
Integer[0, 10].step(5).map |$n| { $n }   # [0, 5, 10]
\`\`\``,
  dispatches: [
    {
      parameters: ['Iterable iterable', 'Integer[1] step'],
      call: (_, args) => iteratorOf(elementTypeOf(args[0]), everyNth(iterated(args[0]).values, integerAt(args, 1))),
    },
    {
      parameters: ['Iterable iterable', 'Integer[1] step', '&Callable[1,1] block'],
      call: (context, args) => {
        untilBreak(() => {
          for (const value of everyNth(iterated(args[0]).values, integerAt(args, 1))) blockOf(context).call([value]);
        });
        return undefined;
      },
    },
  ],
});
