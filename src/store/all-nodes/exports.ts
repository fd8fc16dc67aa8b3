import type { NodeResult } from '../../protocol/nodes.ts';
import { textDigest } from '../../protocol/project-digest.ts';
import type { ProjectFiles } from '../../protocol/project.ts';
import type { CompiledEntry } from './state.ts';

export type Exported = NodeResult['exported'];

/** What all nodes export, by certname. */
export function storeOf(entries: ReadonlyMap<string, CompiledEntry>): Exported {
  return [...entries].sort(([one], [other]) => (one < other ? -1 : 1)).flatMap(([, { exported }]) => exported);
}

export function storeDigest(store: Exported): string {
  return store.length === 0 ? '' : textDigest(JSON.stringify(store));
}

/** Whether any file has what could be an exported resource or a collector of such; in data, too, as `create_resources` takes a type's name from anywhere. */
export function mayExport(files: ProjectFiles): boolean {
  return Object.values(files).some((text) => text.includes('@@') || text.includes('<<|'));
}
