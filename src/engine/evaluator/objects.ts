import { memberLabel } from '../types/objects/member.ts';
import { callableType, exactSize, tupleType } from '../types/factory.ts';
import type { Signature } from '../types/mismatch/mismatch.ts';
import type { ObjectAttribute, ObjectFunction, Type } from '../types/type.ts';
import { splitUri } from '../values/uri.ts';
import { DEFAULT, DeferredValue, isArray, ObjectValue, type Value } from '../values/value.ts';
import { argumentError } from './errors.ts';
import type { CallContext } from './calls/function.ts';

const URI_PARTS = ['scheme', 'userinfo', 'host', 'port', 'path', 'query', 'fragment', 'opaque'] as const;

/**
 * Reads a member of a value, as in `value.name`. Returns undefined if there is no such member. The evaluator then calls
 * a function with this name.
 */
export function readMember(value: Value, name: string): { readonly value: Value } | undefined {
  if (value === undefined || value === DEFAULT || typeof value !== 'object' || isArray(value)) return undefined;
  switch (value.kind) {
    case 'URI': {
      const part = URI_PARTS.find((each) => each === name);
      return part === undefined ? undefined : { value: splitUri(value.text)?.[part] };
    }
    case 'Object': {
      if (value.attributes.has(name)) return { value: value.attributes.get(name) };
      if (name === 'message' && value.type.kind === 'Object' && value.type.name === 'Error') {
        return { value: value.attributes.get('msg') };
      }
      const attribute = findAttribute(value.type, name);
      if (attribute?.member.kind === 'derived') {
        const label = memberLabel({ ...attribute, feature: 'attribute' });
        throw argumentError(`no method is implemented for derived ${label}`);
      }
      return attribute === undefined ? undefined : { value: attribute.member.value };
    }
    case 'Deferred':
      if (name === 'name') return { value: value.functionName };
      if (name === 'arguments') return { value: value.arguments };
      return undefined;
    default:
      return undefined;
  }
}

/** Finds an attribute of an object type or its ancestors. `label` is the name of the type that declares it. */
function findAttribute(
  type: Type,
  name: string,
): { readonly member: ObjectAttribute; readonly label: string } | undefined {
  let owner: Type | undefined = type;
  while (owner !== undefined) {
    if (owner.kind === 'TypeAlias') owner = owner.resolve();
    if (owner.kind !== 'Object') return undefined;
    const member = owner.attributes.find((attribute) => attribute.name === name);
    if (member !== undefined) return { member, label: owner.name ?? 'Object' };
    owner = owner.parent;
  }
  return undefined;
}

export interface DeclaredMember {
  readonly label: string;
  readonly signature: Signature | undefined;
}

/** Returns the attribute or function of a value's type with this name. Returns undefined if there is none. */
export function declaredMember(value: Value, name: string): DeclaredMember | undefined {
  const attribute = value instanceof ObjectValue ? findAttribute(value.type, name) : undefined;
  if (attribute !== undefined) return attributeMember(memberLabel({ ...attribute, feature: 'attribute' }));
  if (value instanceof DeferredValue && (name === 'name' || name === 'arguments')) {
    return attributeMember(`attribute Deferred[${name}]`);
  }
  const found = value instanceof ObjectValue ? findFunction(value.type, name) : undefined;
  if (found === undefined) return undefined;
  const { type } = found.member;
  // Puppet does not know the names of parameters of an object's functions.
  const signature = type.kind === 'Callable' ? { type, parameterNames: [] } : undefined;
  return { label: memberLabel({ ...found, feature: 'function' }), signature };
}

function attributeMember(label: string): DeclaredMember {
  return { label, signature: { type: callableType(tupleType([], exactSize(0))), parameterNames: [] } };
}

function findFunction(
  type: Type,
  name: string,
): { readonly member: ObjectFunction; readonly label: string } | undefined {
  let owner: Type | undefined = type;
  while (owner !== undefined) {
    if (owner.kind === 'TypeAlias') owner = owner.resolve();
    if (owner.kind !== 'Object') return undefined;
    const member = owner.functions.find((each) => each.name === name);
    if (member !== undefined) return { member, label: owner.name ?? 'Object' };
    owner = owner.parent;
  }
  return undefined;
}

/** Implements `value.name(args)` for an object with its own methods. */
export type ObjectMethod = (context: CallContext, args: readonly Value[]) => Value;

const methods = new WeakMap<ObjectValue, ReadonlyMap<string, ObjectMethod>>();

/** Adds methods to an object. Only Puppet's own objects have methods, such as the context of a data function. */
export function giveMethods(object: ObjectValue, named: ReadonlyMap<string, ObjectMethod>): void {
  methods.set(object, named);
}

export function findMethod(value: Value, name: string): ObjectMethod | undefined {
  return value instanceof ObjectValue ? methods.get(value)?.get(name) : undefined;
}
