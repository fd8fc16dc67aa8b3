import { anyType } from './factory.ts';
import type { InitType, Type } from './type.ts';

/** The types of value from which `Init[T, ...]` can make a `T`. */
export function initParameterTypes(type: InitType): readonly Type[] {
  return [type.type ?? anyType];
}
