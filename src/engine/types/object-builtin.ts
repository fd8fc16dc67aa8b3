/** The object types that Puppet declares itself. */
import { PuppetHash } from '../values/value.ts';
import { anyString, callableType, dataType, emptyTuple, hashType, nonEmptyString, optionalType } from './factory.ts';
import { anyObject } from './object-defaults.ts';
import type { ObjectAttribute, ObjectType, Type } from './type.ts';

function attribute(name: string, type: Type, optional = true): ObjectAttribute {
  return { name, type, kind: 'normal', final: false, override: false, hasValue: optional, value: undefined };
}

/** `Error`: what a function fails with as a value (`datatypes/error.rb`). */
export const errorType: ObjectType = {
  ...anyObject,
  name: 'Error',
  typeParameters: [
    attribute('kind', optionalType(anyString), false),
    attribute('issue_code', optionalType(anyString), false),
  ],
  attributes: [
    attribute('msg', nonEmptyString, false),
    attribute('kind', optionalType(nonEmptyString)),
    attribute('details', optionalType(hashType(nonEmptyString, dataType))),
    attribute('issue_code', optionalType(nonEmptyString)),
  ],
  functions: [
    { name: 'message', type: callableType(emptyTuple, undefined, nonEmptyString), final: false, override: false },
  ],
  initHash: PuppetHash.fromObject({ name: 'Error' }),
};
