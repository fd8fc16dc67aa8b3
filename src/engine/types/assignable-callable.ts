import type { Assignable } from './assignable.ts';
import { expandAlias } from './alias.ts';
import { tupleSize } from './assignable-collection.ts';
import { anyType, exactSize, undefType } from './factory.ts';
import { isAssignable } from './assignable.ts';
import { rangeCovers } from './range.ts';
import type { CallableType, TupleType, Type } from './type.ts';

/** A callable serves for another when it accepts at least what the other is called with, and yields what is wanted. */
export function isCallableAssignable(to: CallableType, from: Type, decide: Assignable): boolean {
  if (from.kind !== 'Callable') return false;
  if (to.returnType !== undefined && !decide(to.returnType, from.returnType ?? anyType)) return false;
  if (to.parameters === undefined) return true;
  if (from.parameters === undefined || !decide(from.parameters, to.parameters)) return false;
  return decide(from.block ?? undefType, to.block ?? undefType);
}

/** Whether a type is that of lambdas: a `Callable`, a variant of them, or (with `optional`) an `Optional` of one. */
export function isKindOfCallable(type: Type, optional = true): boolean {
  const resolved = expandAlias(type);
  switch (resolved.kind) {
    case 'Callable':
      return true;
    case 'Optional':
      return optional && resolved.type !== undefined && isKindOfCallable(resolved.type, optional);
    case 'Variant':
      // As in Ruby's `all?`, a plain `Variant` counts too.
      return resolved.types.every((each) => isKindOfCallable(each, optional));
    default:
      return false;
  }
}

/**
 * Whether a call with arguments of these types, and a block of the last type if that is a callable, fits
 * (`callable_args?` of `PTupleType`).
 */
export function acceptsArguments(callable: CallableType, args: TupleType): boolean {
  const { parameters, block } = callable;
  const last = args.types.at(-1);
  if (last !== undefined && last.kind !== 'Variant' && isKindOfCallable(last)) {
    if (block === undefined || !isAssignable(block, last)) return false;
    if (parameters === undefined) return true;
    const count = args.types.length - 1;
    if (!rangeCovers(tupleSize(parameters), exactSize(count))) return false;
    return args.types.slice(0, count).every((given, index) => {
      const wanted = parameters.types[index] ?? parameters.types.at(-1);
      return wanted !== undefined && isAssignable(wanted, given);
    });
  }
  if (parameters !== undefined && !isAssignable(parameters, args)) return false;
  return block === undefined || isAssignable(block, undefType);
}
