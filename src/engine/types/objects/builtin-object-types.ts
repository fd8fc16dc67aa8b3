import { PuppetHash } from '../../values/value.ts';
import {
  anyArray,
  anyEnum,
  anyNotUndef,
  anyPattern,
  anyRegexp,
  anyString,
  callableType,
  dataType,
  emptyTuple,
  hashType,
  nonEmptyString,
  optionalType,
  patternType,
  typeType,
  undefType,
  variantType,
} from '../factory.ts';
import { anyObject } from './any-object.ts';
import type { ObjectAttribute, ObjectType, Type } from '../type.ts';

function attribute(name: string, type: Type, hasValue: boolean): ObjectAttribute {
  return { name, type, kind: 'normal', final: false, override: false, hasValue, value: undefined };
}

const parameterType = variantType([
  anyString,
  anyRegexp,
  typeType(anyEnum),
  typeType(anyPattern),
  typeType(anyNotUndef),
  typeType(undefType),
]);

/** `Error`, the value of a failed function call (`datatypes/error.rb`). */
export const errorType: ObjectType = {
  ...anyObject,
  name: 'Error',
  typeParameters: [
    attribute('kind', optionalType(parameterType), false),
    attribute('issue_code', optionalType(parameterType), false),
  ],
  attributes: [
    attribute('msg', nonEmptyString, false),
    attribute('kind', optionalType(nonEmptyString), true),
    attribute('details', optionalType(hashType(nonEmptyString, dataType)), true),
    attribute('issue_code', optionalType(nonEmptyString), true),
  ],
  functions: [
    { name: 'message', type: callableType(emptyTuple, undefined, nonEmptyString), final: false, override: false },
  ],
  initHash: PuppetHash.fromObject({ name: 'Error' }),
};

/** Type of `Deferred('name', [...])`. Its instances are `DeferredValue` (`pcore.rb`). */
export const deferredType: ObjectType = {
  ...anyObject,
  name: 'Deferred',
  attributes: [
    attribute('name', patternType(['\\A[$]?[a-z][a-z0-9_]*(?:::[a-z][a-z0-9_]*)*\\z']), false),
    attribute('arguments', optionalType(anyArray), true),
  ],
  initHash: PuppetHash.fromObject({ name: 'Deferred' }),
};

/** `Annotation`, the parent of types whose values annotate other types (`annotation.rb`). */
export const annotationType: ObjectType = {
  ...anyObject,
  name: 'Annotation',
  initHash: PuppetHash.fromObject({ name: 'Annotation' }),
};
