import { stepIterator } from '../../evaluator/calls/iterables.ts';
import type { IteratorValue, Value } from '../../values/value.ts';
import { requireBlock, integerAt } from '../arguments.ts';
import { defineFunction } from '../define.ts';
import { iterated, untilBreak } from './iteration.ts';

function stepped(args: readonly Value[]): IteratorValue {
  iterated(args[0]);
  return stepIterator(args[0], integerAt(args, 1));
}

export const step = defineFunction({
  name: 'step',
  doc: `Returns the first element and then every n-th element. Without a block it returns an iterator.

\`\`\`puppet
Integer[0, 10].step(5).map |$n| { $n }   # [0, 5, 10]
\`\`\``,
  dispatches: [
    {
      parameters: ['Iterable iterable', 'Integer[1] step'],
      call: (_, args) => stepped(args),
    },
    {
      parameters: ['Iterable iterable', 'Integer[1] step', '&Callable[1,1] block'],
      call: (context, args) => {
        untilBreak(() => {
          for (const value of stepped(args).remaining()) requireBlock(context).call([value]);
        });
        return undefined;
      },
    },
  ],
});
