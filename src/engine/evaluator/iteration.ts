/** Iterators are read once: what one reader took is gone for the next. */
import type { IteratorValue, Value } from '../values/value.ts';

/** Reads an iterator's remaining values one by one. */
export function* iterate(value: IteratorValue): Generator<Value, void> {
  for (;;) {
    const step = value.iterator.next();
    if (step.done === true) return;
    yield step.value;
  }
}

/** All that an iterator still holds. */
export function drain(value: IteratorValue): readonly Value[] {
  return [...iterate(value)];
}
