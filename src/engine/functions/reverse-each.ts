import { elementTypeOf, iteratorOf } from '../evaluator/iterables.ts';
import { blockOf } from './arguments.ts';
import { defineFunction } from './define.ts';
import { iterated, untilBreak } from './iteration.ts';

export const reverseEach = defineFunction({
  name: 'reverse_each',
  doc: `Goes over a collection from its end. Without a block it yields an iterator, for another function to go on with.

\`\`\`puppet
[1, 2, 3].reverse_each.map |$n| { $n * 10 }   # [30, 20, 10]
\`\`\``,
  dispatches: [
    {
      parameters: ['Iterable iterable'],
      call: (_, args) => iteratorOf(elementTypeOf(args[0]), [...iterated(args[0]).values].reverse()),
    },
    {
      parameters: ['Iterable iterable', '&Callable[1,1] block'],
      call: (context, args) => {
        untilBreak(() => {
          for (const value of [...iterated(args[0]).values].reverse()) blockOf(context).call([value]);
        });
        return undefined;
      },
    },
  ],
});
