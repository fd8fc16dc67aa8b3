import {
  anySensitive,
  anyTypeType,
  anyUri,
  arrayType,
  anyString,
  binaryType,
  dataType,
  defaultType,
  hashType,
  numericType,
  richDataType,
  scalarDataType,
  scalarType,
  semVerRangeType,
  undefType,
  variantType,
} from './factory.ts';
import { PuppetError } from '../diagnostics/puppet-error.ts';
import { catalogIssues } from '../diagnostics/issues/catalog.ts';
import { RecursionGuard } from './recursion-guard.ts';
import { computeNormalForm } from './normalize.ts';
import { containedTypes } from './contained-types.ts';
import { anyObject, anyTypeSet } from './objects/any-object.ts';
import type { Type, TypeAliasType } from './type.ts';

let dataMeaning: Type | undefined;
let richDataMeaning: Type | undefined;

const richDataKey: Type = { kind: 'Variant', types: [anyString, numericType] };

export const richDataKeyType: Type = { kind: 'TypeAlias', name: 'RichDataKey', resolve: () => richDataKey };

function expandData(): Type {
  dataMeaning ??= {
    kind: 'Variant',
    types: [scalarDataType, undefType, hashType(anyString, dataType), arrayType(dataType)],
  };
  return dataMeaning;
}

function expandRichData(): Type {
  richDataMeaning ??= {
    kind: 'Variant',
    types: [
      scalarType,
      semVerRangeType,
      binaryType,
      anySensitive,
      anyTypeType,
      anyTypeSet,
      anyUri,
      anyObject,
      undefType,
      defaultType,
      hashType(richDataKeyType, richDataType),
      arrayType(richDataType),
    ],
  };
  return richDataMeaning;
}

type Real = Exclude<Type, TypeAliasType>;

interface AliasMeaning {
  /** Normalized definition of the alias. While the definition is being read, a reference to an unknown type. */
  type: Type;
  /**
   * True if the alias refers to itself, directly or through other aliases. Assumed to be true while its definition is
   * being read.
   */
  isRecursive: boolean;
}

const meanings = new WeakMap<TypeAliasType, AliasMeaning>();
const unread: Type = { kind: 'TypeReference', text: 'UnresolvedTypeReference' };

/**
 * Resolves an alias when its name is first used, and detects recursion (`PTypeAliasType#resolve`). Throws if the
 * definition is only a cycle of aliases (`type A = B`, `type B = A`). The error names the alias that was used first.
 */
export function resolveMeaning(alias: TypeAliasType): Readonly<AliasMeaning> {
  const known = meanings.get(alias);
  if (known !== undefined) return known;
  const meaning: AliasMeaning = { type: unread, isRecursive: true };
  meanings.set(alias, meaning);
  try {
    meaning.type = normalize(alias.resolve());
    const guard = new RecursionGuard();
    if (!hasRealType(alias, guard)) {
      throw new PuppetError(catalogIssues.endlessAlias({ name: alias.name }), undefined, 'ArgumentError');
    }
    meaning.isRecursive = guard.wasMetAgain(alias);
    if (meaning.isRecursive) {
      visitTypes(alias, markRecursive, new RecursionGuard());
      dropAliasesOfNothing(alias, meaning);
    }
  } catch (error) {
    meanings.delete(alias);
    throw error;
  }
  return meaning;
}

/** Visits a type and all types inside it. Visits a recursive alias once per path (`PAnyType#accept`). */
function visitTypes(type: Type, visit: (type: Type) => void, guard: RecursionGuard): void {
  if (type.kind !== 'TypeAlias') {
    visit(type);
    for (const inner of containedTypes(type)) visitTypes(inner, visit, guard);
    return;
  }
  const enter = (): void => {
    visit(type);
    visitTypes(resolveMeaning(type).type, visit, guard);
  };
  if (resolveMeaning(type).isRecursive) guard.withLeft(type, () => (guard.repeatsLeft ? undefined : enter()));
  else enter();
}

function hasRealType(type: Type, guard: RecursionGuard): boolean {
  let found = false;
  visitTypes(type, ({ kind }) => (found ||= kind !== 'TypeAlias' && kind !== 'Variant'), guard);
  return found;
}

/**
 * Checks again whether an alias is recursive. At the first check, the other aliases of a cycle may not have been
 * resolved yet.
 */
function markRecursive(type: Type): void {
  const meaning = type.kind === 'TypeAlias' ? meanings.get(type) : undefined;
  if (type.kind !== 'TypeAlias' || meaning === undefined || meaning.isRecursive || meaning.type === unread) return;
  meaning.isRecursive = true;
  meaning.isRecursive = mentionsItself(type);
  if (meaning.isRecursive) dropAliasesOfNothing(type, meaning);
}

function mentionsItself(alias: TypeAliasType): boolean {
  const guard = new RecursionGuard();
  visitTypes(alias, () => {}, guard);
  return guard.wasMetAgain(alias);
}

/**
 * Removes alternatives that lead only to aliases from a recursive definition. For example, if `A` is defined as
 * `Variant[Integer, A]`, its definition becomes `Integer`.
 */
function dropAliasesOfNothing(alias: TypeAliasType, meaning: AliasMeaning): void {
  if (meaning.type.kind !== 'Variant') return;
  const { types } = meaning.type;
  const real = types.filter((each) => each !== alias && hasRealType(each, new RecursionGuard()));
  if (real.length === types.length) return;
  meaning.type = variantType(real);
  meaning.isRecursive = mentionsItself(alias);
}

/** True for an alias that refers to itself, such as `Data` and `RichData`. */
export function isRecursive(type: Type): boolean {
  return type.kind === 'TypeAlias'
    ? resolveMeaning(type).isRecursive
    : type.kind === 'Data' || type.kind === 'RichData';
}

/** True if an alias refers to itself through variants only, without a collection in between. */
export function isCircular(alias: TypeAliasType): boolean {
  const seen = new Set<Type>();
  const leadsBack = (type: Type): boolean => {
    if (type.kind === 'Variant') return type.types.some(leadsBack);
    if (type.kind === 'Optional') return type.type !== undefined && leadsBack(type.type);
    if (type.kind !== 'TypeAlias') return false;
    if (seen.has(type)) return type === alias;
    seen.add(type);
    return leadsBack(resolveMeaning(type).type);
  };
  return leadsBack(alias);
}

/** Resolves an alias to its type. Returns any other type unchanged, including `Data` and `RichData`. */
export function resolveAlias(type: Type): Real {
  let each = type;
  while (each.kind === 'TypeAlias') each = resolveMeaning(each).type;
  return each;
}

/** Resolves an alias like `resolveAlias`. Also replaces `Data` and `RichData` with their variants. */
export function expandAlias(type: Type): Exclude<Type, TypeAliasType> {
  const resolved = resolveAlias(type);
  if (resolved.kind === 'Data') return resolveAlias(expandData());
  if (resolved.kind === 'RichData') return resolveAlias(expandRichData());
  return resolved;
}

export function isAliasLike(type: Type): boolean {
  return type.kind === 'TypeAlias' || type.kind === 'Data' || type.kind === 'RichData';
}

/** Returns the simplest type that has the same instances. Messages print this type. */
export function normalize(type: Type): Type {
  return computeNormalForm(type, resolveAlias);
}
