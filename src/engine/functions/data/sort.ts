import type { CallContext } from '../../evaluator/calls/function.ts';
import { textCharacters } from '../../values/text.ts';
import type { Value } from '../../values/value.ts';
import { arrayAt, stringAt } from '../arguments.ts';
import { defineFunction } from '../define.ts';
import { joinValues } from './join.ts';
import { mergeSort } from '../../ruby-like/merge-sort.ts';
import { orderFromBlock, requireOrder } from '../../ruby-like/ruby-order.ts';

function sortValues({ block }: CallContext, values: readonly Value[]): readonly Value[] {
  return mergeSort(values, (a, b) =>
    block === undefined ? requireOrder(a, b) : orderFromBlock(block.call([a, b]), a, b),
  );
}

export const sort = defineFunction({
  name: 'sort',
  doc: `Sorts the elements of an array or the characters of a string: numbers by value, strings by character codes. A block can compare two values and return a negative number, 0 or a positive number (see \`compare\`).

\`\`\`puppet
sort([3, 1, 2])                                        # [1, 2, 3]
sort(['b', 'A']) |$a, $b| { compare($a, $b) }          # ['A', 'b']
\`\`\``,
  dispatches: [
    {
      parameters: ['String string_value', '&Callable[2,2] block?'],
      call: (context, args) => joinValues(sortValues(context, textCharacters(stringAt(args, 0))), ''),
    },
    {
      parameters: ['Array array_value', '&Callable[2,2] block?'],
      call: (context, args) => sortValues(context, arrayAt(args, 0)),
    },
  ],
});
