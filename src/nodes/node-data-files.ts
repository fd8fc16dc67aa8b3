/** Finds data files for single nodes, using the `hiera.yaml` levels that have the node's name in their path. */
import { insideAnyEnvironment, isJsonObject, yamlData, type EnvironmentFiles, type JsonData } from '../engine/index.ts';
import type { NamedNode } from '../protocol/nodes/nodes.ts';

/**
 * Matches the name of a node in a path: an interpolation of the certname, of a fact that contains the certname, or of
 * the host name.
 */
const NAME =
  /%\{\s*(?:::)?(?:trusted\.(?:certname|hostname)|(?:facts\.)?(?:fqdn|hostname|clientcert|certname|networking\.(?:fqdn|hostname)))\s*\}/;
const OTHER = /%\{[^}]*\}/;

/** Maximum sizes of a path, which limit the time for matching. */
const MOST_PARTS = 13;
const LONGEST_PATH = 240;

interface LevelPath {
  /** Folder of the data files. Undefined if it depends on the node. */
  readonly datadir: string | undefined;
  readonly path: string;
}

/** Returns an entry for each data file of a single node, in the order of the levels. */
export function nodeDataFiles(files: EnvironmentFiles): readonly NamedNode[] {
  const read = yamlData(files.read('hiera.yaml') ?? '');
  if (read.kind === 'broken') return [];
  return levelPaths(read.value).flatMap((level) => {
    const pattern = compilePattern(level);
    if (pattern === undefined) return [];
    return files.paths.flatMap((file): readonly NamedNode[] => {
      const certname = pattern.exec(file)?.[1]?.toLowerCase();
      return certname === undefined ? [] : [{ certname, from: 'data', place: { file, line: 1 } }];
    });
  });
}

function levelPaths(config: JsonData): readonly LevelPath[] {
  const root = readObject(config);
  const hierarchy = readList(root['hierarchy'] ?? root[':hierarchy']);
  const ofVersion3 = readString(
    readObject(root['yaml'] ?? root[':yaml'])['datadir'] ?? readObject(root[':yaml'])[':datadir'],
  );
  const common = readString(readObject(root['defaults'])['datadir']) ?? readString(root['datadir']) ?? ofVersion3;
  return hierarchy.flatMap((entry): readonly LevelPath[] => {
    if (typeof entry === 'string') return [{ datadir: resolveFolder(common), path: entry }];
    const level = readObject(entry);
    const datadir = resolveFolder(readString(level['datadir']) ?? common ?? 'data');
    const paths = [level['path'], ...readList(level['paths'])].flatMap((path) => readString(path) ?? []);
    return paths.map((path) => ({ datadir, path }));
  });
}

/** Resolves a folder in the environment. Undefined if the folder is elsewhere, or depends on the node. */
function resolveFolder(datadir: string | undefined): string | undefined {
  const folder = (datadir === undefined ? undefined : insideAnyEnvironment(datadir))
    ?.replace(/^(?:%\{[^}]*\}|\.)\//, '')
    .replace(/\/+$/, '');
  return folder === undefined || folder.startsWith('/') || OTHER.test(folder) ? undefined : folder;
}

/**
 * Creates a pattern that matches the files of a level, with the node's name as the first group. Undefined for a level
 * whose files are not for single nodes.
 */
function compilePattern({ datadir, path }: LevelPath): RegExp | undefined {
  const parts = path.split(new RegExp(`(${NAME.source}|${OTHER.source})`)).filter((part) => part !== '');
  // The time for matching is limited, because each unknown segment can match a string of any length.
  if (parts.length > MOST_PARTS || path.length > LONGEST_PATH) return undefined;
  let isNamed = false;
  const sources = parts.map((part) => {
    if (!part.startsWith('%{')) return quoted(part);
    if (isNamed || !NAME.test(part)) return '[^/]*';
    isNamed = true;
    return '([^/]+?)';
  });
  if (!isNamed) return undefined;
  const ending = /\.[a-z]+$/.test(path) ? '' : String.raw`\.(?:ya?ml|json|eyaml)`;
  const start = datadir === undefined ? '(?:^|/)' : `^${quoted(datadir)}/`;
  return new RegExp(`${start}${sources.join('')}${ending}$`);
}

function quoted(text: string): string {
  return text.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`);
}

function readObject(value: JsonData | undefined): Readonly<Record<string, JsonData>> {
  return isJsonObject(value) ? value : {};
}

function readList(value: JsonData | undefined): readonly JsonData[] {
  return Array.isArray(value) ? (value as readonly JsonData[]) : typeof value === 'string' ? [value] : [];
}

function readString(value: JsonData | undefined): string | undefined {
  return typeof value === 'string' ? value : undefined;
}
