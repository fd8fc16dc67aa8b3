import { spend } from '../budget/meter.ts';
import { isAssignable } from './assignable/assignable.ts';
import {
  anyCallable,
  anyClass,
  anyEnum,
  anyResource,
  anyString,
  anyType,
  arrayType,
  dataType,
  enumType,
  floatType,
  hashType,
  integerType,
  numericType,
  patternType,
  regexpType,
  resourceType,
  richDataType,
  scalarDataType,
  scalarType,
  stringType,
  typeType,
  variantType,
} from './factory.ts';
import type { EnumType, Range, StringType, Type } from './type.ts';

/** Returns the most specific type that includes both types (`common_type` in Puppet's `type_calculator.rb`). */
export function commonType(a: Type, b: Type): Type {
  spend(1);
  if (a.kind === 'Undef') return b;
  if (b.kind === 'Undef') return a;
  if (a.kind === 'Unit') return b;
  if (b.kind === 'Unit') return a;
  if (isAssignable(a, b)) return a;
  if (isAssignable(b, a)) return b;
  return commonOfKind(a, b) ?? commonAbstract(a, b);
}

function commonOfKind(a: Type, b: Type): Type | undefined {
  switch (a.kind) {
    case 'Array':
      return b.kind === 'Array' ? arrayType(commonType(a.element, b.element)) : undefined;
    case 'Hash':
      return b.kind === 'Hash' ? hashType(commonType(a.key, b.key), commonType(a.value, b.value)) : undefined;
    case 'Class':
      return b.kind === 'Class' ? anyClass : undefined;
    case 'Resource':
      if (b.kind !== 'Resource') return undefined;
      return a.typeName === b.typeName ? resourceType(a.typeName) : anyResource;
    case 'Integer': {
      if (b.kind !== 'Integer') return undefined;
      const { from, to } = coverRanges(a, b);
      return integerType(from, to);
    }
    case 'Float': {
      if (b.kind !== 'Float') return undefined;
      const { from, to } = coverRanges(a, b);
      return floatType(from, to);
    }
    case 'String':
      return b.kind === 'String' || b.kind === 'Enum' ? commonString(a, b) : undefined;
    case 'Pattern':
      return b.kind === 'Pattern' ? patternType([...a.patterns, ...b.patterns]) : undefined;
    case 'Enum':
      if (b.kind === 'Enum') return enumType([...a.values, ...b.values]);
      if (b.kind !== 'String') return undefined;
      return b.value === undefined ? anyEnum : enumType([...a.values, b.value]);
    case 'Variant':
      return b.kind === 'Variant' ? variantType([...a.types, ...b.types]) : undefined;
    case 'Regexp':
      return b.kind === 'Regexp' ? regexpType(undefined) : undefined;
    case 'Callable':
      return b.kind === 'Callable' ? anyCallable : undefined;
    default:
      return undefined;
  }
}

function commonString(a: StringType, b: StringType | EnumType): Type {
  if (b.kind === 'Enum') return a.value === undefined ? anyEnum : enumType([...b.values, a.value]);
  if (a.size === undefined || b.size === undefined) {
    return a.value === undefined || b.value === undefined ? anyString : enumType([a.value, b.value]);
  }
  return stringType(coverRanges(a.size, b.size));
}

function coverRanges<N extends bigint | number>(a: Range<N>, b: Range<N>): Range<N> {
  return {
    from: a.from === undefined || b.from === undefined ? undefined : a.from < b.from ? a.from : b.from,
    to: a.to === undefined || b.to === undefined ? undefined : a.to > b.to ? a.to : b.to,
  };
}

function commonAbstract(a: Type, b: Type): Type {
  const covers = (type: Type): boolean => isAssignable(type, a) && isAssignable(type, b);
  for (const type of [numericType, scalarDataType, scalarType, dataType]) if (covers(type)) return type;
  if (a.kind === 'Type' && b.kind === 'Type') {
    return typeType(a.type === undefined ? b.type : b.type === undefined ? a.type : commonType(a.type, b.type));
  }
  return covers(richDataType) ? richDataType : anyType;
}
