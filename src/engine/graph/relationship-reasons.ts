import type { RelationshipOrigin } from '../catalog/catalog.ts';
import type { Instance } from '../resource-types/instances/instance.ts';
import type { RelationshipMetaparameter } from '../resource-types/metaparameters.ts';
import { listReferences } from '../resource-types/reference.ts';
import type { EdgeReason } from './edge.ts';

/**
 * Returns the statement that added each reference in the value of a relationship metaparameter, in the order of the
 * references. If the value contains a target more often than statements added it, the last of these statements is
 * returned for the remaining references.
 */
export function relationshipReasons(
  resource: Instance,
  { name: parameter }: RelationshipMetaparameter,
): readonly EdgeReason[] {
  const statements = new Map<string, RelationshipOrigin[]>();
  for (const statement of resource.relationships) {
    if (statement.parameter !== parameter) continue;
    const [target = statement.target] = listReferences(statement.target);
    const known = statements.get(target);
    if (known === undefined) statements.set(target, [statement]);
    else known.push(statement);
  }
  return listReferences(resource.get(parameter)).map((target) => {
    const left = statements.get(target);
    const statement = left !== undefined && left.length > 1 ? left.shift() : left?.[0];
    const { origin, place } = statement ?? { origin: 'attribute' as const, place: resource.place };
    const declaredOn = resource.ref;
    return { kind: 'relationship', parameter, origin, declaredOn, target, ...(place === undefined ? {} : { place }) };
  });
}
