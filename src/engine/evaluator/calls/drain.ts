/** Iterators within the budget. */
import { allocate } from '../../budget/meter.ts';
import type { Evaluator } from '../evaluator.ts';
import type { IteratorValue, Value } from '../../values/value.ts';

/** Bytes of an element. */
const ELEMENT = 32;

/** All that an iterator holds; more than the budget allows is an error. */
export function drain(evaluator: Evaluator, value: IteratorValue): readonly Value[] {
  const values: Value[] = [];
  for (const each of value.values()) {
    values.push(each);
    evaluator.checkCollection(values.length);
    allocate(ELEMENT);
  }
  return values;
}
