/**
 * Evaluates `left[keys]`: elements, slices, parameterized types, references
 * (`lib/puppet/pops/evaluator/access_operator.rb`).
 */
import { allocate, allocateList } from '../budget/meter.ts';
import { evaluationIssues } from '../diagnostics/issues/evaluation.ts';
import type { Access } from '../syntax/ast.ts';
import { generalize } from '../types/generalize.ts';
import { formatType } from '../types/format.ts';
import { inferType } from '../types/infer.ts';
import { parseNumber } from '../values/number.ts';
import { textCharacters } from '../values/text.ts';
import {
  BinaryValue,
  DEFAULT,
  isArray,
  isHash,
  isType,
  type PuppetHash,
  TypeValue,
  type Value,
} from '../values/value.ts';
import { toNumeric } from './operators/arithmetic.ts';
import type { Evaluator } from './evaluator.ts';
import { valueWithArticle, valueWithCapitalArticle } from './labels.ts';
import { findType } from './type-names.ts';
import type { Scope } from './scope/scope.ts';
import { accessTypeValue } from './type-access.ts';

export function evaluateAccess(evaluator: Evaluator, node: Access, scope: Scope): Value {
  const left = evaluator.evaluate(node.left, scope);
  if (isType(left)) {
    const { type } = left;
    const [only] = node.keys;
    // Fast path for the usual reference, a type and one title.
    if (type.kind === 'Resource' && type.typeName !== undefined && type.title === undefined && node.keys.length === 1) {
      const title = only === undefined ? undefined : evaluator.evaluate(only, scope);
      if (typeof title === 'string') return new TypeValue({ kind: 'Resource', typeName: type.typeName, title });
      return accessTypeValue(evaluator, node, type, [title], scope);
    }
    const keys = node.keys.map((key) => {
      // Accepts any capitalized word as the name of a class. As in Puppet, a reference to an unknown class is not an
      // error.
      if (left.type.kind === 'Class' && key.kind === 'QualifiedReference') {
        return new TypeValue(findType(evaluator, key.casedValue) ?? { kind: 'TypeReference', text: key.casedValue });
      }
      return evaluator.evaluate(key, scope);
    });
    return accessTypeValue(evaluator, node, left.type, keys, scope);
  }
  const keys = node.keys.map((key) => evaluator.evaluate(key, scope));
  if (typeof left === 'string') return accessString(evaluator, node, left, keys);
  if (isArray(left)) return accessArray(evaluator, node, left, keys);
  if (isHash(left)) return accessHash(evaluator, node, left, keys);
  if (left instanceof BinaryValue) return accessBinary(evaluator, node, left, keys);
  return evaluator.fail(evaluationIssues.notApplicable({ operator: '[]', left: valueWithArticle(left) }), node.left);
}

/** Bytes charged for each element of an array that flattening creates. */
const ELEMENT = 16;

/** Flattens the keys, so that `$a[[1, 2]]` means `$a[1, 2]`. */
export function flatten(values: readonly Value[]): readonly Value[] {
  allocate(ELEMENT * values.length);
  return values.flatMap((value) => (isArray(value) ? flatten(value) : [value]));
}

function keyTypeName(key: Value): string {
  if (key === undefined) return 'Undef';
  if (key === DEFAULT) return 'Default';
  return formatType(generalize(inferType(key)));
}

/** Limits a slice to an array of length `size`. A negative start or length counts from the end. */
function slice(size: number, from: bigint, count: bigint): { readonly start: number; readonly length: number } {
  const total = BigInt(size);
  let start = from < 0n ? total + from : from;
  let length = count < 0n ? total - start + count + 1n : count;
  if (start < 0n) {
    length += start;
    start = 0n;
  }
  if (length <= 0n || start > total) return { start: 0, length: 0 };
  return { start: Number(start), length: Number(length > total ? total : length) };
}

/**
 * Returns the characters or bytes at an index or in a slice. Errors about the number of keys mention a String even for
 * binaries, as in Puppet.
 */
function pickCharacters<T>(
  evaluator: Evaluator,
  node: Access,
  characters: readonly T[],
  given: readonly Value[],
): readonly T[] {
  const keys = flatten(given);
  if (keys.length < 1 || keys.length > 2) {
    return evaluator.fail(evaluationIssues.stringSliceArity({ actual: keys.length }), node.left);
  }
  const indexes = keys.map((key, index) => {
    const number = typeof key === 'string' ? parseNumber(key) : key;
    if (typeof number === 'bigint') return number;
    const name = keyTypeName(number ?? key);
    const actual = /^[aeiouy]/i.test(name) ? `an ${name}` : `a ${name}`;
    return evaluator.fail(evaluationIssues.stringSliceKeyType({ actual }), node.keys[index] ?? node);
  });
  const [from = 0n, count] = indexes;
  if (count === undefined) {
    const at = from < 0n ? from + BigInt(characters.length) : from;
    if (at < 0n || at >= BigInt(characters.length)) return [];
    return characters.slice(Number(at), Number(at) + 1);
  }
  const { start, length } = slice(characters.length, from, count);
  return characters.slice(start, start + length);
}

function accessString(evaluator: Evaluator, node: Access, text: string, keys: readonly Value[]): string {
  return pickCharacters(evaluator, node, textCharacters(text), keys).join('');
}

function accessBinary(evaluator: Evaluator, node: Access, binary: BinaryValue, keys: readonly Value[]): BinaryValue {
  return new BinaryValue(new Uint8Array(pickCharacters(evaluator, node, [...binary.bytes], keys)));
}

function accessArray(evaluator: Evaluator, node: Access, array: readonly Value[], given: readonly Value[]): Value {
  const keys = flatten(given);
  if (keys.length < 1 || keys.length > 2) {
    return evaluator.fail(evaluationIssues.arraySliceArity({ actual: keys.length }), node.left);
  }
  const numbers = keys.map((key, index) => toNumeric(evaluator, key, node.keys[index] ?? node));
  const indexes = numbers.map((number, index) => {
    if (typeof number === 'bigint') return number;
    const labels = { left: valueWithCapitalArticle(array), actual: keyTypeName(number), expected: 'Integer' };
    return evaluator.fail(evaluationIssues.sliceKeyType(labels), node.keys[index] ?? node);
  });
  const [from = 0n, count] = indexes;
  if (count === undefined) return array[Number(from < 0n ? from + BigInt(array.length) : from)];
  const { start, length } = slice(array.length, from, count);
  allocateList(length);
  return array.slice(start, start + length);
}

/**
 * Reads entries of a hash. Returns the value of a single key, or undef. For several keys, returns a list of the values
 * that exist.
 */
function accessHash(evaluator: Evaluator, node: Access, hash: PuppetHash, keys: readonly Value[]): Value {
  if (keys.length === 0) return evaluator.fail(evaluationIssues.hashSliceArity({ actual: 0 }), node.left);
  if (keys.length === 1) return hash.get(keys[0]);
  return keys.map((key) => hash.get(key)).filter((value) => value !== undefined);
}
