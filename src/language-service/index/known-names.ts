/** Names that the language itself brings. */
import { BUILTIN_TYPE_NAMES, builtinTypes } from '../../engine/index.ts';

const DATA_TYPES: ReadonlySet<string> = new Set(BUILTIN_TYPE_NAMES.map((name) => name.toLowerCase()));

/** Whether a name in plain form is a data type of the language. */
export function isDataType(name: string): boolean {
  return DATA_TYPES.has(name);
}

const RESOURCE_TYPES: ReadonlySet<string> = new Set([...builtinTypes.types].map(({ name }) => name));

/** Whether a name in plain form is a resource type that Puppet brings. */
export function isBuiltinResourceType(name: string): boolean {
  return RESOURCE_TYPES.has(name);
}

const NAMEVARS: ReadonlyMap<string, string> = new Map(
  [...builtinTypes.types].map(({ name, attributes }) => [
    name,
    attributes.find((each) => each.namevar === true)?.name ?? 'name',
  ]),
);

/** The attribute that is a resource's title where it is not given; `undefined` for types that Puppet does not bring. */
export function namevarOf(type: string): string | undefined {
  return NAMEVARS.get(type);
}

/** Variables that every class and define has without assigning them. */
export const OWN_VARIABLES: ReadonlySet<string> = new Set(['title', 'name', 'module_name', 'caller_module_name']);

/** Variables of top scope that Puppet sets. */
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
