/**
 * Reads positional arguments whose types the signature has already checked. If a type is wrong here, the declaration of
 * the function has a bug.
 */
import type { CallContext } from '../evaluator/calls/function.ts';
import type { Closure } from '../evaluator/calls/closure.ts';
import { isArray, isHash, isType, type PuppetHash, type TypeValue, type Value } from '../values/value.ts';

function wrong(index: number, wanted: string): never {
  throw new Error(`Argument ${index} is no ${wanted}, although the signature says so`);
}

export function stringAt(args: readonly Value[], index: number): string {
  const value = args[index];
  return typeof value === 'string' ? value : wrong(index, 'String');
}
export function optionalStringAt(args: readonly Value[], index: number): string | undefined {
  return args[index] === undefined ? undefined : stringAt(args, index);
}
export function integerAt(args: readonly Value[], index: number): bigint {
  const value = args[index];
  return typeof value === 'bigint' ? value : wrong(index, 'Integer');
}
export function arrayAt(args: readonly Value[], index: number): readonly Value[] {
  const value = args[index];
  return isArray(value) ? value : wrong(index, 'Array');
}
export function hashAt(args: readonly Value[], index: number): PuppetHash {
  const value = args[index];
  return isHash(value) ? value : wrong(index, 'Hash');
}
export function typeAt(args: readonly Value[], index: number): TypeValue {
  const value = args[index];
  return isType(value) ? value : wrong(index, 'Type');
}
/** Returns the lambda of a call. Call it only for signatures that require one. */
export function requireBlock(context: CallContext): Closure {
  if (context.block === undefined) throw new Error('There is no block, although the signature demands one');
  return context.block;
}
