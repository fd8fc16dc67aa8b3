/** Iterators are read once: what one reader took is gone for the next. */
import type { Evaluator } from './evaluator.ts';
import type { IteratorValue, Value } from '../values/value.ts';

/** Reads an iterator's remaining values one by one. */
export function* iterate(value: IteratorValue): Generator<Value, void> {
  for (;;) {
    const step = value.iterator.next();
    if (step.done === true) return;
    yield step.value;
  }
}

/** All that an iterator still holds; more than the budget allows is an error. */
export function drain(evaluator: Evaluator, value: IteratorValue): readonly Value[] {
  const values: Value[] = [];
  for (const each of iterate(value)) {
    values.push(each);
    evaluator.checkCollection(values.length);
  }
  return values;
}
