/**
 * Creates types: exports constants for types without parameters, and functions that check Puppet's invariants for types
 * with parameters.
 */
import { rubyError } from '../diagnostics/issues/ruby.ts';
import { isSameKey } from '../values/hash-key.ts';
import { formatFloat } from '../values/number.ts';
import type { VersionRange } from '../values/semver-range.ts';
import { compareText } from '../values/text.ts';
import type { Value } from '../values/value.ts';
import { typesEqual } from '../values/equality.ts';
import type {
  ArrayType,
  BooleanType,
  CallableType,
  ClassType,
  CollectionType,
  EnumType,
  FloatType,
  HashType,
  InitType,
  IntegerType,
  PatternType,
  Range,
  ResourceType,
  SizeRange,
  StringType,
  StructElement,
  StructType,
  TupleType,
  Type,
} from './type.ts';

export const anyType = { kind: 'Any' } as const satisfies Type;
export const undefType = { kind: 'Undef' } as const satisfies Type;
export const defaultType = { kind: 'Default' } as const satisfies Type;
export const scalarType = { kind: 'Scalar' } as const satisfies Type;
export const scalarDataType = { kind: 'ScalarData' } as const satisfies Type;
export const dataType = { kind: 'Data' } as const satisfies Type;
export const richDataType = { kind: 'RichData' } as const satisfies Type;
export const numericType = { kind: 'Numeric' } as const satisfies Type;
export const catalogEntryType = { kind: 'CatalogEntry' } as const satisfies Type;
export const semVerRangeType = { kind: 'SemVerRange' } as const satisfies Type;
export const binaryType = { kind: 'Binary' } as const satisfies Type;
export const unitType = { kind: 'Unit' } as const satisfies Type;
export const anyInteger: IntegerType = { kind: 'Integer', from: undefined, to: undefined };
export const anyFloat: FloatType = { kind: 'Float', from: undefined, to: undefined };
export const anyBoolean: BooleanType = { kind: 'Boolean', value: undefined };
export const trueType: BooleanType = { kind: 'Boolean', value: true };
export const falseType: BooleanType = { kind: 'Boolean', value: false };
export const anyString: StringType = { kind: 'String', value: undefined, size: undefined };
export const nonEmptyString: StringType = { kind: 'String', value: undefined, size: { from: 1n, to: undefined } };
export const anyEnum: EnumType = { kind: 'Enum', values: [], caseInsensitive: false };
export const anyPattern: PatternType = { kind: 'Pattern', patterns: [] };
export const anyRegexp: Type = { kind: 'Regexp', pattern: undefined };
export const anyCollection: CollectionType = { kind: 'Collection', size: undefined };
export const anyArray: ArrayType = { kind: 'Array', element: anyType, size: undefined };
export const emptyArray: ArrayType = { kind: 'Array', element: unitType, size: { from: 0n, to: 0n } };
export const anyHash: HashType = { kind: 'Hash', key: anyType, value: anyType, size: undefined };
export const emptyHash: HashType = { kind: 'Hash', key: unitType, value: unitType, size: { from: 0n, to: 0n } };
export const anyTuple: TupleType = { kind: 'Tuple', types: [], size: undefined };
/** Parameters of `Callable[0, 0]`, which takes no arguments. */
export const emptyTuple: TupleType = { kind: 'Tuple', types: [], size: { from: 0n, to: 0n } };
export const anyStruct: StructType = { kind: 'Struct', elements: [] };
export const anyIterable: Type = { kind: 'Iterable', element: undefined };
export const anyIterator: Type = { kind: 'Iterator', element: undefined };
export const anyOptional: Type = { kind: 'Optional', type: undefined };
export const anyNotUndef: Type = { kind: 'NotUndef', type: undefined };
export const anyVariant: Type = { kind: 'Variant', types: [] };
export const anySensitive: Type = { kind: 'Sensitive', type: undefined };
export const anyTypeType: Type = { kind: 'Type', type: undefined };
export const anyCallable: CallableType = {
  kind: 'Callable',
  parameters: undefined,
  block: undefined,
  returnType: undefined,
};
export const anyResource: ResourceType = { kind: 'Resource', typeName: undefined, title: undefined };
export const anyClass: ClassType = { kind: 'Class', className: undefined };
export const anyRuntime: Type = { kind: 'Runtime', runtime: undefined, name: undefined };
export const anyTimestamp: Type = { kind: 'Timestamp', from: undefined, to: undefined };
export const anyTimespan: Type = { kind: 'Timespan', from: undefined, to: undefined };
export const anySemVer: Type = { kind: 'SemVer', ranges: [] };
export const anyUri: Type = { kind: 'URI', parameters: undefined };
/** The plain `Init`. It accepts the same values as `RichData`. */
export const anyInit: Type = {
  kind: 'Init',
  type: undefined,
  arguments: [],
  shape: () => ({ single: richDataType, several: undefined, hasOptionalSingle: false }),
};

/** Throws Puppet's error if the lower bound exceeds the upper bound. Puppet's message has an unclosed parenthesis. */
function checkRange<N extends bigint | number>(range: Range<N>, print: (bound: N) => string): Range<N> {
  if (range.from !== undefined && range.to !== undefined && range.from > range.to) {
    const message = `'from' must be less or equal to 'to'. Got (${print(range.from)}, ${print(range.to)}`;
    throw rubyError(message);
  }
  return range;
}

/** Creates `Integer[from, to]`. Throws if `from` is greater than `to`. */
export function integerType(from: bigint | undefined, to: bigint | undefined): IntegerType {
  if (from === undefined && to === undefined) return anyInteger;
  return { kind: 'Integer', ...checkRange({ from, to }, String) };
}

/** Creates `Float[from, to]`. Throws if `from` is greater than `to`. */
export function floatType(from: number | undefined, to: number | undefined): FloatType {
  if (from === undefined && to === undefined) return anyFloat;
  return { kind: 'Float', ...checkRange({ from, to }, formatFloat) };
}

/** Creates a size from the bounds of an `Integer` type. The lower bound is at least 0. */
export function sizeRange(from: bigint | undefined, to: bigint | undefined): SizeRange {
  checkRange({ from, to }, String);
  if (from !== undefined && from >= 0n) return { from, to };
  return { from: 0n, to: to === undefined || to >= 0n ? to : 0n };
}

export function exactSize(size: number): SizeRange {
  const bound = BigInt(size);
  return { from: bound, to: bound };
}

export function literalString(value: string): StringType {
  return { kind: 'String', value, size: undefined };
}

export function stringType(size: SizeRange | undefined): StringType {
  return size === undefined ? anyString : { kind: 'String', value: undefined, size };
}

/** Creates `Enum[values]`. The values are sorted and without duplicates. */
export function enumType(values: readonly string[], caseInsensitive = false): EnumType {
  return { kind: 'Enum', values: [...new Set(values)].sort(compareText), caseInsensitive };
}

export function patternType(patterns: readonly string[]): PatternType {
  return { kind: 'Pattern', patterns: [...new Set(patterns)] };
}

export function regexpType(pattern: string | undefined): Type {
  return { kind: 'Regexp', pattern };
}

function isZero(size: SizeRange | undefined): boolean {
  return size !== undefined && size.from === 0n && size.to === 0n;
}

export function arrayType(element: Type = anyType, size?: SizeRange): ArrayType {
  return isZero(size) ? emptyArray : { kind: 'Array', element, size };
}

export function hashType(key: Type = anyType, value: Type = anyType, size?: SizeRange): HashType {
  return isZero(size) ? emptyHash : { kind: 'Hash', key, value, size };
}

export function tupleType(types: readonly Type[], size?: SizeRange): TupleType {
  return { kind: 'Tuple', types, size };
}

export function structType(elements: readonly StructElement[]): StructType {
  return { kind: 'Struct', elements };
}

export function iterableType(element: Type | undefined): Type {
  return { kind: 'Iterable', element };
}

export function iteratorType(element: Type | undefined): Type {
  return { kind: 'Iterator', element };
}

export function optionalType(type: Type | undefined): Type {
  return { kind: 'Optional', type };
}

/** Creates `NotUndef[T]`. Returns the plain `NotUndef` for `NotUndef[Any]`. */
export function notUndefType(type: Type | undefined): Type {
  return type === undefined || type.kind === 'Any' ? anyNotUndef : { kind: 'NotUndef', type };
}

/**
 * Creates a `Variant` of the types, flattened and without duplicates. Returns a single type itself. As in Puppet, types
 * are duplicates if they are the same key of a hash: equal variants in another order are not.
 */
export function variantType(types: readonly Type[]): Type {
  const flat: Type[] = [];
  for (const type of types.flatMap((each) => (each.kind === 'Variant' ? each.types : [each]))) {
    if (!flat.some((known) => typesEqual(known, type) && isSameKey(known, type))) flat.push(type);
  }
  const [only] = flat;
  return flat.length === 1 && only !== undefined ? only : { kind: 'Variant', types: flat };
}

export function typeType(type: Type | undefined): Type {
  return { kind: 'Type', type };
}

export function callableType(parameters: TupleType | undefined, block?: Type, returnType?: Type): CallableType {
  return { kind: 'Callable', parameters, block, returnType: returnType?.kind === 'Any' ? undefined : returnType };
}

/** Returns the type of a resource reference. Converts `typeName` to lower case. */
export function resourceType(typeName: string | undefined, title?: string): ResourceType {
  return { kind: 'Resource', typeName: typeName?.toLowerCase(), title };
}

export function classType(className: string | undefined): ClassType {
  return { kind: 'Class', className: className?.replace(/^::/, '') };
}

export function semVerType(ranges: readonly VersionRange[]): Type {
  return { kind: 'SemVer', ranges };
}

export function uriType(parameters: Value): Type {
  return { kind: 'URI', parameters };
}

export function initType(type: Type, args: readonly Value[], shape: InitType['shape']): InitType {
  return { kind: 'Init', type, arguments: args, shape };
}
