import { builtinTypes } from '../providers/builtin.ts';
import type { ResourceTypeDefinition } from '../resource-types/definition.ts';

/** Returns a built-in type with its behavior. */
export function builtinType(name: string): ResourceTypeDefinition {
  const type = builtinTypes.find(name);
  if (type === undefined) throw new Error(`there is no type ${name}`);
  return type;
}
