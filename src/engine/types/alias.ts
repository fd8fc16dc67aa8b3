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
} from './factory.ts';
import { normalFormOf } from './normalize.ts';
import { anyObject, anyTypeSet } from './objects/defaults.ts';
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

const resolved = new WeakMap<TypeAliasType, Real>();
const resolving = new Set<TypeAliasType>();

/**
 * What an alias stands for, through aliases of aliases and in its normal form, as Puppet keeps it; other types are themselves.
 * `Data` and `RichData` stay as they are. An alias that is nothing but itself (`type A = A`) is a reference that nobody knows.
 */
export function resolveAlias(type: Type): Real {
  if (type.kind !== 'TypeAlias') return type;
  const known = resolved.get(type);
  if (known !== undefined) return known;
  if (resolving.has(type)) {
    const raw = type.resolve();
    return raw.kind === 'TypeAlias' ? { kind: 'TypeReference', text: type.name } : raw;
  }
  resolving.add(type);
  try {
    const target = resolveAlias(type.resolve());
    const real = target.kind === 'Object' || target.kind === 'TypeSet' ? target : resolveAlias(normalize(target));
    resolved.set(type, real);
    return real;
  } finally {
    resolving.delete(type);
  }
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
