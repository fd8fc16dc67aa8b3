/** Metaparameters in Puppet's order (`lib/puppet/type.rb`). Containers pass them on in this order. */
export const METAPARAMETERS = [
  'noop',
  'schedule',
  'audit',
  'loglevel',
  'alias',
  'tag',
  'require',
  'subscribe',
  'before',
  'notify',
  'stage',
] as const;

const RELATIONSHIP_PARAMETERS = ['require', 'subscribe', 'before', 'notify'] as const;
type RelationshipParameter = (typeof RELATIONSHIP_PARAMETERS)[number];

const metaparameters: ReadonlySet<string> = new Set(METAPARAMETERS);
const relationships: ReadonlySet<string> = new Set(RELATIONSHIP_PARAMETERS);

export function isMetaparameter(name: string): boolean {
  return metaparameters.has(name);
}

export function isRelationshipParameter(name: string): name is RelationshipParameter {
  return relationships.has(name);
}

export const INHERITED_METAPARAMETERS: readonly string[] = METAPARAMETERS.filter((name) => !relationships.has(name));
