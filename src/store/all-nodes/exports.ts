import type { NodeResult } from '../../protocol/nodes/nodes.ts';
import { textDigest } from '../../protocol/project/text-digest.ts';
import type { ProjectFiles } from '../../protocol/project/project.ts';
import type { CompiledEntry } from './state.ts';

export type Exported = NodeResult['exported'];

/** What all nodes export, by certname. */
export function storeOf(entries: ReadonlyMap<string, CompiledEntry>): Exported {
  return [...entries].sort(([one], [other]) => (one < other ? -1 : 1)).flatMap(([, { exported }]) => exported);
}

/**
 * A name for what a node would collect: the same as long as nobody exports other resources of those types.
 * @param among the types of which the node gets any; absent for all
 */
type DigestFor = (types: readonly string[], among?: ReadonlySet<string>) => string;

/** Of what is exported the types that a node collected before: thousands of resources take a while on their way to a worker. */
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
  return (types, among) => types.map((type) => (among?.has(type) === false ? '' : digestOf(type))).join(' ');
}

/** Whether any file has what could be an exported resource or a collector of such; in data, too, as `create_resources` takes a type's name from anywhere. */
export function mayExport(files: ProjectFiles): boolean {
  return Object.values(files).some((text) => text.includes('@@') || text.includes('<<|'));
}
