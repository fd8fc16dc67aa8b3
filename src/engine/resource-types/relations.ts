/** What a resource says of its place among the others. */
import { METAPARAMETERS, RELATIONSHIP_METAPARAMETERS, type RelationshipMetaparameter } from './metaparameters.ts';
import { referencesOf } from './reference.ts';
import type { AttributeDefinition } from './definition.ts';
import type { Instance } from './instance.ts';
import type { Value } from '../values/value.ts';

export interface Relation {
  readonly metaparameter: RelationshipMetaparameter;
  /** In canonical form, as `referencesOf` yields them. */
  readonly references: readonly string[];
  /** The resources that these name, once they were looked for. */
  resources: readonly Instance[] | undefined;
}

/** Whether an attribute of this name makes relationships. */
export function isRelationship(name: string): boolean {
  return name === 'require' || name === 'subscribe' || name === 'before' || name === 'notify';
}

const DEFINITIONS = RELATIONSHIP_METAPARAMETERS.flatMap((metaparameter) => {
  const definition = METAPARAMETERS.get(metaparameter.name);
  return definition === undefined ? [] : { metaparameter, definition };
});

export const NO_RELATIONS: readonly Relation[] = [];

/** `valueOf`: what a resource was given. */
export function relationsOf(valueOf: (metaparameter: AttributeDefinition) => Value): readonly Relation[] {
  let relations = NO_RELATIONS;
  for (const { metaparameter, definition } of DEFINITIONS) {
    const value = valueOf(definition);
    if (value === undefined) continue;
    const relation = { metaparameter, references: referencesOf(value), resources: undefined };
    // Many resources have one: no list may keep room for more.
    relations = relations.length === 0 ? [relation] : [...relations, relation];
  }
  return relations;
}
