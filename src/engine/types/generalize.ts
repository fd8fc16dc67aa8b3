import {
  anyArray,
  anyBoolean,
  anyCollection,
  anyFloat,
  anyInteger,
  anyString,
  anyTimespan,
  anyTimestamp,
  anyUri,
  arrayType,
  callableType,
  hashType,
  stringType,
  tupleType,
  variantType,
} from './factory.ts';
import { textLength } from '../values/text.ts';
import type { TupleType, Type } from './type.ts';

/**
 * Removes everything from a type that is specific to single values: literal strings, ranges and sizes (`generalize` in
 * Puppet).
 */
export function generalize(type: Type): Type {
  switch (type.kind) {
    case 'Integer':
      return anyInteger;
    case 'Float':
      return anyFloat;
    case 'Boolean':
      return anyBoolean;
    case 'String':
      return anyString;
    case 'Timestamp':
      return anyTimestamp;
    case 'Timespan':
      return anyTimespan;
    case 'URI':
      return anyUri;
    case 'Collection':
      return anyCollection;
    case 'Enum': {
      if (type.values.length === 0) return anyString;
      const sizes = type.values.map(textLength);
      return stringType({ from: BigInt(Math.min(...sizes)), to: BigInt(Math.max(...sizes)) });
    }
    case 'Array':
      return type.element.kind === 'Any' ? anyArray : arrayType(generalize(type.element));
    case 'Hash':
      if (type.size?.to === 0n) return type;
      return hashType(generalize(type.key), generalize(type.value));
    case 'Tuple':
      return generalizeTuple(type);
    case 'Struct':
      return { kind: 'Struct', elements: type.elements.map((each) => ({ ...each, value: generalize(each.value) })) };
    case 'Variant':
      return type.types.length === 0 ? type : variantType(type.types.map(generalize));
    case 'Optional':
    case 'NotUndef':
    case 'Sensitive':
    case 'Type':
      return type.type === undefined ? type : { ...type, type: generalize(type.type) };
    case 'Iterable':
    case 'Iterator':
      return type.element === undefined ? type : { ...type, element: generalize(type.element) };
    case 'Init':
      return type.type === undefined ? type : { ...type, type: generalize(type.type) };
    case 'Object':
      return type.extension?.base ?? type;
    case 'Callable':
      return callableType(
        type.parameters === undefined ? undefined : generalizeTuple(type.parameters),
        type.block === undefined ? undefined : generalize(type.block),
        type.returnType === undefined ? undefined : generalize(type.returnType),
      );
    default:
      return type;
  }
}

function generalizeTuple(type: TupleType): TupleType {
  return tupleType(type.types.map(generalize), type.size);
}
