import type { MaybePromise } from '../resource-types/definition.ts';

/**
 * Goes on with what a step yields: at once where that is at hand, else when it comes. Nearly all that a run does is at hand, and
 * waiting for it would take longer than doing it.
 */
export function andThen<T, R>(value: MaybePromise<T>, proceed: (value: T) => MaybePromise<R>): MaybePromise<R> {
  return value instanceof Promise ? value.then(proceed) : proceed(value);
}
