import { isAssignable } from '../../types/assignable/assignable.ts';
import { isInstance } from '../../types/instance.ts';
import type { CallableType } from '../../types/type.ts';
import type { Value } from '../../values/value.ts';
import type { Closure } from './closure.ts';

export function acceptsCall(type: CallableType, args: readonly Value[], block: Closure | undefined): boolean {
  if (type.parameters !== undefined && !isInstance(type.parameters, args)) return false;
  if (block === undefined) return type.block === undefined || type.block.kind === 'Optional';
  return type.block !== undefined && isAssignable(type.block, block.type);
}
