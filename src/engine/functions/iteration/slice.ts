import { argumentError } from '../../evaluator/errors.ts';
import type { CallContext } from '../../evaluator/calls/function.ts';
import type { Value } from '../../values/value.ts';
import { integerAt } from '../arguments.ts';
import { defineFunction } from '../define.ts';
import { iterated, limited, untilBreak } from './iteration.ts';

function* slices(values: Iterable<Value>, size: number): Generator<readonly Value[], void> {
  let part: Value[] = [];
  for (const value of values) {
    part.push(value);
    if (part.length < size) continue;
    yield part;
    part = [];
  }
  if (part.length > 0) yield part;
}

/**
 * Returns the number of arguments that the lambda receives for a slice: one for the whole slice, or one for each
 * element.
 */
function servingSize(context: CallContext, size: number): number {
  const { block } = context;
  if (block === undefined) return 1;
  // A lambda with optional or repeated parameters receives all elements.
  const { from, to } = block.arity;
  const serving = from === to ? from : size;
  if (serving === 0) throw argumentError('slice(): block must define at least one parameter. Block has 0.');
  if (serving === 1 || serving === size) return serving;
  throw argumentError(
    `slice(): block must define one parameter, or the same number of parameters as the given size of the slice (${size}). Block has ${serving}; ${block.parameterNames.join(', ')}`,
  );
}

/**
 * Splits a value into slices. Without a lambda, returns the slices. With a lambda, calls it for each slice and returns
 * the value. If the lambda receives single elements, `filler` stands for missing elements of the last slice.
 */
function slice(context: CallContext, args: readonly Value[], filler: Value): Value {
  const size = Number(integerAt(args, 1));
  const serving = servingSize(context, size);
  const { block } = context;
  const { values } = iterated(args[0]);
  const parts = slices(block === undefined ? limited(context, values) : values, size);
  if (block === undefined) return [...parts];
  untilBreak(() => {
    for (const part of parts) {
      if (serving === 1) block.call([part]);
      else block.call([...part, ...Array.from({ length: Math.max(serving - part.length, 0) }, () => filler)]);
    }
  });
  return args[0];
}

export const sliceFunction = defineFunction({
  name: 'slice',
  doc: `Splits a collection into pieces of a size; the last piece can be smaller. With a block, it calls the block for each piece instead.

\`\`\`puppet
[1, 2, 3, 4, 5].slice(2)                       # [[1, 2], [3, 4], [5]]
[1, 2, 3, 4].slice(2) |$a, $b| { notice($a) }
\`\`\``,
  dispatches: [
    {
      parameters: ['Hash[Any, Any] hash', 'Integer[1, default] slice_size', '&Callable block?'],
      call: (context, args) => slice(context, args, []),
    },
    {
      parameters: ['Iterable enumerable', 'Integer[1, default] slice_size', '&Callable block?'],
      call: (context, args) => slice(context, args, undefined),
    },
  ],
});
