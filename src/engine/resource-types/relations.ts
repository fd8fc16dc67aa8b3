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

/** What a resource's relationship metaparameters name, in the order in which Puppet makes the edges. */
export function relationsOf(resource: Instance): readonly Relation[] {
  return RELATIONSHIP_METAPARAMETERS.filter(({ name }) => resource.isSet(name)).map((metaparameter) => ({
    metaparameter,
    references: referencesOf(resource.get(metaparameter.name)),
  }));
}

/** Called for each reference in a resource's relationship metaparameters; `index` counts the references of one metaparameter. */
type RelationVisitor = (related: Instance, metaparameter: RelationshipMetaparameter, index: number) => void;

/** Looks up all resources that a resource's relationship metaparameters name. Throws the `PuppetError` for one that is missing. */
export function checkRelations(resource: Instance): void {
  eachRelation(resource, () => {}, failToFind);
}

/**
 * Visits what the resource's relationship metaparameters name, in the order in which Puppet makes the edges. By default what
 * the catalog does not hold is passed over. Nothing is kept or allocated: a catalog may hold more relations than resources.
 */
export function eachRelation(
  resource: Instance,
  visit: RelationVisitor,
  missing: (resource: Instance, metaparameter: RelationshipMetaparameter, reference: string) => void = () => {},
): void {
  for (const metaparameter of RELATIONSHIP_METAPARAMETERS) {
    const { name } = metaparameter;
    if (resource.isSet(name)) visitNamed(resource.get(name), 0, resource, metaparameter, visit, missing);
  }
}

/** Yields the index of the next reference. */
function visitNamed(
  value: Value,
  first: number,
  resource: Instance,
  metaparameter: RelationshipMetaparameter,
  visit: RelationVisitor,
  missing: (resource: Instance, metaparameter: RelationshipMetaparameter, reference: string) => void,
): number {
  let index = first;
  if (isArray(value)) {
    for (const item of value) index = visitNamed(item, index, resource, metaparameter, visit, missing);
    return index;
  }
  const { catalog } = resource;
  const named = namedBy(value, catalog);
  if (named !== undefined) {
    visit(named, metaparameter, index);
    return index + 1;
  }
  for (const reference of referencesOf(value)) {
    const related = catalog.findReference(reference);
    if (related === undefined) missing(resource, metaparameter, reference);
    else visit(related, metaparameter, index);
    index += 1;
  }
  return index;
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

function failToFind(resource: Instance, { direction }: RelationshipMetaparameter, target: string): never {
  const role = direction === 'in' ? 'dependency' : 'dependent';
  throw new PuppetError(
    instanceIssues.missingRelation({ role, target, ref: resource.ref }),
    resource.place,
    'Puppet::ResourceError',
  );
}
