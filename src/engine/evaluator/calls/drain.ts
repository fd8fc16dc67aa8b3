import { allocate } from '../../budget/meter.ts';
import type { Evaluator } from '../evaluator.ts';
import type { IteratorValue, Value } from '../../values/value.ts';

const ELEMENT = 32;

/** Returns all values of an iterator. Throws if they exceed the budget. */
export function drain(evaluator: Evaluator, value: IteratorValue): readonly Value[] {
  const values: Value[] = [];
  for (const each of value.values()) {
    values.push(each);
    evaluator.checkCollection(values.length);
    allocate(ELEMENT);
  }
  return values;
}
