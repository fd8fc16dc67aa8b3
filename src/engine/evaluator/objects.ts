/** Members of values that have some: attributes of objects, parts of a URI. */
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
 * A member of a value by name, as `value.name` reads it; `undefined` where the value has no members or none of that name, so
 * that the name is a function's.
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
      const attribute = attributeOf(value.type, name);
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

/** An attribute of an object type or of one that it inherits from, and the name of the type that has it. */
function attributeOf(
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

/** A member that an object's type declares, as messages name it, and what it may be called with. */
export interface DeclaredMember {
  readonly label: string;
  readonly signature: Signature | undefined;
}

/** The attribute or function of that name; undefined where the value's type declares none. */
export function declaredMember(value: Value, name: string): DeclaredMember | undefined {
  const attribute = value instanceof ObjectValue ? attributeOf(value.type, name) : undefined;
  if (attribute !== undefined) return attributeMember(memberLabel({ ...attribute, feature: 'attribute' }));
  if (value instanceof DeferredValue && (name === 'name' || name === 'arguments')) {
    return attributeMember(`attribute Deferred[${name}]`);
  }
  const found = value instanceof ObjectValue ? functionOf(value.type, name) : undefined;
  if (found === undefined) return undefined;
  const { type } = found.member;
  // Puppet knows no names of their parameters.
  const signature = type.kind === 'Callable' ? { type, parameterNames: [] } : undefined;
  return { label: memberLabel({ ...found, feature: 'function' }), signature };
}

function attributeMember(label: string): DeclaredMember {
  return { label, signature: { type: callableType(tupleType([], exactSize(0))), parameterNames: [] } };
}

function functionOf(type: Type, name: string): { readonly member: ObjectFunction; readonly label: string } | undefined {
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

/** What `value.name(args)` does for an object with methods of its own. */
export type ObjectMethod = (context: CallContext, args: readonly Value[]) => Value;

const methods = new WeakMap<ObjectValue, ReadonlyMap<string, ObjectMethod>>();

/** Gives an object methods; only objects of Puppet's own have some, such as the context of a data function. */
export function giveMethods(object: ObjectValue, named: ReadonlyMap<string, ObjectMethod>): void {
  methods.set(object, named);
}

export function methodOf(value: Value, name: string): ObjectMethod | undefined {
  return value instanceof ObjectValue ? methods.get(value)?.get(name) : undefined;
}
