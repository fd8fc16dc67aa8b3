/** What the functions that iterate share: elements of anything iterable, and `break()` as the end of an iteration. */
import { spend } from '../../budget/meter.ts';
import { argumentError } from '../../evaluator/errors.ts';
import type { CallContext } from '../../evaluator/calls/function.ts';
import { type Elements, elementsOf } from '../../evaluator/calls/iterables.ts';
import { BreakJump } from '../../evaluator/calls/jumps.ts';
import { rubyClass } from '../../types/ruby-class.ts';
import { isArray, isHash, IteratorValue, type Value } from '../../values/value.ts';
import { blockOf } from '../arguments.ts';
import type { Dispatch } from '../define.ts';

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
    spend(1);
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

/**
 * Takes what the block yielded for an element; for hashes the element is the pair. `position` counts from 0.
 * @returns false to end the iteration
 */
export type Visit = (result: Value, element: Value, position: number) => boolean;

/**
 * Calls the block for each element of the first argument, with one or two arguments, as it was declared to take: the element,
 * or index and element, or for hashes key and value. A call for each element instead of a generator, whose every step would
 * make two objects.
 */
export function visitAll(context: CallContext, value: Value, pairs: boolean, visit: Visit): void {
  visitElements(context, iterated(value), pairs, visit);
}

/** As `visitAll`, but a block with one parameter is called for those values of an iterator that nobody has read yet. */
export function visitRemaining(context: CallContext, value: Value, pairs: boolean, visit: Visit): void {
  if (pairs || !(value instanceof IteratorValue)) visitAll(context, value, pairs, visit);
  else visitElements(context, { values: value.remaining(), hashStyle: false }, pairs, visit);
}

function visitElements(context: CallContext, { values, hashStyle }: Elements, pairs: boolean, visit: Visit): void {
  const block = blockOf(context);
  let position = 0;
  for (const element of values) {
    const args: readonly Value[] = pairs ? pairOf(element, position, hashStyle) : [element];
    if (!visit(block.call(args), element, position)) return;
    position += 1;
  }
}

/** Index and element; of a hash's pair, key and value. */
export function pairOf(element: Value, position: number, hashStyle: boolean): readonly Value[] {
  return hashStyle && isArray(element) ? element : [BigInt(position), element];
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
