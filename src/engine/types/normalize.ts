import { mergeRanges as mergeVersionRanges } from '../values/merge-ranges.ts';
import { asciiDowncase } from '../values/text.ts';
import {
  anyArray,
  anyCollection,
  anyNotUndef,
  anyOptional,
  callableType,
  enumType,
  notUndefType,
  optionalType,
  patternType,
  tupleType,
  variantType,
} from './factory.ts';
import type { CallableType, EnumType, Range, StringType, StructType, TupleType, Type, VariantType } from './type.ts';
import { acceptsUndef, type OpenAlias } from './undef.ts';

/**
 * Returns the simplest type that has the same instances (`normalize` in Puppet's types). Messages print this type.
 * Merges variants of enums, patterns or ranges, replaces `Variant[T, Undef]` with `Optional[T]`, and removes an
 * `Optional` or `NotUndef` that has no effect.
 * @param open returns the type of an alias
 */
export function computeNormalForm(type: Type, open: OpenAlias): Type {
  const normalize = (each: Type): Type => computeNormalForm(each, open);
  switch (type.kind) {
    case 'Array': {
      if (type.element.kind === 'Any') return anyArray;
      const element = normalize(type.element);
      return element === type.element ? type : { ...type, element };
    }
    case 'Hash': {
      const key = normalize(type.key);
      const value = normalize(type.value);
      return key === type.key && value === type.value ? type : { ...type, key, value };
    }
    case 'Tuple':
      return normalizeTuple(type, open);
    case 'Struct':
      return normalizeStruct(type, open);
    case 'Collection':
      return anyCollection;
    case 'Callable':
      return normalizeCallable(type, open);
    case 'Optional':
      return normalizeOptional(type.type, open, type);
    case 'NotUndef':
      return normalizeNotUndef(type.type, open, type);
    case 'Type':
    case 'Sensitive':
    case 'Init': {
      if (type.type === undefined) return type;
      const inner = normalize(type.type);
      return inner === type.type ? type : { ...type, type: inner };
    }
    case 'Iterable':
    case 'Iterator': {
      if (type.element === undefined) return type;
      const element = normalize(type.element);
      return element === type.element ? type : { ...type, element };
    }
    case 'Variant':
      return normalizeVariant(type, open);
    default:
      return type;
  }
}

const sameItems = <T>(a: readonly T[], b: readonly T[]): boolean => a.every((item, index) => item === b[index]);

function normalizeTuple(type: TupleType, open: OpenAlias): TupleType {
  const types = type.types.map((each) => computeNormalForm(each, open));
  return sameItems(types, type.types) ? type : tupleType(types, type.size);
}

function normalizeStruct(type: StructType, open: OpenAlias): StructType {
  const elements = type.elements.map((each) => {
    const value = computeNormalForm(each.value, open);
    return value === each.value ? each : { ...each, value };
  });
  return sameItems(elements, type.elements) ? type : { kind: 'Struct', elements };
}

function normalizeCallable(type: CallableType, open: OpenAlias): CallableType {
  const parameters = type.parameters === undefined ? undefined : normalizeTuple(type.parameters, open);
  const block = type.block === undefined ? undefined : computeNormalForm(type.block, open);
  const returnType = type.returnType === undefined ? undefined : computeNormalForm(type.returnType, open);
  const same = parameters === type.parameters && block === type.block && returnType === type.returnType;
  return same ? type : callableType(parameters, block, returnType);
}

function normalizeOptional(contained: Type | undefined, open: OpenAlias, original?: Type): Type {
  if (contained === undefined) return anyOptional;
  const inner = computeNormalForm(contained, open);
  if (inner.kind === 'NotUndef') return normalizeOptional(inner.type, open);
  if (acceptsUndef(inner, open)) return inner;
  return original !== undefined && inner === contained ? original : optionalType(inner);
}

function normalizeNotUndef(contained: Type | undefined, open: OpenAlias, original?: Type): Type {
  if (contained === undefined) return anyNotUndef;
  const inner = computeNormalForm(contained, open);
  if (inner.kind === 'Optional') return normalizeNotUndef(inner.type, open);
  if (!acceptsUndef(inner, open)) return inner;
  return original !== undefined && inner === contained ? original : notUndefType(inner);
}

function normalizeVariant(original: VariantType, open: OpenAlias): Type {
  const given = original.types;
  if (given.length === 0) return original;
  const types = given.map((each) => computeNormalForm(each, open));
  const [only] = types;
  if (types.length === 1 && only !== undefined) return only;
  if (types.some((each) => each.kind === 'Undef' || each.kind === 'Optional')) {
    const defined = types
      .filter((each) => each.kind !== 'Undef')
      .flatMap((each) => (each.kind === 'Optional' ? (each.type === undefined ? [] : [each.type]) : [each]));
    return normalizeOptional(variantType(defined), open);
  }
  const flat = types.flatMap((each) => (each.kind === 'Variant' ? each.types : [each]));
  let merged: readonly Type[] = mergeNotUndefs(flat, open);
  merged = mergeLiterals(merged);
  merged = mergeCaseInsensitiveEnums(merged);
  merged = mergePatterns(merged);
  merged = mergeVersions(merged);
  merged = mergeRanges(merged, 'Integer', 1n);
  merged = mergeRanges(merged, 'Float', undefined);
  merged = mergeRanges(merged, 'Timespan', undefined);
  merged = mergeRanges(merged, 'Timestamp', undefined);
  // If nothing was merged, the alternatives keep their order.
  const changed = !sameItems(types, given) || merged.length !== flat.length;
  return changed ? variantType(merged) : original;
}

function split<T extends Type>(
  types: readonly Type[],
  test: (type: Type) => type is T,
): { readonly picked: readonly T[]; readonly others: readonly Type[] } | undefined {
  const picked = types.filter(test);
  return picked.length < 2 ? undefined : { picked, others: types.filter((each) => !test(each)) };
}

function mergeNotUndefs(types: readonly Type[], open: OpenAlias): readonly Type[] {
  const found = split(types, (each): each is Extract<Type, { kind: 'NotUndef' }> => each.kind === 'NotUndef');
  if (found === undefined) return types;
  const inner = found.picked.flatMap((each) => (each.type === undefined ? [] : [each.type]));
  return [...found.others, notUndefType(computeNormalForm(variantType(inner), open))];
}

function mergeLiterals(types: readonly Type[]): readonly Type[] {
  const found = split(
    types,
    (each): each is EnumType | StringType =>
      (each.kind === 'Enum' && each.values.length > 0 && !each.caseInsensitive) ||
      (each.kind === 'String' && each.value !== undefined),
  );
  if (found === undefined) return types;
  const values = found.picked.flatMap((each) =>
    each.kind === 'Enum' ? each.values : each.value === undefined ? [] : [each.value],
  );
  return [...found.others, enumType(values)];
}

function mergeCaseInsensitiveEnums(types: readonly Type[]): readonly Type[] {
  const found = split(
    types,
    (each): each is EnumType => each.kind === 'Enum' && each.values.length > 0 && each.caseInsensitive,
  );
  if (found === undefined) return types;
  return [
    ...found.others,
    enumType(
      found.picked.flatMap((each) => each.values.map(asciiDowncase)),
      true,
    ),
  ];
}

function mergePatterns(types: readonly Type[]): readonly Type[] {
  const found = split(types, (each): each is Extract<Type, { kind: 'Pattern' }> => each.kind === 'Pattern');
  if (found === undefined) return types;
  return [...found.others, patternType(found.picked.flatMap((each) => each.patterns))];
}

function mergeVersions(types: readonly Type[]): readonly Type[] {
  const found = split(types, (each): each is Extract<Type, { kind: 'SemVer' }> => each.kind === 'SemVer');
  if (found === undefined) return types;
  return [{ kind: 'SemVer', ranges: mergeVersionRanges(found.picked.flatMap((each) => each.ranges)) }, ...found.others];
}

type Ranged = Extract<Type, { kind: 'Integer' | 'Float' | 'Timespan' | 'Timestamp' }>;

/** Merges ranges that overlap. If `step` is given, for integers, also merges neighboring ranges. */
function mergeRanges(types: readonly Type[], kind: Ranged['kind'], step: bigint | undefined): readonly Type[] {
  const found = split(types, (each): each is Ranged => each.kind === kind);
  if (found === undefined) return types;
  let left = [...found.picked];
  const joined: Type[] = [];
  for (let current = left.pop(); current !== undefined; current = left.pop()) {
    let memo: Ranged = current;
    const apart: Ranged[] = [];
    for (const other of left) {
      const union = joinRanges(memo, other, step);
      if (union === undefined) apart.push(other);
      else memo = union;
    }
    joined.push(memo);
    left = apart;
  }
  return [...joined, ...found.others];
}

function joinRanges(a: Ranged, b: Ranged, step: bigint | undefined): Ranged | undefined {
  if (a.kind === 'Float' || b.kind === 'Float') {
    if (a.kind !== 'Float' || b.kind !== 'Float') return undefined;
    const union = joinBounds<number>(a, b, undefined);
    return union === undefined ? undefined : { kind: 'Float', ...union };
  }
  const union = joinBounds<bigint>(a, b, step === undefined ? undefined : (bound) => bound + step);
  return union === undefined ? undefined : { kind: a.kind, ...union };
}

function joinBounds<N extends bigint | number>(
  a: Range<N>,
  b: Range<N>,
  next: ((bound: N) => N) | undefined,
): Range<N> | undefined {
  const apart = (first: Range<N>, second: Range<N>): boolean =>
    first.to !== undefined && second.from !== undefined && first.to < second.from;
  const adjacent = (first: Range<N>, second: Range<N>): boolean =>
    next !== undefined && first.to !== undefined && second.from !== undefined && next(first.to) === second.from;
  if ((apart(a, b) || apart(b, a)) && !adjacent(a, b) && !adjacent(b, a)) return undefined;
  return {
    from: a.from === undefined || b.from === undefined ? undefined : a.from <= b.from ? a.from : b.from,
    to: a.to === undefined || b.to === undefined ? undefined : a.to >= b.to ? a.to : b.to,
  };
}
