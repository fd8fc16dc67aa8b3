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
import { normalFormOf } from './normalize.ts';
import { containedTypes } from './contained-types.ts';
import { anyObject, anyTypeSet } from './objects/any-object.ts';
import type { Type, TypeAliasType } from './type.ts';

/** `Data` and `RichData` are aliases in Puppet (`pops/loader/static_loader.rb`); here they are kinds with these meanings. */
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

/** What is known of an alias whose declaration was read. */
interface AliasMeaning {
  /** The declared type in its normal form; an unknown reference while the declaration is being read. */
  type: Type;
  /** Whether the alias mentions itself, directly or through other aliases; assumed while its declaration is read. */
  isRecursive: boolean;
}

const meanings = new WeakMap<TypeAliasType, AliasMeaning>();
const unread: Type = { kind: 'TypeReference', text: 'UnresolvedTypeReference' };

/**
 * Reads the declaration of an alias when its name is first used, and finds out whether it is recursive (`PTypeAliasType#resolve`).
 * Throws when there is nothing in the declaration but aliases that lead back (`type A = B`, `type B = A`): of two such, the one whose
 * name was used first is to blame, since the other meets it half-read.
 */
export function meaningOf(alias: TypeAliasType): Readonly<AliasMeaning> {
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

/** Visits a type and those within it, each recursive alias once on a way (`PAnyType#accept`). */
function visitTypes(type: Type, visit: (type: Type) => void, guard: RecursionGuard): void {
  if (type.kind !== 'TypeAlias') {
    visit(type);
    for (const inner of containedTypes(type)) visitTypes(inner, visit, guard);
    return;
  }
  const enter = (): void => {
    visit(type);
    visitTypes(meaningOf(type).type, visit, guard);
  };
  if (meaningOf(type).isRecursive) guard.withLeft(type, () => (guard.repeatsLeft ? undefined : enter()));
  else enter();
}

/** Whether there is more in a type than aliases and variants. */
function hasRealType(type: Type, guard: RecursionGuard): boolean {
  let found = false;
  visitTypes(type, ({ kind }) => (found ||= kind !== 'TypeAlias' && kind !== 'Variant'), guard);
  return found;
}

/** An alias that was read while another one, which it mentions, was not: it is looked at again. */
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

/** `Variant[Integer, A]` within `A` is `Integer`. */
function dropAliasesOfNothing(alias: TypeAliasType, meaning: AliasMeaning): void {
  if (meaning.type.kind !== 'Variant') return;
  const { types } = meaning.type;
  const real = types.filter((each) => each !== alias && hasRealType(each, new RecursionGuard()));
  if (real.length === types.length) return;
  meaning.type = variantType(real);
  meaning.isRecursive = mentionsItself(alias);
}

/** Whether a type is an alias that mentions itself, as `Data` and `RichData` do. */
export function isRecursive(type: Type): boolean {
  return type.kind === 'TypeAlias' ? meaningOf(type).isRecursive : type.kind === 'Data' || type.kind === 'RichData';
}

/** Whether an alias leads back to itself through variants alone, so that no value is taken apart on the way. */
export function isCircular(alias: TypeAliasType): boolean {
  const seen = new Set<Type>();
  const leadsBack = (type: Type): boolean => {
    if (type.kind === 'Variant') return type.types.some(leadsBack);
    if (type.kind === 'Optional') return type.type !== undefined && leadsBack(type.type);
    if (type.kind !== 'TypeAlias') return false;
    if (seen.has(type)) return type === alias;
    seen.add(type);
    return leadsBack(meaningOf(type).type);
  };
  return leadsBack(alias);
}

/** What an alias stands for, through aliases of aliases; other types are themselves. `Data` and `RichData` stay as they are. */
export function resolveAlias(type: Type): Real {
  let each = type;
  while (each.kind === 'TypeAlias') each = meaningOf(each).type;
  return each;
}

/** Like `resolveAlias`, and `Data` and `RichData` become the variants that they stand for. */
export function expandAlias(type: Type): Exclude<Type, TypeAliasType> {
  const resolved = resolveAlias(type);
  if (resolved.kind === 'Data') return resolveAlias(expandData());
  if (resolved.kind === 'RichData') return resolveAlias(expandRichData());
  return resolved;
}

export function isAliasLike(type: Type): boolean {
  return type.kind === 'TypeAlias' || type.kind === 'Data' || type.kind === 'RichData';
}

/** The plainest type with the same instances: what messages speak of. */
export function normalize(type: Type): Type {
  return normalFormOf(type, resolveAlias);
}
