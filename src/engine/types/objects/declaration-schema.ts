import {
  anyBoolean,
  anyCallable,
  anyNotUndef,
  anyType,
  anyTypeType,
  arrayType,
  enumType,
  hashType,
  literalString,
  optionalType,
  patternType,
  structType,
  typeType,
  variantType,
} from '../factory.ts';
import { annotationType } from './builtin-object-types.ts';
import type { StructElement, StructType, Type } from '../type.ts';

export function element(name: string, value: Type, optional = true): StructElement {
  const key = literalString(name);
  return { name, key: optional ? optionalType(key) : key, value };
}

const MEMBER_NAME = patternType(['\\A[a-z_]\\w*\\z']);
export const QUALIFIED_NAME = patternType(['\\A[A-Z]\\w*(?:::[A-Z]\\w*)*\\z']);
const ANNOTATIONS = optionalType(hashType(typeType(annotationType), hashType(MEMBER_NAME, anyType)));
const members = hashType(MEMBER_NAME, anyNotUndef);

export const FUNCTION_TYPE = typeType(anyCallable);

export const OBJECT_INITIALIZER: StructType = structType([
  element('name', QUALIFIED_NAME),
  element('parent', anyTypeType),
  element('type_parameters', members),
  element('attributes', members),
  element('constants', hashType(MEMBER_NAME, anyType)),
  element('functions', hashType(variantType([MEMBER_NAME, literalString('[]')]), anyNotUndef)),
  element('equality', variantType([MEMBER_NAME, arrayType(MEMBER_NAME)])),
  element('equality_include_type', anyBoolean),
  element('checks', anyType),
  element('annotations', ANNOTATIONS),
]);

export const ATTRIBUTE_INITIALIZER: StructType = structType([
  element('type', anyTypeType, false),
  element('final', anyBoolean),
  element('override', anyBoolean),
  element('kind', enumType(['constant', 'derived', 'given_or_derived', 'reference'])),
  element('value', anyType),
  element('annotations', ANNOTATIONS),
]);

export const FUNCTION_INITIALIZER: StructType = structType([
  element('type', FUNCTION_TYPE, false),
  element('final', anyBoolean),
  element('override', anyBoolean),
  element('annotations', ANNOTATIONS),
]);
