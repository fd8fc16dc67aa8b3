import { rubyClass } from '../ruby-class.ts';
import { evaluationIssues } from '../../diagnostics/issues/evaluation.ts';
import { typeAccessIssues } from '../../diagnostics/issues/type-access.ts';
import { rubyError } from '../../diagnostics/issues/ruby.ts';
import { compileRegexp } from '../../values/regexp/regexp.ts';
import { mergeRanges } from '../../values/merge-ranges.ts';
import { parseVersionRange } from '../../values/semver-range.ts';
import { PuppetHash, TypeValue, isArray, type Value } from '../../values/value.ts';
import {
  boundOf,
  capitalArticle,
  checkKeys,
  collectionSize,
  flatten,
  isIntegerOrDefault,
  keyName,
  notAType,
  singleType,
  takeSize,
  typeLabel,
  unwrapType,
  wrongCount,
} from './check.ts';
import { TypeAccessError } from './access-error.ts';
import { accessClass, accessResource } from './reference-access.ts';
import { accessTime, accessUri } from './time.ts';
import {
  arrayType,
  enumType,
  floatType,
  hashType,
  integerType,
  iterableType,
  iteratorType,
  literalString,
  notUndefType,
  optionalType,
  patternType,
  regexpType,
  semVerType,
  sizeRange,
  stringType,
  trueType,
  falseType,
  tupleType,
  typeType,
  variantType,
} from '../factory.ts';
import { generalize } from '../generalize.ts';
import { makeInit } from '../new/init.ts';
import type { ReadType } from '../new/read-signatures.ts';
import { makeCallable, makeStruct } from './callable-and-struct.ts';
import { withArticle } from '../mismatch/mismatch-text.ts';
import { makeObjectType } from '../objects/object.ts';
import { makeTypeSet } from '../typeset.ts';
import type { Type } from '../type.ts';

/** Returns a parameter of a declared resource, as in `File['/x']['mode']`. */
export type ParameterOf = (reference: Type, parameter: Value) => Value;

/**
 * Returns the type with the given parameters. References to several resources give an array of types.
 * @param readType parses the signatures for an `Init` type
 * @throws TypeAccessError for invalid parameters. A `PuppetError` with Ruby's class for other errors, such as an
 * invalid regular expression.
 */
export function accessType(type: Type, keys: readonly Value[], readType: ReadType, parameterOf?: ParameterOf): Value {
  switch (type.kind) {
    case 'Resource':
      return accessResource(type, keys, parameterOf);
    case 'Class':
      return accessClass(type, keys, parameterOf);
    default:
      return new TypeValue(specialize(type, keys, readType));
  }
}

const isString = (value: Value): value is string => typeof value === 'string';
const isAType = (value: Value): boolean => unwrapType(value) !== undefined;
const kindOf = (value: Value): string | undefined =>
  typeof value === 'object' && !isArray(value) ? value.kind : undefined;
const typesOf = (keys: readonly Value[]): Type[] => keys.flatMap((key) => unwrapType(key) ?? []);

function specialize(type: Type, given: readonly Value[], readType: ReadType): Type {
  switch (type.kind) {
    case 'Callable':
      return makeCallable(given);
    case 'Struct':
      checkKeys(type, given, 1, 1, 'Hash', (key) => key instanceof PuppetHash);
      return makeStruct(given[0]);
    case 'Init': {
      const [first, ...args] = given;
      return makeInit(unwrapType(first) ?? notAType('Init-Type', first, 0), args, readType);
    }
    default:
      return specializeFlat(type, flatten(given));
  }
}

function specializeFlat(type: Type, keys: readonly Value[]): Type {
  switch (type.kind) {
    case 'Integer':
      return makeInteger(keys);
    case 'Float':
      return makeFloat(keys);
    case 'Boolean':
      checkKeys(type, keys, 1, 1, 'TrueClass or FalseClass', (key) => typeof key === 'boolean');
      return keys[0] === true ? trueType : falseType;
    case 'String':
      if (keys.length < 1 || keys.length > 2) {
        throw new TypeAccessError(evaluationIssues.stringSliceArity({ actual: keys.length }), 'access');
      }
      return stringType(collectionSize(0, keys));
    case 'Enum': {
      const last = keys.at(-1);
      const values = typeof last === 'boolean' ? keys.slice(0, -1) : keys;
      checkKeys(type, values, 1, Infinity, 'String', isString);
      return enumType(
        values.filter((value) => typeof value === 'string'),
        last === true,
      );
    }
    case 'Pattern':
      return makePattern(type, keys);
    case 'Regexp':
      if (keys.length !== 1)
        wrongCount(capitalArticle(type), 1, undefined, keys.length, keys.length === 0 ? 'access' : 1);
      checkKeys(type, keys, 1, 1, 'String or Regexp', (key) => isString(key) || kindOf(key) === 'Regexp');
      return regexpType(regexpSource(keys[0]));
    case 'Collection':
      if (keys.length < 1 || keys.length > 2) wrongCount('Collection-Type', 1, 2, keys.length);
      return { kind: 'Collection', size: collectionSize(0, keys) };
    case 'Array':
      return makeArray(keys);
    case 'Hash':
      return makeHash(keys);
    case 'Tuple': {
      const { rest, size } = takeSize(keys);
      checkKeys(type, rest, 1, Infinity, 'Any-Type', isAType);
      return tupleType(typesOf(rest), size);
    }
    case 'Variant':
      checkKeys(type, keys, 1, Infinity, 'Any-Type', isAType);
      return variantType(typesOf(keys));
    case 'Optional': {
      const [only] = keys;
      return optionalType(
        keys.length === 1 && typeof only === 'string' ? literalString(only) : singleType('Optional-Type', keys),
      );
    }
    case 'NotUndef':
      return makeNotUndef(keys);
    case 'Type':
      return typeType(singleType('Type-Type', keys));
    case 'Sensitive': {
      // Puppet keeps only the generalized type in `Sensitive[...]`.
      const inner = generalize(singleType('Sensitive-Type', keys));
      return { kind: 'Sensitive', type: inner.kind === 'Any' ? undefined : inner };
    }
    case 'Iterable':
      return iterableType(singleType('Iterable-Type', keys));
    case 'Iterator':
      return iteratorType(singleType('Iterator-Type', keys));
    case 'Runtime': {
      checkKeys(type, keys, 2, 2, 'String or String', isString);
      const [runtime = '', name = ''] = keys.filter(isString);
      return { kind: 'Runtime', runtime, name };
    }
    case 'SemVer': {
      const isRange = (key: Value): boolean => isString(key) || kindOf(key) === 'SemVerRange';
      checkKeys(type, keys, 1, Infinity, 'String or SemanticPuppet::VersionRange', isRange);
      const ranges = keys.flatMap((key) => {
        if (isString(key)) return [parseVersionRange(key)];
        return typeof key === 'object' && !isArray(key) && key.kind === 'SemVerRange' ? [key.range] : [];
      });
      return semVerType(mergeRanges(ranges));
    }
    case 'Timestamp':
    case 'Timespan':
      if (keys.length > 2) wrongCount(capitalArticle(type), 0, 2, keys.length);
      return accessTime(type.kind, keys);
    case 'URI':
      return accessUri(keys);
    case 'Object':
      return makeObjectType(type, keys);
    case 'TypeSet':
      if (keys.length !== 1) wrongCount('TypeSet-Type', 1, undefined, keys.length);
      return makeTypeSet(keys[0]);
    case 'TypeReference':
      throw new TypeAccessError(evaluationIssues.unknownResourceType({ name: type.text }), 'access');
    default: {
      const issue = evaluationIssues.notApplicable({ operator: '[]', left: withArticle(typeLabel(type)) });
      throw new TypeAccessError(issue, 'type');
    }
  }
}

function makeInteger(keys: readonly Value[]): Type {
  if (keys.length < 1 || keys.length > 2) {
    throw new TypeAccessError(typeAccessIssues.rangeCount({ type: 'Integer', actual: keys.length }), 'access');
  }
  const wrong = keys.findIndex((key) => !isIntegerOrDefault(key));
  if (wrong >= 0) {
    throw new TypeAccessError(typeAccessIssues.rangeBound({ type: 'Integer', actual: rubyClass(keys[wrong]) }), wrong);
  }
  return integerType(boundOf(keys[0]), boundOf(keys[1]));
}

function makeFloat(keys: readonly Value[]): Type {
  if (keys.length < 1 || keys.length > 2) {
    throw new TypeAccessError(typeAccessIssues.rangeCount({ type: 'Float', actual: keys.length }), 'access');
  }
  const wrong = keys.findIndex((key) => !isIntegerOrDefault(key) && typeof key !== 'number');
  if (wrong >= 0) {
    throw new TypeAccessError(typeAccessIssues.rangeBound({ type: 'Float', actual: rubyClass(keys[wrong]) }), wrong);
  }
  const bound = (key: Value): number | undefined =>
    typeof key === 'bigint' ? Number(key) : typeof key === 'number' ? key : undefined;
  return floatType(bound(keys[0]), bound(keys[1]));
}

/** Returns the source of the regular expression in a key. An invalid expression is reported when the type is used. */
function regexpSource(key: Value): string {
  if (isString(key)) return key;
  return typeof key === 'object' && !isArray(key) && key.kind === 'Regexp' ? key.source : '';
}

function makePattern(type: Type, keys: readonly Value[]): Type {
  const isPattern = (key: Value): boolean => {
    const keyType = unwrapType(key);
    return isString(key) || kindOf(key) === 'Regexp' || keyType?.kind === 'Pattern' || keyType?.kind === 'Regexp';
  };
  checkKeys(type, keys, 1, Infinity, 'String or Regexp or Pattern-Type or Regexp-Type', isPattern);
  return patternType(
    keys.flatMap((key) => {
      const keyType = unwrapType(key);
      if (keyType?.kind === 'Pattern') return keyType.patterns;
      if (keyType?.kind === 'Regexp') return [keyType.pattern ?? ''];
      const source = regexpSource(key);
      compileRegexp(source);
      return [source];
    }),
  );
}

function makeArray(keys: readonly Value[]): Type {
  const element = unwrapType(keys[0]);
  switch (keys.length) {
    case 1:
      return arrayType(element ?? notAType('Array-Type', keys[0], 0));
    case 2:
      return element === undefined
        ? arrayType(undefined, collectionSize(0, keys))
        : arrayType(element, collectionSize(1, keys.slice(1)));
    case 3:
      return arrayType(element ?? notAType('Array-Type', keys[0], 0), collectionSize(1, keys.slice(1)));
    default:
      return wrongCount('Array-Type', 1, 3, keys.length);
  }
}

function makeHash(keys: readonly Value[]): Type {
  const [first, second, third] = keys;
  if (keys.length === 2 && typeof first === 'bigint' && typeof second === 'bigint') {
    return hashType(undefined, undefined, sizeRange(integerType(first, second).from, second));
  }
  const wrong = keys.slice(0, 2).findIndex((key) => !isAType(key));
  if (wrong >= 0) notAType('Hash-Type', keys[wrong], wrong);
  switch (keys.length) {
    case 2:
      return hashType(unwrapType(first), unwrapType(second));
    case 3: {
      const size = third === undefined ? integerType(0n, undefined) : unwrapType(third);
      if (size?.kind === 'Integer')
        return hashType(unwrapType(first), unwrapType(second), sizeRange(size.from, size.to));
      if (!isIntegerOrDefault(third)) throw rubyError(`comparison of ${rubyClass(third)} with Infinity failed`);
      return hashType(unwrapType(first), unwrapType(second), sizeRange(boundOf(third), undefined));
    }
    case 4:
      return hashType(unwrapType(first), unwrapType(second), collectionSize(2, keys.slice(2)));
    default:
      return wrongCount('Hash-Type', 2, 4, keys.length);
  }
}

function makeNotUndef(keys: readonly Value[]): Type {
  if (keys.length > 1) wrongCount('NotUndef-Type', 0, 1, keys.length);
  const [only] = keys;
  if (keys.length === 0) return notUndefType(undefined);
  if (typeof only === 'string') return notUndefType(literalString(only));
  const inner = unwrapType(only);
  if (inner === undefined) {
    throw new TypeAccessError(typeAccessIssues.notUndefArgument({ actual: rubyClass(only) }), 0);
  }
  return notUndefType(inner);
}

export { keyName };
