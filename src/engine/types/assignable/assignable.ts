/**
 * Assignability between types (`assignable?` in Puppet's `pops/types/types.rb`). Aliases are resolved, including
 * recursive ones.
 */
import { spend } from '../../budget/meter.ts';
import { expandAlias, isAliasLike, isRecursive } from '../alias.ts';
import { isCallableAssignable } from './callable.ts';
import {
  isArrayAssignable,
  isCollectionAssignable,
  isHashAssignable,
  isStructAssignable,
  isTupleAssignable,
} from './collection.ts';
import { isInitAssignable, isObjectAssignable, isSemVerAssignable, isUriAssignable } from './object.ts';
import { isEnumAssignable, isPatternAssignable, isStringAssignable } from './string.ts';
import { undefType } from '../factory.ts';
import { RecursionGuard } from '../recursion-guard.ts';
import { isIterable, findIterableType } from '../iterable.ts';
import { rangeCovers } from './range.ts';
import type { Type } from '../type.ts';
import { typesEqual } from '../../values/equality.ts';

/** True if two types have the same instances. This is Puppet's `==` between types. */
export function typesEquivalent(a: Type, b: Type): boolean {
  return typesEqual(a, b) || (isAssignable(a, b) && isAssignable(b, a));
}

/**
 * Checks one type inside the expected type against one type inside the given type. Shares the recursion guard of the
 * whole check.
 */
export type Assignable = (to: Type, from: Type) => boolean;

export function isAssignable(to: Type, from: Type): boolean {
  if (to.kind === 'Any' || (to === from && acceptsItself(to))) return true;
  let guard: RecursionGuard | undefined;
  const open = new OpenPairs();
  const decide = (wanted: Type, given: Type): boolean => {
    if (wanted === given && acceptsItself(wanted)) return true;
    spend(1);
    if (!isAliasLike(wanted) && !isAliasLike(given)) return assignableFrom(wanted, given, decide);
    const guarded = (guard ??= new RecursionGuard());
    const decideGiven = (): boolean => {
      if (isRecursive(given)) {
        guarded.addRight(given);
        if (guarded.repeatsBoth) return true;
      }
      return open.within(wanted, given, guarded.repeatsLeft, () => assignableFrom(wanted, given, decide));
    };
    if (!isRecursive(wanted)) return decideGiven();
    return guarded.withLeft(wanted, () => guarded.repeatsBoth || decideGiven());
  };
  return decide(to, from);
}

/**
 * False if a type must be compared with itself part by part: `NotUndef[Undef]` does not accept itself, nor does a type that
 * contains it.
 */
function acceptsItself(type: Type): boolean {
  switch (type.kind) {
    case 'Array':
    case 'Callable':
    case 'Hash':
    case 'Init':
    case 'Iterable':
    case 'Iterator':
    case 'NotUndef':
    case 'Optional':
    case 'Sensitive':
    case 'Struct':
    case 'Tuple':
    case 'Type':
    case 'Variant':
      return false;
    default:
      return true;
  }
}

/**
 * Pairs of types whose check is in progress. With recursive aliases, the check of a pair can reach the same pair again.
 * This inner check must not decide the outer one: the pair counts as not assignable in an alternative of the expected
 * type, and as assignable in a part of the given type. (Puppet overflows its stack.)
 */
class OpenPairs {
  readonly #pairs = new Map<Type, Set<Type>>();

  within(wanted: Type, given: Type, isAlternative: boolean, decide: () => boolean): boolean {
    const open = this.#pairs.get(wanted) ?? new Set();
    this.#pairs.set(wanted, open);
    if (open.has(given)) return !isAlternative;
    open.add(given);
    const decided = decide();
    open.delete(given);
    return decided;
  }
}

/**
 * Checks assignability (`PAnyType#assignable?`). If the given type consists of other types, such as a `Variant`, checks
 * each of these against the expected type.
 */
function assignableFrom(to: Type, from: Type, decide: Assignable): boolean {
  if (to.kind === 'Unit') return true;
  switch (from.kind) {
    case 'Unit':
      return true;
    case 'TypeAlias':
    case 'Data':
    case 'RichData':
      return decide(to, expandAlias(from));
    case 'Variant':
      if (to.kind === 'Any') return true;
      if (to.kind === 'Variant' && to.types.length === 0) return true;
      if (from.types.length === 0) return to.kind === 'NotUndef' && assignableTo(to, from, decide);
      return from.types.every((each) => decide(to, each));
    case 'Optional':
      return decide(to, undefType) && (from.type === undefined || decide(to, from.type));
    case 'NotUndef':
      if (from.type !== undefined && !decide(from.type, undefType)) return decide(to, from.type);
      return assignableTo(to, from, decide);
    default:
      return assignableTo(to, from, decide);
  }
}

/**
 * Checks the expected type (Puppet's `_assignable?`). `from` is already divided into its parts, unless it is a
 * `Variant` or `NotUndef` without parameters.
 */
function assignableTo(to: Type, from: Type, decide: Assignable): boolean {
  switch (to.kind) {
    case 'Any':
    case 'Unit':
      return true;
    case 'TypeAlias':
    case 'Data':
    case 'RichData':
      return decide(expandAlias(to), from);
    case 'Undef':
    case 'Default':
    case 'Binary':
    case 'SemVerRange':
      return from.kind === to.kind;
    case 'Scalar':
      return isScalarKind(from);
    case 'ScalarData':
      return isScalarDataKind(from);
    case 'Numeric':
      return from.kind === 'Numeric' || from.kind === 'Integer' || (from.kind === 'Float' && !Number.isNaN(from.from));
    case 'Integer':
      return from.kind === 'Integer' && rangeCovers(to, from);
    case 'Float':
      return from.kind === 'Float' && rangeCovers(to, from) && !Number.isNaN(from.from);
    case 'Timestamp':
    case 'Timespan':
      return from.kind === to.kind && rangeCovers(to, from);
    case 'Boolean':
      return from.kind === 'Boolean' && (to.value === undefined || to.value === from.value);
    case 'String':
      return isStringAssignable(to, from);
    case 'Enum':
      return isEnumAssignable(to, from);
    case 'Pattern':
      return isPatternAssignable(to, from);
    case 'Regexp':
      return from.kind === 'Regexp' && (to.pattern === undefined || to.pattern === from.pattern);
    case 'Collection':
      return isCollectionAssignable(to, from);
    case 'Array':
      return isArrayAssignable(to, from, decide);
    case 'Hash':
      return isHashAssignable(to, from, decide);
    case 'Tuple':
      return isTupleAssignable(to, from, decide);
    case 'Struct':
      return isStructAssignable(to, from, decide);
    case 'Iterable': {
      if (to.element === undefined || decide(to.element, { kind: 'Any' })) return isIterable(from);
      const given = findIterableType(from);
      return given?.kind === 'Iterable' && given.element !== undefined && decide(to.element, given.element);
    }
    case 'Iterator':
      return (
        from.kind === 'Iterator' &&
        (to.element === undefined || (from.element !== undefined && decide(to.element, from.element)))
      );
    case 'Optional':
      return from.kind === 'Undef' || to.type === undefined || decide(to.type, from);
    case 'NotUndef':
      return !decide(from, undefType) && (to.type === undefined || decide(to.type, from));
    case 'Variant':
      if (from.kind === 'Undef' && to.types.length === 0) return false;
      return to.types.some((each) => decide(each, from));
    case 'Sensitive':
      return (
        from.kind === 'Sensitive' &&
        (to.type === undefined ||
          (from.type !== undefined ? decide(to.type, from.type) : decide(to.type, { kind: 'Any' })))
      );
    case 'Type':
      if (from.kind !== 'Type') return false;
      return to.type === undefined || (from.type !== undefined && decide(to.type, from.type));
    case 'Callable':
      return isCallableAssignable(to, from, decide);
    case 'CatalogEntry':
      return from.kind === 'CatalogEntry' || from.kind === 'Resource' || from.kind === 'Class';
    case 'Resource':
      return (
        from.kind === 'Resource' &&
        (to.typeName === undefined ||
          (to.typeName === from.typeName && (to.title === undefined || to.title === from.title)))
      );
    case 'Class':
      return from.kind === 'Class' && (to.className === undefined || to.className === from.className);
    case 'Runtime':
      return (
        from.kind === 'Runtime' &&
        (to.runtime === undefined || to.runtime === from.runtime) &&
        (to.name === undefined || to.name === from.name)
      );
    case 'SemVer':
      return isSemVerAssignable(to, from);
    case 'URI':
      return isUriAssignable(to, from, decide);
    case 'Init':
      return isInitAssignable(to, from, decide);
    case 'Object':
      return isObjectAssignable(to, from, decide);
    case 'TypeSet':
      return from.kind === 'TypeSet' && (to.name === undefined || to.name === from.name);
    case 'TypeReference':
      return typesEqual(to, from);
  }
}

function isScalarDataKind(type: Type): boolean {
  switch (type.kind) {
    case 'ScalarData':
    case 'String':
    case 'Enum':
    case 'Pattern':
    case 'Integer':
    case 'Float':
    case 'Numeric':
    case 'Boolean':
      return true;
    default:
      return false;
  }
}

function isScalarKind(type: Type): boolean {
  switch (type.kind) {
    case 'Scalar':
    case 'Regexp':
    case 'SemVer':
    case 'SemVerRange':
    case 'Timespan':
    case 'Timestamp':
      return true;
    default:
      return isScalarDataKind(type);
  }
}
