/** Classes, data keys and files that nodes may use, by name. */
import { createDataTest } from '../../../engine/index.ts';
import type { Thing, ThingKind, ThingsAnswer } from '../../answers.ts';
import { classifyFile } from '../../file-kind.ts';
import type { Definition } from '../../index/file-index.ts';
import type { ProjectIndex } from '../../index/project-index.ts';
import type { QueryParameters } from '../../project.ts';
import type { RequestContext } from '../../request-context.ts';
import { computeRank } from '../workspace-symbols.ts';

/** Maximum number of results. A longer query finds the results that are left out. */
const MOST = 500;

/**
 * Returns the things whose name contains all words of the query, exact matches first. A query may also be a reference to
 * a class (`Class['ntp']`) or the URL of a file (`puppet:///modules/ntp/keys`).
 */
export function things({ index }: RequestContext, { query }: QueryParameters): ThingsAnswer {
  const words = readQuery(query).toLowerCase().split(/\s+/).filter(Boolean);
  const ranked = allThings(index).flatMap((thing) => {
    const rank = rankOf(thing, words);
    return rank === undefined ? [] : [{ thing, rank }];
  });
  ranked.sort((one, other) => one.rank - other.rank || compare(one.thing.name, other.thing.name));
  return {
    things: ranked.slice(0, MOST).map(({ thing }) => thing),
    exact: words.length === 1 ? ranked.filter(({ rank }) => rank === 0).length : 0,
    total: ranked.length,
  };
}

/** Extracts the name from a query, such as `ntp` from `Class['ntp']` or `::ntp`. */
function readQuery(query: string): string {
  const text = query.trim();
  const reference = /^class\[\s*['"]?(.*?)['"]?\s*\]$/i.exec(text)?.[1] ?? text;
  return reference.replace(/^::/, '').replace(/^puppet:\/\/[^/]*\/modules\//, '');
}

function rankOf({ name, alias }: Thing, words: readonly string[]): number | undefined {
  const names = [name, ...(alias === undefined ? [] : [alias])].map((each) => each.toLowerCase());
  if (!words.every((word) => names.some((each) => each.includes(word)))) return undefined;
  const [only, ...more] = words;
  // For several words, all results have the same rank, so they are sorted by name only.
  if (only === undefined || more.length > 0) return 0;
  return Math.min(...names.map((each) => computeRank(each, only) ?? Infinity));
}

function allThings(index: ProjectIndex): readonly Thing[] {
  const found = new Map<string, Thing>();
  const isData = dataTest(index);
  for (const definition of index.allDefinitions('class', 'key', 'template', 'file')) {
    const { name, file, selection } = definition;
    const kind = kindOf(definition);
    const isFile = kind === 'file';
    const id = `${kind} ${isFile ? file : name}`;
    const known = found.get(id)?.definitions ?? [];
    if (kind === 'key' && !isData(file)) continue;
    found.set(id, {
      kind,
      name: isFile ? file : kind === 'class' ? name.toLowerCase() : name,
      ...(isFile && name !== file ? { alias: name } : {}),
      definitions: [...known, { file, range: isFile ? [0, 0] : selection }],
    });
  }
  for (const path of index.paths)
    if (isData(path))
      found.set(`file ${path}`, { kind: 'file', name: path, definitions: [{ file: path, range: [0, 0] }] });
  return [...found.values()];
}

function kindOf({ kind }: Definition): ThingKind {
  return kind === 'class' || kind === 'key' ? kind : 'file';
}

/**
 * Returns a function that checks whether a path is a data file. YAML outside of the data folders, such as the settings
 * of a tool, is not data.
 */
function dataTest(index: ProjectIndex): (path: string) => boolean {
  const isInDataFolder = createDataTest({ paths: [...index.paths], read: (path) => index.text(path) });
  return (path) => isInDataFolder(path) && classifyFile(path, index.environmentPaths) === 'data';
}

function compare(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0;
}
