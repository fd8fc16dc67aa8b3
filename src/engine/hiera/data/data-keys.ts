import { insideAnyEnvironment } from '../../diagnostics/environment-paths.ts';
import { LineIndex } from '../../diagnostics/line-index.ts';
import type { SourcePlace } from '../../diagnostics/span.ts';
import type { EnvironmentFiles } from '../../evaluator/host.ts';
import { moduleFolders } from '../../diagnostics/environment-conf.ts';
import { normalizePath } from './data-files.ts';
import { dataTree } from '../../yaml/data-tree.ts';

export interface DataKey {
  readonly key: string;
  readonly places: readonly SourcePlace[];
}

const DEFAULT_FOLDER = 'data';
const CONFIGURATION = /(?:^|\/)hiera\.ya?ml$/;

/**
 * Lists keys by name, from the data folders in the configurations of the environment and its modules. Ignores a file
 * that cannot be read, because a lookup reports its errors.
 */
export function dataKeys(files: EnvironmentFiles): readonly DataKey[] {
  const found = new Map<string, SourcePlace[]>();
  const isData = createDataTest(files);
  for (const file of [...files.paths].sort()) {
    if (!/\.(?:e?ya?ml|json)$/.test(file) || CONFIGURATION.test(file) || !isData(file)) continue;
    for (const [key, place] of parseKeys(file, files.read(file) ?? '')) {
      const places = found.get(key);
      if (places === undefined) found.set(key, [place]);
      else places.push(place);
    }
  }
  return [...found].sort(([a], [b]) => (a < b ? -1 : 1)).map(([key, places]) => ({ key, places }));
}

/** Returns a function that checks whether a path is in a data folder of the environment or a module. */
export function createDataTest(files: Pick<EnvironmentFiles, 'paths' | 'read'>): (path: string) => boolean {
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

/**
 * Finds the data folders that a configuration of any version names. For a name with an interpolation, uses only the
 * part before it.
 */
function foldersNamedIn(text: string | undefined): readonly string[] {
  const named = (text ?? '')
    .split('\n')
    .map((line) => /^[\s-]*:?datadir["']?\s*:\s*["']?([^"'#]+)/.exec(line)?.[1]?.trim())
    .filter((folder) => folder !== undefined)
    .map((folder) =>
      insideAnyEnvironment(folder)
        .replace(/\/?%\{.*$/, '')
        .replace(/\/+$/, ''),
    )
    .filter((folder) => folder !== '');
  return [DEFAULT_FOLDER, ...named];
}

function parseKeys(file: string, text: string): readonly (readonly [string, SourcePlace])[] {
  const root = dataTree(text);
  if (root?.kind !== 'mapping') return [];
  const lines = new LineIndex(text);
  return root.entries.flatMap(([node]) =>
    node.kind === 'scalar' && node.text !== 'lookup_options'
      ? [[node.text.replace(/^:/, ''), { file, ...lines.positionAt(node.offset) }] as const]
      : [],
  );
}
