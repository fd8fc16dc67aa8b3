/** Checks arguments that are short but would create very large values, before memory is allocated. */
import { spend } from '../budget/meter.ts';
import type { Evaluator } from '../evaluator/evaluator.ts';
import { isArray, isHash, isType, type Value } from '../values/value.ts';

/** Throws if a width or precision in a format exceeds the maximum length of a string. */
export function checkWidths(evaluator: Evaluator, values: readonly Value[]): void {
  spend(1 + values.length);
  const starred = widthsByArgument(values[0]);
  for (const [index, value] of values.entries()) {
    if (typeof value === 'string') {
      for (const [digits] of value.matchAll(/\d{6,}/g)) {
        const at = value.indexOf(digits);
        if (/%[^a-zA-Z%]*$/.test(value.slice(Math.max(0, at - 40), at))) evaluator.checkString(Number(digits));
      }
    } else if (typeof value === 'bigint') {
      if (starred.has(index)) evaluator.checkString(Number(value < 0n ? -value : value));
    } else if (isArray(value)) checkWidths(evaluator, value);
    else if (isHash(value)) checkWidths(evaluator, [...value.values()]);
  }
}

/**
 * Returns the indexes of the arguments that a format uses as widths or precisions (`*`). Index 0 is the format itself.
 */
function widthsByArgument(format: Value): ReadonlySet<number> {
  const found = new Set<number>();
  if (typeof format !== 'string') return found;
  let argument = 0;
  for (const [directive] of format.matchAll(/%[^a-zA-Z%]*[a-zA-Z%]/g)) {
    if (directive === '%%') continue;
    for (const [, numbered] of directive.matchAll(/\*(?:(\d+)\$)?/g)) {
      if (numbered === undefined) argument += 1;
      found.add(numbered === undefined ? argument : Number(numbered));
    }
    argument += 1;
  }
  return found;
}

/** Throws if a conversion of a range of integers would create too many elements. */
export function checkRanges(evaluator: Evaluator, [target, source]: readonly Value[]): void {
  if (!isType(target) || !['Array', 'Tuple', 'Hash', 'Struct'].includes(target.type.kind)) return;
  if (typeof source === 'bigint') evaluator.checkCollection(Number(source));
  if (isType(source) && source.type.kind === 'Integer') {
    const { from, to } = source.type;
    if (from !== undefined && to !== undefined) evaluator.checkCollection(Number(to - from));
  }
}
