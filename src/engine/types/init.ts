/** `Init[T, ...]`: what `T.new` can be given (`p_init_type.rb` of Puppet). */
import type { Value } from '../values/value.ts';
import { argumentError } from './assert.ts';
import { isAssignable } from './assignable/assignable.ts';
import { tupleSize } from './assignable/collection.ts';
import { anyTuple, anyType, tupleType, variantType } from './factory.ts';
import { formatType, formatTypeText } from './format.ts';
import { generalize, inferTypeSet } from './infer.ts';
import { isInstance } from './instance.ts';
import { constructorOf } from '../functions/conversion/new.ts';
import type { InitType, TupleType, Type } from './type.ts';

export interface InitShape {
  /** What can be the one argument. */
  readonly single: Type;
  /** Arrays that can be spread over several parameters. */
  readonly several: Type | undefined;
  /** Whether one of these takes a single argument too. */
  readonly hasOptionalSingle: boolean;
}

const shapes = new WeakMap<InitType, InitShape>();

/** The shape of an `Init` type; throws when `T` has no `new`, or not with these arguments. */
export function initShape(init: InitType): InitShape {
  const known = shapes.get(init);
  if (known !== undefined) return known;
  const target = init.type ?? anyType;
  // A recursive type meets this while its own shape is being found.
  shapes.set(init, { single: target, several: undefined, hasOptionalSingle: false });
  const shape = init.arguments.length === 0 ? shapeOf(target) : shapeWithArguments(init, target);
  shapes.set(init, shape);
  return shape;
}

function parametersOf(target: Type): readonly TupleType[] {
  if (target.kind === 'Init' || target.kind === 'Optional' || target.kind === 'NotUndef') {
    return argumentError(`Creation of new instance of type '${formatTypeText(target)}' is not supported`);
  }
  return constructorOf(target).signatures.map((each) => each.type.parameters ?? anyTuple);
}

function shapeOf(target: Type): InitShape {
  const tuples = parametersOf(target);
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

function shapeWithArguments(init: InitType, target: Type): InitShape {
  const given = init.arguments.map(inferTypeSet);
  const count = BigInt(given.length + 1);
  const fitting = parametersOf(target).filter((tuple) => {
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

/** Whether a value can be given to `new`; `spread` looks at arrays of arguments only. */
export function acceptedByInit(shape: InitShape, value: Value, spread = false): boolean {
  if (!spread && isInstance(shape.single, value)) return true;
  if (shape.several === undefined) return false;
  return isInstance(shape.several, value) || (shape.hasOptionalSingle && isInstance(shape.several, [value]));
}

/** Whether values of a type can be given to `new`. */
export function assignableToInit(shape: InitShape, from: Type, decide: (to: Type, from: Type) => boolean): boolean {
  if (decide(shape.single, from)) return true;
  if (shape.several === undefined) return false;
  return decide(shape.several, from) || (shape.hasOptionalSingle && decide(shape.several, tupleType([from])));
}
