/** Data files of one node each, found by the levels of a `hiera.yaml` whose paths have the node's name in them. */
import { yamlData, type EnvironmentFiles, type JsonData } from '../engine/index.ts';
import type { NamedNode } from '../protocol/nodes/nodes.ts';

/** What stands for the name of a node in a path: the certname, the facts that have it, and the host name. */
const NAME =
  /%\{\s*(?:::)?(?:trusted\.(?:certname|hostname)|(?:facts\.)?(?:fqdn|hostname|clientcert|certname|networking\.(?:fqdn|hostname)))\s*\}/;
const OTHER = /%\{[^}]*\}/;

/** Bounds of what a path may ask to be tried. */
const MOST_PARTS = 13;
const LONGEST_PATH = 240;

/** Where files of a level are, and the paths below it. */
interface LevelPath {
  /** Undefined where it depends on the node, too. */
  readonly datadir: string | undefined;
  readonly path: string;
}

/** One entry for each node that has a file, in the order of the levels. */
export function nodeDataFiles(files: EnvironmentFiles): readonly NamedNode[] {
  const read = yamlData(files.read('hiera.yaml') ?? '');
  if (read.kind === 'broken') return [];
  return levelPaths(read.value).flatMap((level) => {
    const pattern = patternOf(level);
    if (pattern === undefined) return [];
    return files.paths.flatMap((file): readonly NamedNode[] => {
      const certname = pattern.exec(file)?.[1]?.toLowerCase();
      return certname === undefined ? [] : [{ certname, from: 'data', place: { file, line: 1 } }];
    });
  });
}

/** The paths of all levels of a configuration of version 3, 4 or 5. */
function levelPaths(config: JsonData): readonly LevelPath[] {
  const root = objectOf(config);
  const hierarchy = listOf(root['hierarchy'] ?? root[':hierarchy']);
  const ofVersion3 = textOf(objectOf(root['yaml'] ?? root[':yaml'])['datadir'] ?? objectOf(root[':yaml'])[':datadir']);
  const common = textOf(objectOf(root['defaults'])['datadir']) ?? textOf(root['datadir']) ?? ofVersion3;
  return hierarchy.flatMap((entry): readonly LevelPath[] => {
    if (typeof entry === 'string') return [{ datadir: folderOf(common), path: entry }];
    const level = objectOf(entry);
    const datadir = folderOf(textOf(level['datadir']) ?? common ?? 'data');
    const paths = [level['path'], ...listOf(level['paths'])].flatMap((path) => textOf(path) ?? []);
    return paths.map((path) => ({ datadir, path }));
  });
}

/** A folder below the environment; undefined where it is elsewhere, or depends on the node. */
function folderOf(datadir: string | undefined): string | undefined {
  const folder = datadir
    ?.replace(/^(?:%\{[^}]*\}|\/etc\/puppet(?:labs\/code)?\/environments\/[^/]+|\.)\//, '')
    .replace(/\/+$/, '');
  return folder === undefined || folder.startsWith('/') || OTHER.test(folder) ? undefined : folder;
}

/** What matches the files of a level, the node's name as its first group; undefined for a level that is not of one node. */
function patternOf({ datadir, path }: LevelPath): RegExp | undefined {
  const parts = path.split(new RegExp(`(${NAME.source}|${OTHER.source})`)).filter((part) => part !== '');
  // Each part that is not known may be of any length.
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

/** A text that matches itself in a regular expression. */
function quoted(text: string): string {
  return text.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`);
}

function isObject(value: JsonData | undefined): value is Readonly<Record<string, JsonData>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function objectOf(value: JsonData | undefined): Readonly<Record<string, JsonData>> {
  return isObject(value) ? value : {};
}

function listOf(value: JsonData | undefined): readonly JsonData[] {
  return Array.isArray(value) ? (value as readonly JsonData[]) : typeof value === 'string' ? [value] : [];
}

function textOf(value: JsonData | undefined): string | undefined {
  return typeof value === 'string' ? value : undefined;
}
