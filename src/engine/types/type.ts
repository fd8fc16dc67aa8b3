/**
 * Types as plain data: a union discriminated by `kind`, with Puppet's names. Operations are in separate files:
 * `parse.ts` (reads a type from a syntax tree), `infer.ts` (from a value), `assignable.ts`, `format.ts` (prints like
 * `%p`), `mismatch.ts` (Puppet's messages).
 */
import type { VersionRange } from '../values/semver-range.ts';
import type { Value } from '../values/value.ts';

/** Lower and upper bound. `undefined` means no bound. Sizes have a lower bound of 0 or more. */
export interface Range<N> {
  readonly from: N | undefined;
  readonly to: N | undefined;
}
export type SizeRange = Range<bigint>;

interface Plain<K extends string> {
  readonly kind: K;
}

type AnyType = Plain<'Any'>;
type UndefType = Plain<'Undef'>;
type DefaultType = Plain<'Default'>;
type ScalarType = Plain<'Scalar'>;
type ScalarDataType = Plain<'ScalarData'>;
type DataType = Plain<'Data'>;
type RichDataType = Plain<'RichData'>;
type NumericType = Plain<'Numeric'>;
type CatalogEntryType = Plain<'CatalogEntry'>;
type SemVerRangeType = Plain<'SemVerRange'>;
type BinaryType = Plain<'Binary'>;
/** Element type of an empty array (`Array[0, 0]`), Puppet's `PUnitType`. It is assignable to and from every type. */
type UnitType = Plain<'Unit'>;

export interface IntegerType extends Plain<'Integer'>, Range<bigint> {}
export interface FloatType extends Plain<'Float'>, Range<number> {}
export interface BooleanType extends Plain<'Boolean'> {
  readonly value: boolean | undefined;
}
/** Type of a literal string (`value`), or of strings with a range of lengths. */
export interface StringType extends Plain<'String'> {
  readonly value: string | undefined;
  readonly size: SizeRange | undefined;
}
export interface EnumType extends Plain<'Enum'> {
  readonly values: readonly string[];
  readonly caseInsensitive: boolean;
}
export interface PatternType extends Plain<'Pattern'> {
  /** Sources of regular expressions in Ruby's syntax. */
  readonly patterns: readonly string[];
}
export interface RegexpType extends Plain<'Regexp'> {
  readonly pattern: string | undefined;
}
export interface CollectionType extends Plain<'Collection'> {
  readonly size: SizeRange | undefined;
}
export interface ArrayType extends Plain<'Array'> {
  readonly element: Type;
  readonly size: SizeRange | undefined;
}
export interface HashType extends Plain<'Hash'> {
  readonly key: Type;
  readonly value: Type;
  readonly size: SizeRange | undefined;
}
export interface TupleType extends Plain<'Tuple'> {
  readonly types: readonly Type[];
  readonly size: SizeRange | undefined;
}
export interface StructElement {
  readonly name: string;
  /** `Optional[String[name]]`, `NotUndef[String[name]]` or the type of the literal string, as given. */
  readonly key: Type;
  readonly value: Type;
}
export interface StructType extends Plain<'Struct'> {
  readonly elements: readonly StructElement[];
}
export interface IterableType extends Plain<'Iterable'> {
  readonly element: Type | undefined;
}
interface IteratorType extends Plain<'Iterator'> {
  readonly element: Type | undefined;
}
interface OptionalType extends Plain<'Optional'> {
  readonly type: Type | undefined;
}
interface NotUndefType extends Plain<'NotUndef'> {
  readonly type: Type | undefined;
}
export interface VariantType extends Plain<'Variant'> {
  readonly types: readonly Type[];
}
interface SensitiveType extends Plain<'Sensitive'> {
  readonly type: Type | undefined;
}
interface TypeType extends Plain<'Type'> {
  readonly type: Type | undefined;
}
export interface CallableType extends Plain<'Callable'> {
  /** Undefined for the plain `Callable`, which accepts any arguments. */
  readonly parameters: TupleType | undefined;
  /** A `Callable`, or an `Optional` of one. */
  readonly block: Type | undefined;
  readonly returnType: Type | undefined;
}
export interface ResourceType extends Plain<'Resource'> {
  /** Name in lower case with `::`, such as `file` or `apache::vhost`. */
  readonly typeName: string | undefined;
  readonly title: string | undefined;
}
export interface ClassType extends Plain<'Class'> {
  /** Name in lower case, without leading colons. */
  readonly className: string | undefined;
}
interface RuntimeType extends Plain<'Runtime'> {
  readonly runtime: string | undefined;
  readonly name: string | undefined;
}
interface TimestampType extends Plain<'Timestamp'>, Range<bigint> {}
interface TimespanType extends Plain<'Timespan'>, Range<bigint> {}
export interface SemVerType extends Plain<'SemVer'> {
  readonly ranges: readonly VersionRange[];
}
export interface UriType extends Plain<'URI'> {
  /** Hash from component names to expected values. Undefined if any URI matches. */
  readonly parameters: Value;
}
export interface InitType extends Plain<'Init'> {
  readonly type: Type | undefined;
  readonly arguments: readonly Value[];
  /**
   * Computes the valid arguments of `T.new`. The code that creates the type supplies this function.
   * @throws PuppetError if `T` has no `new`, or does not accept these arguments
   */
  readonly shape: () => InitShape;
}
/** Values that an `Init` type accepts. */
export interface InitShape {
  /** Type of a single argument of `new`. */
  readonly single: Type;
  /** Tuples of several arguments. If an array matches, `new` receives its elements as separate arguments. */
  readonly several: Type | undefined;
  /** True if one of the tuples in `several` also accepts a single argument. */
  readonly hasOptionalSingle: boolean;
}
export interface ObjectAttribute {
  readonly name: string;
  readonly type: Type;
  readonly kind: 'normal' | 'constant' | 'derived' | 'given_or_derived' | 'reference';
  readonly final: boolean;
  readonly override: boolean;
  readonly hasValue: boolean;
  readonly value: Value;
}
export interface ObjectFunction {
  readonly name: string;
  readonly type: Type;
  readonly final: boolean;
  readonly override: boolean;
}
export interface ObjectImplementation {
  /** True if `new` also accepts a hash of attributes. */
  readonly takesHash: boolean;
  /** Creates an instance from attributes by position. Attributes without a default come first. */
  readonly create: (args: readonly Value[]) => Value;
}

export interface ObjectType extends Plain<'Object'> {
  readonly name: string | undefined;
  readonly parent: Type | undefined;
  readonly attributes: readonly ObjectAttribute[];
  readonly functions: readonly ObjectFunction[];
  readonly equality: readonly string[] | undefined;
  readonly equalityIncludeType: boolean;
  readonly serialization: readonly string[] | undefined;
  readonly typeParameters: readonly ObjectAttribute[];
  readonly initHash: Value;
  /**
   * Set for a type with values of its type parameters, such as `Error['kind']`. `base` is the type without these
   * values.
   */
  readonly extension?: { readonly base: ObjectType; readonly parameters: ReadonlyMap<string, Value> };
  readonly implementation?: ObjectImplementation;
}
export interface TypeSetType extends Plain<'TypeSet'> {
  readonly name: string | undefined;
  readonly types: ReadonlyMap<string, Type>;
  readonly initHash: Value;
}
/** A named alias. `resolve` reads its definition on first use, so that an alias can refer to itself. */
export interface TypeAliasType extends Plain<'TypeAlias'> {
  readonly name: string;
  readonly resolve: () => Type;
}
/** An unknown name, kept as source (`TypeReference['My::Type[1]']`). */
interface TypeReferenceType extends Plain<'TypeReference'> {
  readonly text: string;
}

export type Type =
  | AnyType
  | UndefType
  | DefaultType
  | ScalarType
  | ScalarDataType
  | DataType
  | RichDataType
  | NumericType
  | CatalogEntryType
  | SemVerRangeType
  | BinaryType
  | UnitType
  | IntegerType
  | FloatType
  | BooleanType
  | StringType
  | EnumType
  | PatternType
  | RegexpType
  | CollectionType
  | ArrayType
  | HashType
  | TupleType
  | StructType
  | IterableType
  | IteratorType
  | OptionalType
  | NotUndefType
  | VariantType
  | SensitiveType
  | TypeType
  | CallableType
  | ResourceType
  | ClassType
  | RuntimeType
  | TimestampType
  | TimespanType
  | SemVerType
  | UriType
  | InitType
  | ObjectType
  | TypeSetType
  | TypeAliasType
  | TypeReferenceType;
