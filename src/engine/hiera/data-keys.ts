/** Which keys an environment's data files have, whatever the hierarchy makes of them: for completion and lists. */
import { LineIndex } from '../diagnostics/line-index.ts';
import type { SourcePlace } from '../diagnostics/span.ts';
import type { EnvironmentFiles } from '../evaluator/host.ts';
import { dataTree } from '../yaml/data-tree.ts';

export interface DataKey {
  readonly key: string;
  /** In the order of the paths. */
  readonly places: readonly SourcePlace[];
}

/** Files that are YAML or JSON and no data. */
const otherFiles = /(?:^|\/)(?:hiera\.ya?ml|metadata\.json|environment\.json|\.[^/]*)$/;

/** The keys by name. Files that cannot be read have none: what is wrong with them, a lookup tells. */
export function dataKeys(files: EnvironmentFiles): readonly DataKey[] {
  const found = new Map<string, SourcePlace[]>();
  for (const file of [...files.paths].sort()) {
    if (!/\.(?:ya?ml|json)$/.test(file) || otherFiles.test(file)) continue;
    for (const [key, place] of keysOf(file, files.read(file) ?? '')) {
      const places = found.get(key);
      if (places === undefined) found.set(key, [place]);
      else places.push(place);
    }
  }
  return [...found].sort(([a], [b]) => (a < b ? -1 : 1)).map(([key, places]) => ({ key, places }));
}

function keysOf(file: string, text: string): readonly (readonly [string, SourcePlace])[] {
  const root = dataTree(text);
  if (root?.kind !== 'mapping') return [];
  const lines = new LineIndex(text);
  return root.entries.flatMap(([node]) =>
    node.kind === 'scalar' && node.text !== 'lookup_options'
      ? [[node.text.replace(/^:/, ''), { file, ...lines.positionAt(node.offset) }] as const]
      : [],
  );
}
