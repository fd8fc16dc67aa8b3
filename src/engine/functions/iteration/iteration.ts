/** Helpers for functions that iterate: the elements of any iterable, and `break()` as the end of an iteration. */
import { spend } from '../../budget/meter.ts';
import { argumentError } from '../../evaluator/errors.ts';
import type { CallContext } from '../../evaluator/calls/function.ts';
import { type Elements, findElements } from '../../evaluator/calls/iterables.ts';
import { BreakJump } from '../../evaluator/calls/jumps.ts';
import { rubyClass } from '../../types/ruby-class.ts';
import { isArray, isHash, IteratorValue, type Value } from '../../values/value.ts';
import { requireBlock } from '../arguments.ts';
import type { Dispatch } from '../define.ts';

/**
 * Returns the elements of an argument. Throws an error for the few values that match the signature but cannot be
 * iterated, such as negative numbers.
 */
export function iterated(value: Value): Elements {
  const elements = findElements(value);
  if (elements === undefined) throw argumentError(`(): wrong argument type (${rubyClass(value)}; is not Iterable.`);
  return elements;
}

/**
 * Returns the values unchanged, for iterations without a block. Fails if there are more values than the budget allows.
 */
export function* limited({ evaluator }: CallContext, values: Iterable<Value>): Generator<Value, void> {
  let count = 0;
  for (const value of values) {
    count += 1;
    evaluator.checkCollection(count);
    spend(1);
    yield value;
  }
}

/** Runs an iteration until it ends or its block calls `break()`. */
export function untilBreak(iteration: () => void): void {
  try {
    iteration();
  } catch (error) {
    if (!(error instanceof BreakJump)) throw error;
  }
}

/**
 * Runs an iteration like `untilBreak`, but does not catch a `break()` if the iterated value is an array or a hash.
 * Puppet's `all` and `any` behave in this way.
 */
export function untilBreakOfIterator(iterated: Value, iteration: () => void): void {
  if (isArray(iterated) || isHash(iterated)) iteration();
  else untilBreak(iteration);
}

/**
 * Receives the block's result for an element; for hashes the element is the pair. `position` counts from 0.
 * @returns false to end the iteration
 */
export type Visit = (result: Value, element: Value, position: number) => boolean;

/**
 * Calls the block for each element of the first argument with one or two arguments: the element; index and element; or,
 * for hashes, key and value. Uses a callback instead of a generator, which would create two objects per step.
 */
export function visitAll(context: CallContext, value: Value, pairs: boolean, visit: Visit): void {
  visitElements(context, iterated(value), pairs, visit);
}

/**
 * Visits elements like `visitAll`. For an iterator, a block with one parameter is called only for the unread values.
 */
export function visitRemaining(context: CallContext, value: Value, pairs: boolean, visit: Visit): void {
  if (pairs || !(value instanceof IteratorValue)) visitAll(context, value, pairs, visit);
  else visitElements(context, { values: value.remaining(), hashStyle: false }, pairs, visit);
}

function visitElements(context: CallContext, { values, hashStyle }: Elements, pairs: boolean, visit: Visit): void {
  const block = requireBlock(context);
  let position = 0;
  for (const element of values) {
    const args: readonly Value[] = pairs ? toPair(element, position, hashStyle) : [element];
    if (!visit(block.call(args), element, position)) return;
    position += 1;
  }
}

/** Returns index and element, or for an entry of a hash, key and value. */
export function toPair(element: Value, position: number, hashStyle: boolean): readonly Value[] {
  return hashStyle && isArray(element) ? element : [BigInt(position), element];
}

/** The dispatches of a function that iterates over a hash or any iterable, with a block of one or two parameters. */
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
