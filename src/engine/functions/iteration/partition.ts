import type { CallContext } from '../../evaluator/calls/function.ts';
import { isTruthy } from '../../values/truthy.ts';
import type { Value } from '../../values/value.ts';
import { defineFunction } from '../define.ts';
import { visitAll } from './iteration.ts';

function split(context: CallContext, collection: Value, pairs: boolean): Value {
  const accepted: Value[] = [];
  const rejected: Value[] = [];
  visitAll(context, collection, pairs, (result, element) => {
    (isTruthy(result) ? accepted : rejected).push(element);
    return true;
  });
  return [accepted, rejected];
}

export const partition = defineFunction({
  name: 'partition',
  doc: `Splits a collection into two: the elements for which the block returns true, and the others.

\`\`\`puppet
[1, 20, 3].partition |$n| { $n < 10 }   # [[1, 3], [20]]
\`\`\``,
  dispatches: [
    {
      parameters: ['Collection collection', '&Callable[1,1] block'],
      returns: 'Tuple[Array, Array]',
      call: (context, args) => split(context, args[0], false),
    },
    {
      parameters: ['Array array', '&Callable[2,2] block'],
      returns: 'Tuple[Array, Array]',
      call: (context, args) => split(context, args[0], true),
    },
    {
      parameters: ['Collection collection', '&Callable[2,2] block'],
      returns: 'Tuple[Array, Array]',
      call: (context, args) => split(context, args[0], true),
    },
  ],
});
