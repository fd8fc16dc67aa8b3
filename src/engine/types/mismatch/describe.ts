/**
 * Finds the differences between an expected and an actual type, down to single elements (Puppet's
 * `type_mismatch_describer.rb`).
 */
import { expandAlias, isAliasLike, isCircular, normalize } from '../alias.ts';
import { isAssignable } from '../assignable/assignable.ts';
import { tupleSize } from '../assignable/collection.ts';
import { typesEqual } from '../../values/equality.ts';
import { anyType, arrayType, exactSize, hashType, undefType, variantType } from '../factory.ts';
import { canonicalPath, type Mismatch, type Path, type PathElement } from './mismatch-text.ts';
import { anySize, rangeCovers } from '../assignable/range.ts';
import type { ArrayType, CallableType, HashType, SizeRange, StructType, TupleType, Type } from '../type.ts';
import { findUnresolved } from '../unresolved.ts';

function typeMismatch(path: Path, expected: Type, actual: Type, kind: 'type' | 'pattern' = 'type'): Mismatch {
  return { kind, path, expected: normalize(expected), actual: normalize(actual) };
}

/** Finds all mismatches. Returns an empty array if the actual type is assignable. */
export function describe(expected: Type, actual: Type, path: Path): readonly Mismatch[] {
  const unresolved = findUnresolved(expected);
  if (unresolved !== undefined) return [{ kind: 'unresolved', path, text: unresolved }];
  return describeNormal(normalize(expected), expected, actual, path);
}

/** Describes mismatches with a normalized type. `original` is the expected type as written, which messages print. */
function describeNormal(expected: Type, original: Type, actual: Type, path: Path): readonly Mismatch[] {
  if (isAliasLike(expected)) return describeNormal(normalize(expandAlias(expected)), expected, actual, path);
  switch (expected.kind) {
    case 'Variant':
      return describeVariant(expected.types, original, actual, path);
    case 'Struct':
      return describeStruct(expected, original, actual, path);
    case 'Hash':
      return describeHash(expected, original, actual, path);
    case 'Tuple':
      return describeTuple(expected, original, actual, path, 'size');
    case 'Array':
      return describeArray(expected, original, actual, path);
    case 'Callable':
      return describeCallable(expected, original, actual, path);
    case 'Optional':
      if (actual.kind === 'Undef' || expected.type === undefined) return [];
      return describeNormal(expected.type, isAliasLike(original) ? original : expected, actual, path);
    case 'Pattern':
    case 'Enum':
      return [typeMismatch(path, original, actual, 'pattern')];
    default:
      return isAssignable(expected, actual) ? [] : [typeMismatch(path, original, actual)];
  }
}

function describeVariant(types: readonly Type[], original: Type, actual: Type, path: Path): readonly Mismatch[] {
  const all = original.kind === 'Optional' ? [undefType, ...types] : types;
  // Leaves out an alias that refers to itself only through variants, because it accepts no further values. (Puppet
  // overflows the stack.)
  const alternatives = all.filter((each) => each.kind !== 'TypeAlias' || !isCircular(each));
  const findings: (readonly Mismatch[])[] = [];
  for (const [index, alternative] of alternatives.entries()) {
    const found = describe(alternative, actual, [...path, { kind: 'variant', key: index }]);
    if (found.length === 0) return [];
    findings.push(found);
  }
  const merged = mergeFindings(path.length, 'size', findings);
  return isAliasLike(original) && merged.length === 1 ? [typeMismatch(path, original, actual)] : merged;
}

/** True if a mismatch has the wanted kind. `size` includes `count`, and `type` includes `pattern`. */
function isOfClass(
  mismatch: Mismatch,
  wanted: 'size' | 'count' | 'missingBlock' | 'unexpectedBlock' | 'type',
): boolean {
  if (wanted === 'size') return mismatch.kind === 'size' || mismatch.kind === 'count';
  if (wanted === 'type') return mismatch.kind === 'type' || mismatch.kind === 'pattern';
  return mismatch.kind === wanted;
}

/**
 * Merges the mismatches of several alternatives if all of them fail in the same way at the same place. `position` is
 * the index of the path element that names the alternative. A merged mismatch does not have this element.
 */
export function mergeFindings(
  position: number,
  sizeClass: 'size' | 'count',
  alternatives: readonly (readonly Mismatch[])[],
): readonly Mismatch[] {
  let all = alternatives.flat();
  for (const wanted of [sizeClass, 'missingBlock', 'unexpectedBlock', 'type'] as const) {
    const found = all.filter((each) => isOfClass(each, wanted));
    if (found.length !== alternatives.length) continue;
    const merged = mergeAll(found);
    if (merged === undefined) continue;
    all = [merged];
    break;
  }
  all = withoutDoubles(all);
  const [only] = all;
  return all.length === 1 && only !== undefined ? [chopPath(only, position)] : all;
}

function mergeAll(found: readonly Mismatch[]): Mismatch | undefined {
  const [first, ...rest] = found;
  if (first === undefined) return undefined;
  let merged = first;
  for (const next of rest) {
    if (canonicalPath(merged.path) !== canonicalPath(next.path)) return undefined;
    merged = mergeTwo(merged, next);
  }
  return merged;
}

function mergeTwo(a: Mismatch, b: Mismatch): Mismatch {
  if ((a.kind === 'type' || a.kind === 'pattern') && (b.kind === 'type' || b.kind === 'pattern')) {
    // Normalizes the type after each merge, because a merged type may have a simpler form.
    return typeMismatch(a.path, variantType([a.expected, b.expected]), a.actual, a.kind);
  }
  if ((a.kind === 'size' || a.kind === 'count') && (b.kind === 'size' || b.kind === 'count')) {
    const from = (a.expected.from ?? 0n) < (b.expected.from ?? 0n) ? a.expected.from : b.expected.from;
    const endless = a.expected.to === undefined || b.expected.to === undefined;
    const to = endless ? undefined : a.expected.to > b.expected.to ? a.expected.to : b.expected.to;
    return { ...a, expected: { from, to } };
  }
  return a;
}

/** Removes repeated mismatches about lambdas. In Puppet, other mismatches never compare as equal, so they are kept. */
function withoutDoubles(all: readonly Mismatch[]): Mismatch[] {
  const seen = new Set<string>();
  return all.filter((each) => {
    if (each.kind !== 'missingBlock' && each.kind !== 'unexpectedBlock') return true;
    const key = each.kind + canonicalPath(each.path);
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}

export function chopPath(mismatch: Mismatch, index: number): Mismatch {
  if (index >= mismatch.path.length) return mismatch;
  return { ...mismatch, path: mismatch.path.filter((_, at) => at !== index) };
}

const at = (path: Path, element: PathElement): Path => [...path, element];

function describeArray(expected: ArrayType, original: Type, actual: Type, path: Path): readonly Mismatch[] {
  if (actual.kind === 'Tuple') {
    const wanted = expected.size ?? anySize;
    const given = actual.size ?? exactSize(actual.types.length);
    if (!rangeCovers(wanted, given)) return [{ kind: 'size', path, expected: wanted, actual: given }];
    return actual.types.flatMap((type, index) =>
      isAssignable(expected.element, type)
        ? []
        : describe(expected.element, type, at(path, { kind: 'index', key: index })),
    );
  }
  if (actual.kind !== 'Array') return [typeMismatch(path, original, actual)];
  return sizeOr(expected.size, actual.size, path, typeMismatch(path, original, arrayType(actual.element)));
}

/** Returns a mismatch of sizes if the sizes differ. Otherwise returns the other mismatches. */
function sizeOr(
  expected: SizeRange | undefined,
  actual: SizeRange | undefined,
  path: Path,
  other: Mismatch,
): readonly Mismatch[] {
  const given = actual ?? anySize;
  return expected === undefined || rangeCovers(expected, given)
    ? [other]
    : [{ kind: 'size', path, expected, actual: given }];
}

function describeHash(expected: HashType, original: Type, actual: Type, path: Path): readonly Mismatch[] {
  if (actual.kind === 'Struct') {
    const wanted = expected.size ?? anySize;
    const given = structSize(actual);
    if (!rangeCovers(wanted, given)) return [{ kind: 'size', path, expected: wanted, actual: given }];
    return actual.elements.flatMap((each) => [
      ...(isAssignable(expected.key, each.key)
        ? []
        : describe(expected.key, each.key, at(path, { kind: 'entryKey', key: each.name }))),
      ...(isAssignable(expected.value, each.value)
        ? []
        : describe(expected.value, each.value, at(path, { kind: 'entry', key: each.name }))),
    ]);
  }
  if (actual.kind !== 'Hash') return [typeMismatch(path, original, actual)];
  return sizeOr(expected.size, actual.size, path, typeMismatch(path, original, hashType(actual.key, actual.value)));
}

function structSize(struct: StructType): SizeRange {
  const required = struct.elements.filter((each) => !isAssignable(each.key, undefType)).length;
  return { from: BigInt(required), to: BigInt(struct.elements.length) };
}

function describeStruct(expected: StructType, original: Type, actual: Type, path: Path): readonly Mismatch[] {
  if (actual.kind === 'Struct') {
    const given = new Map(actual.elements.map((each) => [each.name, each]));
    const findings: Mismatch[] = [];
    for (const element of expected.elements) {
      const key = element.name;
      const other = given.get(key);
      given.delete(key);
      if (other === undefined) {
        if (!isAssignable(element.key, undefType)) findings.push({ kind: 'missingKey', path, key });
        continue;
      }
      if (!isAssignable(element.key, other.key))
        findings.push(...describe(element.key, other.key, at(path, { kind: 'entryKey', key })));
      if (!isAssignable(element.value, other.value))
        findings.push(...describe(element.value, other.value, at(path, { kind: 'entry', key })));
    }
    for (const key of given.keys()) findings.push({ kind: 'extraneousKey', path, key });
    return findings;
  }
  if (actual.kind !== 'Hash') return [typeMismatch(path, original, actual)];
  return sizeOr(
    structSize(expected),
    actual.size,
    path,
    typeMismatch(path, original, hashType(actual.key, actual.value)),
  );
}

function describeTuple(
  expected: TupleType,
  original: Type,
  actual: Type,
  path: Path,
  sizeKind: 'size' | 'count',
): readonly Mismatch[] {
  if (typesEqual(expected, actual) || (expected.types.length === 0 && actual.kind === 'Array')) return [];
  const wanted = tupleSize(expected);
  const last = expected.types.length - 1;
  if (actual.kind === 'Tuple') {
    const given = tupleSize(actual);
    if (!rangeCovers(wanted, given)) return [{ kind: sizeKind, path, expected: wanted, actual: given }];
    return actual.types.flatMap((type, index) => {
      const position = Math.min(index, last);
      const element = expected.types[position];
      return element === undefined ? [] : describe(element, type, at(path, { kind: 'index', key: position }));
    });
  }
  if (actual.kind !== 'Array') return [typeMismatch(path, original, actual)];
  const given = actual.size ?? anySize;
  if (!rangeCovers(wanted, given)) return [{ kind: sizeKind, path, expected: wanted, actual: given }];
  return expected.types.flatMap((element, index) =>
    describe(element, actual.element, at(path, { kind: 'index', key: index })),
  );
}

function describeCallable(expected: CallableType, original: Type, actual: Type, path: Path): readonly Mismatch[] {
  if (actual.kind !== 'Callable') return [typeMismatch(path, original, actual)];
  if (expected.parameters === undefined) {
    // Puppet compares nothing else if no return type is expected.
    return expected.returnType === undefined || isAssignable(expected, actual)
      ? []
      : describeReturn(expected, actual, path);
  }
  const parameters = describeTuple(
    expected.parameters,
    expected.parameters,
    actual.parameters ?? anyType,
    path,
    'count',
  );
  return parameters.length > 0 ? parameters : describeReturn(expected, actual, path);
}

function describeReturn(expected: CallableType, actual: CallableType, path: Path): readonly Mismatch[] {
  const wanted = expected.returnType ?? anyType;
  const given = actual.returnType ?? anyType;
  if (!isAssignable(wanted, given)) return [typeMismatch(at(path, { kind: 'return' }), wanted, given)];
  const wantedBlock = expected.block ?? undefType;
  const givenBlock = actual.block ?? undefType;
  return isAssignable(givenBlock, wantedBlock)
    ? []
    : [typeMismatch(at(path, { kind: 'block' }), wantedBlock, givenBlock)];
}
