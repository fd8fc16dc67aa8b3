/** Which keys an environment's data files have, whatever the hierarchy makes of them: for completion and lists. */
import { LineIndex } from '../diagnostics/line-index.ts';
import type { SourcePlace } from '../diagnostics/span.ts';
import type { EnvironmentFiles } from '../evaluator/host.ts';
import { moduleFolders } from '../diagnostics/environment-conf.ts';
import { normalizePath } from './data-files.ts';
import { dataTree } from '../yaml/data-tree.ts';

export interface DataKey {
  readonly key: string;
  /** In the order of the paths. */
  readonly places: readonly SourcePlace[];
}

/** Where data is without a configuration that says otherwise. */
const DEFAULT_FOLDER = 'data';
const CONFIGURATION = /(?:^|\/)hiera\.ya?ml$/;

/**
 * The keys by name, of files in the folders that the configurations of the environment and of its modules name for data. Files that cannot
 * be read have none: what is wrong with them, a lookup tells.
 */
export function dataKeys(files: EnvironmentFiles): readonly DataKey[] {
  const found = new Map<string, SourcePlace[]>();
  const isData = dataFolders(files);
  for (const file of [...files.paths].sort()) {
    if (!/\.(?:e?ya?ml|json)$/.test(file) || CONFIGURATION.test(file) || !isData(file)) continue;
    for (const [key, place] of keysOf(file, files.read(file) ?? '')) {
      const places = found.get(key);
      if (places === undefined) found.set(key, [place]);
      else places.push(place);
    }
  }
  return [...found].sort(([a], [b]) => (a < b ? -1 : 1)).map(([key, places]) => ({ key, places }));
}

/** Tells the files that are in a folder of data: of the environment, or of a module. */
function dataFolders(files: EnvironmentFiles): (path: string) => boolean {
  const read = (path: string): string | undefined => files.read(path);
  const roots = ['', ...[...moduleFolders(files.paths, read).values()].map((root) => `${root}/`)];
  const folders = roots.flatMap((root) =>
    foldersNamedIn(read(`${root}hiera.yaml`)).map((folder) => normalizePath(`${root}${folder}`)),
  );
  const known = new Set(folders);
  return (path) => {
    for (let at = path.indexOf('/'); at >= 0; at = path.indexOf('/', at + 1))
      if (known.has(path.slice(0, at))) return true;
    return false;
  };
}

/** The folders that a configuration of any version names: up to what a lookup would put into their names. */
function foldersNamedIn(text: string | undefined): readonly string[] {
  const named = (text ?? '')
    .split('\n')
    .map((line) => /^[\s-]*:?datadir["']?\s*:\s*["']?([^"'#]+)/.exec(line)?.[1]?.trim())
    .filter((folder) => folder !== undefined)
    .map((folder) => folder.replace(/\/?%\{.*$/, '').replace(/\/+$/, ''))
    .filter((folder) => folder !== '');
  return [DEFAULT_FOLDER, ...named];
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
