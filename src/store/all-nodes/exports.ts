import type { NodeResult } from '../../protocol/nodes/nodes.ts';
import { textDigest } from '../../protocol/project/text-digest.ts';
import type { CompiledEntry } from './state.ts';

export type Exported = NodeResult['exported'];

/** Returns the exported resources of all nodes, ordered by certname. */
export function collectExported(entries: ReadonlyMap<string, CompiledEntry>): Exported {
  return [...entries].sort(([one], [other]) => (one < other ? -1 : 1)).flatMap(([, { exported }]) => exported);
}

/**
 * Computes a digest of the exported resources of some types. Different digests show that a node would collect different
 * resources.
 *
 * @param sent types of the exported resources that the node received; all other types count as empty. Absent if it
 * received all resources
 */
type DigestFor = (types: readonly string[], sent?: ReadonlySet<string>) => string;

/**
 * Returns the exported resources of the types that a node has collected before. Sending all resources to a worker can
 * take long.
 */
export function ofTypes(store: Exported, types: ReadonlySet<string>): Exported {
  return store.filter(({ type }) => types.has(type));
}

export function storeDigests(store: Exported): DigestFor {
  const byType = new Map<string, Exported[number][]>();
  for (const resource of store) {
    const same = byType.get(resource.type);
    if (same === undefined) byType.set(resource.type, [resource]);
    else same.push(resource);
  }
  const digests = new Map(Array.from(byType, ([type, resources]) => [type, textDigest(JSON.stringify(resources))]));
  const digestOf = (type: string): string => digests.get(type) ?? '';
  return (types, sent) => types.map((type) => (sent?.has(type) === false ? '' : digestOf(type))).join(' ');
}
