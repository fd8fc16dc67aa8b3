/** What the functions that iterate share: elements of anything iterable, and `break()` as the end of an iteration. */
import { argumentError } from '../evaluator/errors.ts';
import type { CallContext } from '../evaluator/function.ts';
import { type Elements, elementsOf } from '../evaluator/iterables.ts';
import { BreakJump } from '../evaluator/jumps.ts';
import { rubyClass } from '../values/format-spec.ts';
import { isArray, isHash, type Value } from '../values/value.ts';
import { blockOf } from './arguments.ts';
import type { Dispatch } from './define.ts';

/** The elements of an argument that the signature says is iterable; a few such values (negative numbers) are not after all. */
export function iterated(value: Value): Elements {
  const elements = elementsOf(value);
  if (elements === undefined) throw argumentError(`(): wrong argument type (${rubyClass(value)}; is not Iterable.`);
  return elements;
}

/** The same values, for whoever goes through all of them without a block: more than the budget allows are an error. */
export function* limited({ evaluator }: CallContext, values: Iterable<Value>): Generator<Value, void> {
  let count = 0;
  for (const value of values) {
    count += 1;
    evaluator.checkCollection(count);
    yield value;
  }
}

/** Runs an iteration that `break()` in its block ends. */
export function untilBreak(iteration: () => void): void {
  try {
    iteration();
  } catch (error) {
    if (!(error instanceof BreakJump)) throw error;
  }
}

/** As `untilBreak` for what yields elements one by one; `all` and `any` leave a `break()` over arrays and hashes uncaught. */
export function untilBreakOfIterator(iterated: Value, iteration: () => void): void {
  if (isArray(iterated) || isHash(iterated)) iteration();
  else untilBreak(iteration);
}

/** One element of an iteration, with the value that the block yields for it when it is called. */
export interface Visit {
  /** The element itself; for hashes the pair. */
  readonly element: Value;
  /** The index, or a hash's key. */
  readonly key: Value;
  /** The element, or a hash's value. */
  readonly value: Value;
  /** Calls the block with the element, or with key and value where it takes two. */
  readonly yields: () => Value;
}

/** Goes over the elements of the first argument; the block gets one or two arguments, as it was declared to take. */
export function* visits(context: CallContext, value: Value, pairs: boolean): Generator<Visit, void> {
  const block = blockOf(context);
  const { values, hashStyle } = iterated(value);
  let index = 0n;
  for (const element of values) {
    const pair = hashStyle && isArray(element) ? element : undefined;
    const key: Value = pair === undefined ? index : pair[0];
    const item: Value = pair === undefined ? element : pair[1];
    yield {
      element,
      key,
      value: item,
      yields: () => block.call(pairs ? [key, item] : [element]),
    };
    index += 1n;
  }
}

/** The dispatches of a function that iterates over a hash or anything iterable, with a block of two or one parameters. */
export function iterationDispatches(
  run: (context: CallContext, value: Value, pairs: boolean) => Value,
): readonly Dispatch[] {
  const dispatch = (parameter: string, count: 1 | 2): Dispatch => ({
    parameters: [parameter, `&Callable[${count},${count}] block`],
    call: (context, args) => run(context, args[0], count === 2),
  });
  return [
    dispatch('Hash[Any, Any] hash', 2),
    dispatch('Hash[Any, Any] hash', 1),
    dispatch('Iterable enumerable', 2),
    dispatch('Iterable enumerable', 1),
  ];
}
