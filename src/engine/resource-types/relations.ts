/** What a resource says of its place among the others. */
import { RELATIONSHIP_METAPARAMETERS, type RelationshipMetaparameter } from './metaparameters.ts';
import { referencesOf } from './reference.ts';
import type { ResourceInstance } from './resource.ts';

export interface Relation {
  readonly metaparameter: RelationshipMetaparameter;
  /** In canonical form, as `referencesOf` yields them. */
  readonly references: readonly string[];
}

/** Whether an attribute of this name makes relationships. */
export function isRelationship(name: string): boolean {
  return name === 'require' || name === 'subscribe' || name === 'before' || name === 'notify';
}

export const NO_RELATIONS: readonly Relation[] = [];

export function relationsOf(resource: ResourceInstance): readonly Relation[] {
  let relations = NO_RELATIONS;
  for (const metaparameter of RELATIONSHIP_METAPARAMETERS) {
    const value = resource.get(metaparameter.name);
    if (value !== undefined) relations = relations.concat({ metaparameter, references: referencesOf(value) });
  }
  return relations;
}
