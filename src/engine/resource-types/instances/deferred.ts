/**
 * `Deferred` values of a catalog. They are resolved on the machine: before the run, or when their resource is applied.
 */
import type { LogLine } from '../../diagnostics/log.ts';
import {
  DeferredValue,
  isArray,
  isHash,
  LateValue,
  PuppetHash,
  SensitiveValue,
  type Value,
} from '../../values/value.ts';

export interface DeferredResolver {
  /** Called when a run begins. Lines that the functions log are passed to `log`. */
  readonly begin?: (log: ((line: LogLine) => void) | undefined) => void;
  /**
   * Calls the function of a deferred value, whose arguments contain no other deferred values. Throws the function's
   * errors.
   */
  readonly resolve: (value: DeferredValue) => Value;
  /**
   * Reads a variable that a deferred value refers to, such as `$facts`. Other variables do not exist on the machine.
   */
  readonly readVariable: (name: string) => Value;
  /** Puppet's setting `preprocess_deferred`: if true, all values are resolved before the run. */
  readonly isEarly: boolean;
}

/**
 * Prepares a catalog value for the types. If `isEarly` is true, resolves the deferred values in it. Otherwise, wraps
 * them, so that they are resolved when their resource is applied.
 */
export function receiveValue(value: Value, resolver: DeferredResolver | undefined): Value {
  if (!holdsDeferred(value)) return value;
  if (resolver === undefined) return mapDeferred(value, createLate);
  const ready = mapDeferred(value, (deferred) => readVariables(deferred, resolver));
  return resolver.isEarly ? resolveDeep(ready, resolver.resolve) : mapDeferred(ready, createLate);
}

/** Replaces `Deferred('$name', keys)` with a call of `dig`. Puppet reads variables before the run. */
function readVariables(
  { functionName, arguments: given, hasArguments }: DeferredValue,
  resolver: DeferredResolver,
): DeferredValue {
  const args = given.map((item) => mapDeferred(item, (inner) => readVariables(inner, resolver)));
  if (!functionName.startsWith('$')) return new DeferredValue(functionName, args, hasArguments);
  return new DeferredValue('dig', [resolver.readVariable(functionName.slice(1)), ...args]);
}

/** Resolves deferred values at any depth. Arguments of a call are resolved before the call. */
export function resolveDeep(value: Value, resolve: DeferredResolver['resolve']): Value {
  return mapDeferred(value, (deferred) =>
    resolve(
      new DeferredValue(
        deferred.functionName,
        deferred.arguments.map((item) => resolveDeep(item, resolve)),
      ),
    ),
  );
}

function createLate({ functionName, arguments: args, hasArguments }: DeferredValue): Value {
  return new LateValue(functionName, args, hasArguments);
}

function holdsDeferred(value: Value): boolean {
  if (typeof value !== 'object') return false;
  if (value instanceof DeferredValue) return true;
  if (isArray(value)) return value.some(holdsDeferred);
  if (isHash(value)) return [...value].some(([, item]) => holdsDeferred(item));
  return value instanceof SensitiveValue && holdsDeferred(value.value);
}

function mapDeferred(value: Value, change: (value: DeferredValue) => Value): Value {
  if (value instanceof DeferredValue) return change(value);
  if (value instanceof SensitiveValue) return new SensitiveValue(mapDeferred(value.value, change));
  if (isArray(value)) return value.map((item) => mapDeferred(item, change));
  if (isHash(value)) return PuppetHash.of([...value].map(([key, item]) => [key, mapDeferred(item, change)] as const));
  return value;
}
