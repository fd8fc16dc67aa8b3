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
 * Returns the elements of an argument. Throws for values such as negative numbers, which match the signature but cannot
 * be iterated.
 */
export function iterated(value: Value): Elements {
  const elements = findElements(value);
  if (elements === undefined) throw argumentError(`(): wrong argument type (${rubyClass(value)}; is not Iterable.`);
  return elements;
}

/** Yields the values of an iteration without a lambda. Throws if there are more values than the budget allows. */
export function* limited({ evaluator }: CallContext, values: Iterable<Value>): Generator<Value, void> {
  let count = 0;
  for (const value of values) {
    count += 1;
    evaluator.checkCollection(count);
    spend(1);
    yield value;
  }
}

/** Runs an iteration until it ends or its lambda calls `break()`. */
export function untilBreak(iteration: () => void): void {
  try {
    iteration();
  } catch (error) {
    if (!(error instanceof BreakJump)) throw error;
  }
}

/**
 * Runs an iteration like `untilBreak`, except that a `break()` is not caught for arrays and hashes. Puppet's `all` and
 * `any` behave like this.
 */
export function untilBreakOfIterator(iterated: Value, iteration: () => void): void {
  if (isArray(iterated) || isHash(iterated)) iteration();
  else untilBreak(iteration);
}

/**
 * Receives the lambda's result for an element. For a hash, the element is the pair. `position` counts from 0.
 * @returns false to end the iteration
 */
export type Visit = (result: Value, element: Value, position: number) => boolean;

/**
 * Calls the lambda for each element of a value. If `pairs` is false, the lambda receives the element. If it is true,
 * the lambda receives index and element, or key and value of a hash. Uses a callback, because a generator would create
 * two objects per step.
 */
export function visitAll(context: CallContext, value: Value, pairs: boolean, visit: Visit): void {
  visitElements(context, iterated(value), pairs, visit);
}

/**
 * Visits elements like `visitAll`, except for an iterator and a lambda with one parameter: the lambda is then called
 * only for values that were not read yet.
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

/** Returns the index and the element, or the key and the value of a hash entry. */
export function toPair(element: Value, position: number, hashStyle: boolean): readonly Value[] {
  return hashStyle && isArray(element) ? element : [BigInt(position), element];
}

/**
 * Creates the dispatches of a function that iterates over a hash or another iterable value, with a lambda of one or two
 * parameters.
 */
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
