import type { Assignable } from './assignable.ts';
import { expandAlias } from '../alias.ts';
import { anyType, undefType } from '../factory.ts';
import type { CallableType, Type } from '../type.ts';

/** True if a callable accepts all arguments that the expected callable accepts, and returns the expected type. */
export function isCallableAssignable(to: CallableType, from: Type, decide: Assignable): boolean {
  if (from.kind !== 'Callable') return false;
  if (to.returnType !== undefined && !decide(to.returnType, from.returnType ?? anyType)) return false;
  if (to.parameters === undefined) return true;
  if (from.parameters === undefined || !decide(from.parameters, to.parameters)) return false;
  return decide(from.block ?? undefType, to.block ?? undefType);
}

/**
 * True for types of lambdas: a `Callable`, or a variant of such types. If `optional` is true, also true for
 * `Optional[T]` of such a type `T`.
 */
export function isKindOfCallable(type: Type, optional = true): boolean {
  const resolved = expandAlias(type);
  switch (resolved.kind) {
    case 'Callable':
      return true;
    case 'Optional':
      return optional && resolved.type !== undefined && isKindOfCallable(resolved.type, optional);
    case 'Variant':
      // Ruby's `all?` is true for an empty list, so an empty `Variant` counts too.
      return resolved.types.every((each) => isKindOfCallable(each, optional));
    default:
      return false;
  }
}
