/** Names that the language itself defines. */
import { BUILTIN_TYPE_NAMES, builtinDeclarations } from '../../engine/index.ts';

const DATA_TYPES: ReadonlySet<string> = new Set(BUILTIN_TYPE_NAMES.map((name) => name.toLowerCase()));

export function isDataType(name: string): boolean {
  return DATA_TYPES.has(name);
}

const RESOURCE_TYPES: ReadonlySet<string> = new Set([...builtinDeclarations.types].map(({ name }) => name));

export function isBuiltinResourceType(name: string): boolean {
  return RESOURCE_TYPES.has(name);
}

const NAMEVARS: ReadonlyMap<string, string> = new Map(
  [...builtinDeclarations.types].map(({ name, attributes }) => [
    name,
    attributes.find((each) => each.namevar === true)?.name ?? 'name',
  ]),
);

/** Returns the attribute that defaults to a resource's title. Undefined for types that are not built in. */
export function findNamevar(type: string): string | undefined {
  return NAMEVARS.get(type);
}

/** Variables that Puppet sets in every class and define. */
export const OWN_VARIABLES: ReadonlySet<string> = new Set(['title', 'name', 'module_name', 'caller_module_name']);

/** Variables that Puppet sets in top scope. */
export const TOP_VARIABLES: ReadonlySet<string> = new Set([
  'facts',
  'trusted',
  'server_facts',
  'environment',
  'servername',
  'serverip',
  'serverip6',
  'serverversion',
  'clientcert',
  'clientversion',
  'clientnoop',
  'settings',
]);
