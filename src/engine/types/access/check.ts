/**
 * Checks of parameters that several types have in common, with Puppet's messages (`access_operator.rb`, `issues.rb`).
 */
import { rubyClass } from '../ruby-class.ts';
import { typeAccessIssues } from '../../diagnostics/issues/type-access.ts';
import { DEFAULT, isArray, type Value } from '../../values/value.ts';
import { TypeAccessError, type ErrorPart } from './access-error.ts';
import { sizeRange } from '../factory.ts';
import { formatType } from '../format.ts';
import { inferType } from '../infer.ts';
import { generalize } from '../generalize.ts';
import { withArticle } from '../mismatch/mismatch-text.ts';
import type { SizeRange, Type } from '../type.ts';

export function unwrapType(value: Value): Type | undefined {
  return typeof value === 'object' && !isArray(value) && value.kind === 'Type' ? value.type : undefined;
}

export function isIntegerOrDefault(value: Value): value is bigint | typeof DEFAULT {
  return typeof value === 'bigint' || value === DEFAULT;
}

export const boundOf = (value: Value): bigint | undefined => (typeof value === 'bigint' ? value : undefined);

export function keyName(value: Value): string {
  if (value === undefined) return 'Undef';
  if (value === DEFAULT) return 'Default';
  return formatType(generalize(inferType(value)));
}

/** Returns the name of a type for messages, such as `Integer-Type` or `File-Type`. */
export function typeLabel(type: Type): string {
  if (type.kind === 'Resource' && type.title !== undefined) return `${formatType(type)} Resource-Reference`;
  return `${formatType(type)}-Type`;
}

function upperArticle(text: string): string {
  const labelled = withArticle(text);
  return labelled.charAt(0).toUpperCase() + labelled.slice(1);
}

export function capitalArticle(type: Type): string {
  return upperArticle(typeLabel(type));
}

export function wrongCount(
  base: string,
  min: number,
  max: number | undefined,
  actual: number,
  blame: ErrorPart = 'access',
): never {
  let accepts: string;
  if (max === Infinity) accepts = `${min} or more arguments`;
  else if (max !== undefined && max !== min) accepts = `${min} to ${max} arguments`;
  else accepts = `${min} argument${min === 1 ? '' : 's'}`;
  throw new TypeAccessError(typeAccessIssues.parameterCount({ type: base, accepts, actual }), blame);
}

/** Throws the error for a parameter that must be a type but is not. */
export function notAType(base: string, value: Value, index: number): never {
  throw new TypeAccessError(typeAccessIssues.typeExpected({ type: base, actual: rubyClass(value) }), index);
}

/** Returns the only type in the brackets of `Optional[...]` and similar types. Throws if there is none. */
export function singleType(base: string, keys: readonly Value[]): Type {
  if (keys.length !== 1) wrongCount(base, 1, undefined, keys.length);
  return unwrapType(keys[0]) ?? notAType(base, keys[0], 0);
}

export function wrongSpecialization(type: Type, value: Value, expected: string, index: number): never {
  const issue = typeAccessIssues.specialization({
    type: withArticle(typeLabel(type)),
    actual: keyName(value),
    expected,
  });
  throw new TypeAccessError(issue, index);
}

/**
 * Checks the number and the types of parameters like Puppet's `assert_keys`. The message counts parameters from one.
 */
export function checkKeys(
  type: Type,
  keys: readonly Value[],
  min: number,
  max: number,
  expected: string,
  allowed: (value: Value) => boolean,
): void {
  if (keys.length < min || keys.length > max) wrongCount(capitalArticle(type), 1, max, keys.length);
  const index = keys.findIndex((key) => !allowed(key));
  if (index >= 0) wrongSpecialization(type, keys[index], expected, index);
}

/**
 * Returns a size from an `Integer` type, or from one or two integers (or `default`). `start` is their index in the list
 * of parameters.
 */
export function collectionSize(start: number, keys: readonly Value[]): SizeRange {
  const only = keys.length === 1 ? unwrapType(keys[0]) : undefined;
  if (only?.kind === 'Integer') return sizeRange(only.from, only.to);
  const index = keys.findIndex((key) => !isIntegerOrDefault(key));
  if (index >= 0) {
    const actual = withArticle(classLabel(keys[index]));
    throw new TypeAccessError(typeAccessIssues.sizeExpected({ actual }), start + index);
  }
  return sizeRange(boundOf(keys[0]), boundOf(keys[1]));
}

function classLabel(value: Value): string {
  const type = unwrapType(value);
  return type === undefined ? rubyClass(value) : `${type.kind}-Type`;
}

/** True if a parameter at the end of `Tuple` or `Callable` is a bound of the size. */
function isRangeParameter(value: Value): boolean {
  return typeof value === 'bigint' || value === DEFAULT || value === 'default';
}

/** Separates the size, which comes last, from the other parameters of `Tuple` or `Callable`. */
export function takeSize(keys: readonly Value[]): {
  readonly rest: readonly Value[];
  readonly size: SizeRange | undefined;
} {
  const last = keys.at(-1);
  if (keys.length === 0 || !isRangeParameter(last)) return { rest: keys, size: undefined };
  const before = keys.at(-2);
  if (keys.length > 1 && isRangeParameter(before))
    return { rest: keys.slice(0, -2), size: sizeRange(boundOf(before), boundOf(last)) };
  return { rest: keys.slice(0, -1), size: sizeRange(boundOf(last), undefined) };
}

export function flatten(keys: readonly Value[]): readonly Value[] {
  return keys.flatMap((key) => (isArray(key) ? flatten(key) : [key]));
}
