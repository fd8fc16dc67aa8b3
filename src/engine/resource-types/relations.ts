/** What a resource says of its place among the others. */
import { PuppetError } from '../diagnostics/puppet-error.ts';
import { isArray, isType, type Value } from '../values/value.ts';
import type { Instance } from './instance.ts';
import type { InstanceTable } from './instance-table.ts';
import { instanceIssues } from './issues.ts';
import { RELATIONSHIP_METAPARAMETERS, type RelationshipMetaparameter } from './metaparameters.ts';
import { referencesOf } from './reference.ts';

export interface Relation {
  readonly metaparameter: RelationshipMetaparameter;
  /** In canonical form, as `referencesOf` yields them. */
  readonly references: readonly string[];
}

/** Whether an attribute of this name makes relationships. */
export function isRelationship(name: string): boolean {
  return name === 'require' || name === 'subscribe' || name === 'before' || name === 'notify';
}

/** Looks for all that a resource names. Throws the `PuppetError` for what is not there. */
export function findRelated(resource: Instance): void {
  const { number, catalog, plannedRelations } = resource;
  if (plannedRelations.length === 0) return;
  catalog.relations.forget(number);
  for (const { place, planned } of plannedRelations) addRelated(resource, place, resource.valueFor(planned), 0);
}

/** `index`: how many references came before; yields how many came with these. */
function addRelated(resource: Instance, place: number, value: Value, index: number): number {
  const { catalog, number } = resource;
  let next = index;
  if (isArray(value)) {
    for (const item of value) next = addRelated(resource, place, item, next);
    return next;
  }
  const named = namedBy(value, catalog);
  if (named !== undefined) {
    catalog.relations.add(number, named.number, place, next);
    return next + 1;
  }
  for (const reference of referencesOf(value)) {
    const related = catalog.findReference(reference) ?? failToFind(resource, place, reference);
    catalog.relations.add(number, related.number, place, next);
    next += 1;
  }
  return next;
}

/** The resource of a reference whose text is no more than its type and title: then no text need be made, and taken apart again. */
function namedBy(value: Value, catalog: InstanceTable): Instance | undefined {
  if (!isType(value) || value.type.kind !== 'Resource') return undefined;
  const { givenLabel } = value;
  const { typeName, title } = value.type;
  if (typeName === undefined || title === undefined) return undefined;
  // The type, the title, and two brackets.
  return givenLabel === undefined || givenLabel.length === typeName.length + title.length + 2
    ? catalog.find(typeName, title)
    : undefined;
}

function failToFind(resource: Instance, place: number, target: string): never {
  const role = RELATIONSHIP_METAPARAMETERS[place]?.direction === 'in' ? 'dependency' : 'dependent';
  throw new PuppetError(
    instanceIssues.missingRelation({ role, target, ref: resource.ref }),
    resource.place,
    'Puppet::ResourceError',
  );
}
