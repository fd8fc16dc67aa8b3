import { PuppetError } from '../diagnostics/puppet-error.ts';
import { isArray, isType, type Value } from '../values/value.ts';
import type { Instance } from './instances/instance.ts';
import type { InstanceTable } from './instances/instance-table.ts';
import { instanceIssues } from './issues.ts';
import { RELATIONSHIP_METAPARAMETERS, type RelationshipMetaparameter } from './metaparameters.ts';
import { listReferences } from './reference.ts';
import { parameterValue } from './instances/stored-value.ts';

export interface Relation {
  readonly metaparameter: RelationshipMetaparameter;
  /** References in canonical form, as `listReferences` returns them. */
  readonly references: readonly string[];
}

export function listRelations(resource: Instance): readonly Relation[] {
  return RELATIONSHIP_METAPARAMETERS.filter(({ name }) => resource.isSet(name)).map((metaparameter) => ({
    metaparameter,
    references: listReferences(resource.get(metaparameter.name)),
  }));
}

/**
 * Relations from relationship metaparameters, from which the graph creates edges. They are found when resources are
 * checked. They are stored in three parallel lists instead of one object per relation, because a catalog may have more
 * relations than resources.
 */
export class FoundRelations {
  readonly #named: Instance[] = [];
  readonly #metaparameters: RelationshipMetaparameter[] = [];
  readonly #indexes: number[] = [];

  get count(): number {
    return this.#named.length;
  }

  add(named: Instance, metaparameter: RelationshipMetaparameter, index: number): void {
    this.#named.push(named);
    this.#metaparameters.push(metaparameter);
    this.#indexes.push(index);
  }

  /** Calls `visitor` for each relation of a resource, in the order in which Puppet creates the edges. */
  visit(
    resource: Instance,
    visitor: (resource: Instance, named: Instance, metaparameter: RelationshipMetaparameter, index: number) => void,
  ): void {
    const { relationsStart, relationsEnd } = resource;
    for (let at = relationsStart; at < relationsEnd; at += 1) {
      const named = this.#named[at];
      const metaparameter = this.#metaparameters[at];
      if (named !== undefined && metaparameter !== undefined)
        visitor(resource, named, metaparameter, this.#indexes[at] ?? 0);
    }
  }
}

/**
 * Finds the resources in a resource's relationship metaparameters (`require`, `before` and so on), and adds them to the
 * relations of the catalog. Throws a `PuppetError` if such a resource does not exist.
 */
export function findRelations(resource: Instance): void {
  const { relations } = resource.catalog;
  resource.relationsStart = relations.count;
  for (const metaparameter of RELATIONSHIP_METAPARAMETERS) {
    const value = parameterValue(resource.stored(metaparameter.definition));
    if (value !== undefined) findNamed(value, 0, resource, metaparameter);
  }
  resource.relationsEnd = relations.count;
}

/**
 * Adds a relation for each reference in a metaparameter's value. `first` is the position of the value's first reference
 * among all references of the metaparameter. Returns the position after the last one.
 */
function findNamed(value: Value, first: number, resource: Instance, metaparameter: RelationshipMetaparameter): number {
  let index = first;
  if (isArray(value)) {
    for (const item of value) index = findNamed(item, index, resource, metaparameter);
    return index;
  }
  const { catalog } = resource;
  const named = namedBy(value, catalog);
  if (named !== undefined) {
    catalog.relations.add(named, metaparameter, index);
    return index + 1;
  }
  for (const reference of listReferences(value)) {
    const related = catalog.findReference(reference);
    if (related === undefined) return failToFind(resource, metaparameter, reference);
    catalog.relations.add(related, metaparameter, index);
    index += 1;
  }
  return index;
}

/**
 * Finds the resource of a reference. Faster than building and parsing a string, but returns undefined for unusual
 * references.
 */
function namedBy(value: Value, catalog: InstanceTable): Instance | undefined {
  if (!isType(value) || value.type.kind !== 'Resource') return undefined;
  const { givenLabel } = value;
  const { typeName, title } = value.type;
  if (typeName === undefined || title === undefined) return undefined;
  // A label of this length consists of the type, the title and two brackets, so it needs no parsing.
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
