import { spend } from '../budget/meter.ts';
import { isInRange, type VersionRange } from '../values/semver-range.ts';
import { versionOfValue } from '../values/semver.ts';
import { compileRegexp } from '../values/regexp/regexp.ts';
import { textLength } from '../values/text.ts';
import { uriMembers } from '../values/uri.ts';
import { DEFAULT, PuppetHash, isArray, type Value } from '../values/value.ts';
import { expandAlias, resolveMeaning } from './alias.ts';
import { isAssignable } from './assignable/assignable.ts';
import { isPlainObject } from './assignable/object.ts';
import { isEnumMember, matchesPattern } from './assignable/string.ts';
import { tupleSize } from './assignable/collection.ts';
import { anyType, undefType } from './factory.ts';
import { RecursionGuard } from './recursion-guard.ts';
import { inferType } from './infer.ts';
import { isFiniteInteger } from './iterable.ts';
import { rangeIncludes } from './assignable/range.ts';
import type { HashType, InitShape, IterableType, SizeRange, StructType, TupleType, Type } from './type.ts';
import { matchesParameter } from './assignable/parameter.ts';

/** True if a value is an instance of a type, like Puppet's `=~` with a type on the right. */
export function isInstance(type: Type, value: Value): boolean {
  return matchesType(type, value, undefined);
}

function hasSize(size: SizeRange | undefined, count: number): boolean {
  return size === undefined || rangeIncludes(size, BigInt(count));
}

function matchesType(type: Type, value: Value, guard: RecursionGuard | undefined): boolean {
  spend(1);
  switch (type.kind) {
    case 'Any':
    case 'Unit':
      return true;
    case 'Undef':
      return value === undefined;
    case 'Default':
      return value === DEFAULT;
    case 'String':
      if (typeof value !== 'string') return false;
      if (type.value !== undefined) return type.value === value;
      return type.size === undefined || hasSize(type.size, textLength(value));
    case 'Integer':
      return typeof value === 'bigint' && rangeIncludes(type, value);
    case 'Float':
      return typeof value === 'number' && rangeIncludes(type, value) && !Number.isNaN(value);
    case 'Numeric':
      return typeof value === 'bigint' || (typeof value === 'number' && !Number.isNaN(value));
    case 'Boolean':
      return typeof value === 'boolean' && (type.value === undefined || type.value === value);
    case 'Enum':
      return typeof value === 'string' && isEnumMember(type, value);
    case 'Pattern':
      return typeof value === 'string' && matchesPattern(type, value);
    case 'ScalarData':
      return isScalarData(value);
    case 'Scalar':
      return isScalarData(value) || isOfKind(value, ['Regexp', 'SemVer', 'SemVerRange', 'Timespan', 'Timestamp']);
    case 'Data':
      return isData(value);
    case 'RichData':
      return matchesType(expandAlias(type), value, guard);
    case 'TypeAlias':
      return decideInstance(type, value, guard) === 'yes';
    case 'Optional':
      return value === undefined || (type.type !== undefined && matchesType(type.type, value, guard));
    case 'NotUndef':
      return value !== undefined && (type.type === undefined || matchesType(type.type, value, guard));
    case 'Variant':
      return type.types.some((each) => matchesType(each, value, guard));
    case 'Collection':
      if (isArray(value)) return hasSize(type.size, value.length);
      return value instanceof PuppetHash && hasSize(type.size, value.size);
    case 'Array':
      if (!isArray(value)) return false;
      if (type.element.kind !== 'Any' && !value.every((item) => matchesType(type.element, item, guard))) return false;
      return hasSize(type.size, value.length);
    case 'Hash':
      return value instanceof PuppetHash && isInstanceOfHash(type, value, guard);
    case 'Tuple':
      return isArray(value) && isInstanceOfTuple(type, value, guard);
    case 'Struct':
      return value instanceof PuppetHash && isInstanceOfStruct(type, value, guard);
    case 'Iterable':
      return isInstanceOfIterable(type, value);
    default:
      return isInstanceOfObject(type, value, guard);
  }
}

/**
 * Result of a check. `open` means that the check reached the same alias with the same value again. Only the other
 * alternatives of a variant then decide.
 */
type Verdict = 'no' | 'open' | 'yes';

/** Checks whether a value is an instance. Ignores references from an alias to itself (`PAnyType#really_instance?`). */
function decideInstance(type: Type, value: Value, guard: RecursionGuard | undefined): Verdict {
  switch (type.kind) {
    case 'TypeAlias': {
      const { type: meant, isRecursive } = resolveMeaning(type);
      if (!isRecursive) return decideInstance(meant, value, guard);
      const guarded = guard ?? new RecursionGuard();
      const decide = (): Verdict => (guarded.repeatsBoth ? 'open' : decideInstance(meant, value, guarded));
      return guarded.withRight(value, () => guarded.withLeft(type, decide));
    }
    case 'Variant': {
      let best: Verdict = 'no';
      for (const each of type.types) {
        const verdict = decideInstance(each, value, guard);
        if (verdict === 'yes') return 'yes';
        if (verdict === 'open') best = 'open';
      }
      return best;
    }
    default:
      return matchesType(type, value, guard) ? 'yes' : 'no';
  }
}

/** Checks values of all kinds except scalars, arrays and hashes. */
function isInstanceOfObject(type: Type, value: Value, guard: RecursionGuard | undefined): boolean {
  if (type.kind === 'Runtime') return isAssignable(type, inferType(value));
  if (type.kind === 'Init') return isAcceptedByInit(type.shape(), value);
  if (type.kind === 'Regexp' && type.pattern !== undefined) compileRegexp(type.pattern);
  if (typeof value !== 'object' || isArray(value)) return false;
  switch (type.kind) {
    case 'Regexp':
      return value.kind === 'Regexp' && (type.pattern === undefined || type.pattern === value.source);
    case 'Type':
      return value.kind === 'Type' && (type.type === undefined || isAssignable(type.type, value.type));
    case 'Sensitive':
      return value.kind === 'Sensitive' && (type.type === undefined || matchesType(type.type, value.value, guard));
    case 'Binary':
    case 'SemVerRange':
      return value.kind === type.kind;
    case 'Timestamp':
      return value.kind === 'Timestamp' && rangeIncludes(type, value.nanoseconds);
    case 'Timespan':
      return value.kind === 'Timespan' && rangeIncludes(type, value.nanoseconds);
    case 'SemVer':
      return value.kind === 'SemVer' && (type.ranges.length === 0 || isInOneOf(type.ranges, value.text));
    case 'URI':
      if (value.kind !== 'URI') return false;
      if (!(type.parameters instanceof PuppetHash)) return true;
      return isUriLike(type.parameters, uriMembers(value.text));
    case 'Iterator':
      return value.kind === 'Iterator' && (type.element === undefined || isAssignable(type.element, value.elementType));
    case 'Object':
      if (value.kind === 'Object' || value.kind === 'Deferred') return isAssignable(type, inferType(value));
      // In Puppet, a type is an instance of `Object`.
      return value.kind === 'Type' && isPlainObject(type);
    case 'TypeSet':
      return value.kind === 'Type' && value.type.kind === 'TypeSet';
    default:
      // References to resources and classes are types, not instances of `Resource` and `Class`. Lambdas are not values.
      return false;
  }
}

function isUriLike(wanted: PuppetHash, parts: Value): boolean {
  const given = parts instanceof PuppetHash ? parts : PuppetHash.empty;
  for (const [name, pattern] of wanted) if (!matchesParameter(given.get(name), pattern, isAssignable)) return false;
  return true;
}

/** True if `T.new` accepts a value. The first argument is the shape of `Init[T]`. */
function isAcceptedByInit({ single, several, hasOptionalSingle }: InitShape, value: Value): boolean {
  if (isInstance(single, value)) return true;
  if (several === undefined) return false;
  return isInstance(several, value) || (hasOptionalSingle && isInstance(several, [value]));
}

function isInstanceOfHash(type: HashType, hash: PuppetHash, guard: RecursionGuard | undefined): boolean {
  if (!hasSize(type.size, hash.size)) return false;
  if (type.key.kind === 'Any' && type.value.kind === 'Any') return true;
  for (const [key, item] of hash) {
    if (!matchesType(type.key, key, guard) || !matchesType(type.value, item, guard)) return false;
  }
  return true;
}

function isInstanceOfTuple(type: TupleType, items: readonly Value[], guard: RecursionGuard | undefined): boolean {
  if (!hasSize(tupleSize(type), items.length)) return false;
  const last = type.types.at(-1);
  if (last === undefined) return true;
  return items.every((item, index) => matchesType(type.types[index] ?? last, item, guard));
}

function isInstanceOfStruct(type: StructType, hash: PuppetHash, guard: RecursionGuard | undefined): boolean {
  let matched = 0;
  for (const element of type.elements) {
    if (hash.has(element.name)) {
      matched += 1;
      if (!matchesType(element.value, hash.get(element.name), guard)) return false;
    } else if (!isAssignable(element.key, undefType)) return false;
  }
  return matched === hash.size;
}

function isInstanceOfIterable(type: IterableType, value: Value): boolean {
  if (type.element !== undefined && !isAssignable(type.element, anyType)) return isAssignable(type, inferType(value));
  if (typeof value === 'string' || isArray(value)) return true;
  if (typeof value === 'bigint') return value >= 0n;
  if (typeof value !== 'object') return false;
  if (value.kind === 'Hash' || value.kind === 'Iterator') return true;
  if (value.kind !== 'Type') return false;
  const resolved = expandAlias(value.type);
  return resolved.kind === 'Enum' || isFiniteInteger(resolved);
}

function isOfKind(value: Value, kinds: readonly string[]): boolean {
  return typeof value === 'object' && !isArray(value) && kinds.includes(value.kind);
}

function isScalarData(value: Value): boolean {
  return (
    typeof value === 'string' || typeof value === 'bigint' || typeof value === 'number' || typeof value === 'boolean'
  );
}

function isData(value: Value): boolean {
  if (value === undefined || isScalarData(value)) return true;
  if (isArray(value)) {
    spend(1 + value.length);
    return value.every(isData);
  }
  if (!(value instanceof PuppetHash)) return false;
  spend(1 + value.size);
  for (const [key, item] of value) if (typeof key !== 'string' || !isData(item)) return false;
  return true;
}

function isInOneOf(ranges: readonly VersionRange[], versionText: string): boolean {
  const version = versionOfValue(versionText);
  return ranges.some((range) => isInRange(range, version));
}
