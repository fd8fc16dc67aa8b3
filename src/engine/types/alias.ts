import {
  anyArray,
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
import { anyObject, anyTypeSet } from './object-defaults.ts';
import type { Type, TypeAliasType } from './type.ts';

/** `Data` and `RichData` are aliases in Puppet (`pops/loader/static_loader.rb`); here they are kinds with these meanings. */
let dataMeaning: Type | undefined;
let richDataMeaning: Type | undefined;

export const richDataKeyType: Type = { kind: 'Variant', types: [anyString, numericType] };

export function expandData(): Type {
  dataMeaning ??= {
    kind: 'Variant',
    types: [scalarDataType, undefType, hashType(anyString, dataType), arrayType(dataType)],
  };
  return dataMeaning;
}

export function expandRichData(): Type {
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

/** What an alias stands for, through aliases of aliases; other types are themselves. `Data` and `RichData` stay as they are. */
export function resolveAlias(type: Type): Exclude<Type, TypeAliasType> {
  let current = type;
  const seen = new Set<Type>();
  while (current.kind === 'TypeAlias') {
    // `type A = B`, `type B = A`: whoever declares them reports it; here it is enough not to hang.
    if (seen.has(current)) return anyArray;
    seen.add(current);
    current = current.resolve();
  }
  return current;
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
