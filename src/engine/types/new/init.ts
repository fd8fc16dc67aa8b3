/** Valid arguments of `T.new`, for `Init[T, ...]` (Puppet's `p_init_type.rb`). */
import type { Value } from '../../values/value.ts';
import { expandAlias } from '../alias.ts';
import { argumentError } from '../assert.ts';
import { isAssignable } from '../assignable/assignable.ts';
import { tupleSize } from '../assignable/collection.ts';
import { anyArray, anyTuple, anyType, callableType, exactSize, initType, tupleType, variantType } from '../factory.ts';
import { formatType, formatTypeText } from '../format.ts';
import { inferTypeSet } from '../infer.ts';
import { generalize } from '../generalize.ts';
import type { Signature } from '../mismatch/mismatch.ts';
import type { InitShape, InitType, TupleType, Type } from '../type.ts';
import { objectSignatures } from './object-signatures.ts';
import { readSignatures, type ReadType } from './read-signatures.ts';
import {
  arraySignatures,
  binarySignatures,
  booleanSignatures,
  floatSignatures,
  hashSignatures,
  integerSignatures,
  type NewSignatures,
  numericSignatures,
  regexpSignatures,
  semVerRangeSignatures,
  semVerSignatures,
  sensitiveSignatures,
  stringSignatures,
  timespanSignatures,
  timestampSignatures,
  typeSignatures,
  unitSignatures,
  uriSignatures,
} from './signatures.ts';

/** Creates `Init[T, ...arguments]`. Its shape is computed on first use. */
export function makeInit(target: Type, args: readonly Value[], readType: ReadType): InitType {
  let shape: InitShape | undefined;
  const init = initType(target, args, () => {
    if (shape !== undefined) return shape;
    // A recursive type reads this value while its shape is computed.
    shape = { single: target, several: undefined, hasOptionalSingle: false };
    shape = args.length === 0 ? computeShape(target, readType) : shapeWithArguments(init, target, readType);
    return shape;
  });
  return init;
}

function computeShape(target: Type, readType: ReadType): InitShape {
  const tuples = parametersOfNew(target, readType);
  const isSingle = (tuple: TupleType): boolean => {
    const { from, to } = tupleSize(tuple);
    return from === 1n && to === 1n;
  };
  const others = tuples.filter((tuple) => !isSingle(tuple));
  return {
    single: variantType([target, ...tuples.filter(isSingle).flatMap((tuple) => tuple.types.slice(0, 1))]),
    several: others.length === 0 ? undefined : variantType(others),
    hasOptionalSingle: others.some((tuple) => tupleSize(tuple).from === 1n),
  };
}

function shapeWithArguments(init: InitType, target: Type, readType: ReadType): InitShape {
  const given = init.arguments.map(inferTypeSet);
  const count = BigInt(given.length + 1);
  const fitting = parametersOfNew(target, readType).filter((tuple) => {
    const { from = 0n, to } = tupleSize(tuple);
    if (count < from || (to !== undefined && count > to)) return false;
    return isAssignable(tuple, tupleType([...tuple.types.slice(0, 1), ...given]));
  });
  if (fitting.length === 0) {
    argumentError(
      `The type '${formatType(init)}' does not represent a valid set of parameters for ${formatType(generalize(target))}.new()`,
    );
  }
  return {
    single: variantType([target, ...fitting.flatMap((tuple) => tuple.types.slice(0, 1))]),
    several: undefined,
    hasOptionalSingle: false,
  };
}

function parametersOfNew(target: Type, readType: ReadType): readonly TupleType[] {
  if (target.kind === 'Init' || target.kind === 'Optional' || target.kind === 'NotUndef') return unsupported(target);
  return signaturesOfNew(target, readType).map((each) => each.type.parameters ?? anyTuple);
}

function signaturesOfNew(target: Type, readType: ReadType): readonly Signature[] {
  const type = expandAlias(target);
  switch (type.kind) {
    case 'NotUndef':
      return type.type === undefined ? readSignatures(unitSignatures, readType) : signaturesOfNew(type.type, readType);
    case 'Optional':
      return type.type === undefined ? noConstructorOfOptional() : signaturesOfNew(type.type, readType);
    case 'Init':
      return type.type === undefined ? unsupported(type) : initSignatures(type);
    case 'Object': {
      const { byHash, byPosition } = objectSignatures(type);
      return [byHash, byPosition];
    }
    default:
      return readSignatures(SIGNATURES[type.kind] ?? unsupported(type), readType);
  }
}

const ofOneValue = (type: Type): Signature => ({
  type: callableType(tupleType([type], exactSize(1))),
  parameterNames: ['value'],
});

/**
 * Returns the signatures of `Init[T, ...].new`. If `T` is the only parameter, the elements of an array become the
 * arguments of `T.new`.
 */
export function initSignatures(init: InitType): readonly Signature[] {
  return init.arguments.length === 0 ? [ofOneValue(anyArray), ofOneValue(anyType)] : [ofOneValue(anyType)];
}

/** Throws Ruby's error for the constructor of an `Optional` without parameters. */
export function noConstructorOfOptional(): never {
  return argumentError("undefined method `new_function' for nil:NilClass");
}

const SIGNATURES: Readonly<Partial<Record<Type['kind'], NewSignatures>>> = {
  Integer: integerSignatures,
  Float: floatSignatures,
  Numeric: numericSignatures,
  Boolean: booleanSignatures,
  String: stringSignatures,
  Regexp: regexpSignatures,
  Array: arraySignatures,
  Tuple: arraySignatures,
  Hash: hashSignatures,
  Struct: hashSignatures,
  Timestamp: timestampSignatures,
  Timespan: timespanSignatures,
  SemVer: semVerSignatures,
  SemVerRange: semVerRangeSignatures,
  Binary: binarySignatures,
  URI: uriSignatures,
  Sensitive: sensitiveSignatures,
  Unit: unitSignatures,
  Type: typeSignatures,
};

export function unsupported(type: Type): never {
  return argumentError(`Creation of new instance of type '${formatTypeText(type)}' is not supported`);
}
