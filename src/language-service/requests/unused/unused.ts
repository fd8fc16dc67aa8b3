/**
 * Code that no node reaches, judged twice: by what compiling the nodes read (a class, a function, a template is read when it is used), and by
 * reading what used files name. What a node read is used. What it did not read is unused where every node compiles; where some do not, only
 * what no used file names either, and the rest is counted as undecided.
 */
import type { Location, UnusedAnswer, UnusedEntry } from '../../answers.ts';
import { fileKindOf, placeInModule, type EnvironmentPaths } from '../../file-kind.ts';
import type { Definition } from '../../index/file-index.ts';
import type { UnusedParameters } from '../../project.ts';
import type { RequestContext } from '../../request-context.ts';
import { judgeKey } from './keys.ts';
import { judgedDefinitions, Names } from './names.ts';
import { reachedFrom, startsByItself } from './reach.ts';

export function unused({ index }: RequestContext, { nodes, failed, reads }: UnusedParameters): UnusedAnswer {
  const definitions = judgedDefinitions(index);
  const isHieraFile = (path: string): boolean =>
    path.includes('/') && fileKindOf(path, index.environmentPaths) === 'data';
  const isWhole = nodes > 0 && failed === 0;
  const read = new Set(reads.filter((path) => index.text(path) !== undefined));
  const isUnreadData = isWhole
    ? dataThatNobodyReads([...read].filter(isHieraFile), index.environmentPaths)
    : () => false;
  const starts = [...index.paths].filter((path) => startsByItself(path, index.environmentPaths) && !isUnreadData(path));
  const reached = reachedFrom(index, new Names(definitions), [...starts, ...read], !isWhole);
  const sources = new Set(definitions.filter(({ kind }) => kind === 'file').map(({ file }) => file));

  const judgeFile = (file: string): 'used' | 'undecided' | 'unused' => {
    if (read.has(file)) return 'used';
    if (!reached.files.has(file)) return 'unused';
    // A source of a file is read by no compilation.
    if (nodes === 0 || sources.has(file)) return 'used';
    return isWhole ? 'unused' : 'undecided';
  };
  const byFile = new Map<string, ReturnType<typeof judgeFile>>();
  const usageOf = (file: string): ReturnType<typeof judgeFile> => {
    const known = byFile.get(file) ?? judgeFile(file);
    byFile.set(file, known);
    return known;
  };

  let undecided = 0;
  const entries = new Map<string, UnusedEntry>();
  const add = (definition: Definition, entry: Omit<UnusedEntry, 'name' | 'places'>): void => {
    const { symbol, name, file, selection } = definition;
    const known = entries.get(symbol);
    const places = [...(known?.places ?? []), { file, range: selection }];
    entries.set(symbol, { ...entry, ...known, name, places });
  };
  for (const definition of definitions) {
    const use = usageOf(definition.file);
    if (use === 'undecided') undecided += 1;
    if (use !== 'unused') continue;
    const namedAt = reached.files.get(definition.file);
    add(definition, {
      kind: definition.kind,
      why: namedAt === undefined ? 'unnamed' : 'unreached',
      ...placed(namedAt),
    });
  }
  // A definition that is in several files is used where one of them is.
  for (const { symbol, file } of definitions) if (usageOf(file) === 'used') entries.delete(symbol);

  const keys = index.allDefinitions('key').filter(({ file }) => !isUnreadData(file) && isHieraFile(file));
  for (const key of keys) {
    const judged = judgeKey(key, { index, reached, usageOf });
    if (judged.kind === 'undecided') undecided += 1;
    if (judged.kind === 'unused') add(key, { kind: 'key', why: judged.why });
  }
  const unreadData = [...index.paths].filter((path) => isUnreadData(path));
  return {
    entries: [
      ...entries.values(),
      ...unreadData.map((file): UnusedEntry => ({
        kind: 'data file',
        name: file,
        why: 'unreached',
        places: [{ file, range: [0, 0] }],
      })),
    ],
    judged: {
      nodes,
      failed,
      definitions: definitions.length + keys.length + (isWhole ? [...index.paths].filter(isHieraFile).length : 0),
      undecided,
    },
  };
}

function placed(namedAt: Location | undefined): Pick<UnusedEntry, 'namedAt'> {
  return namedAt === undefined ? {} : { namedAt };
}

/** Which data files are beside data files that nodes read, and are read by none. */
function dataThatNobodyReads(read: readonly string[], paths: EnvironmentPaths): (path: string) => boolean {
  const folders = new Set(read.map((path) => topFolder(path, paths)));
  const known = new Set(read);
  return (path) =>
    path.includes('/') && fileKindOf(path, paths) === 'data' && folders.has(topFolder(path, paths)) && !known.has(path);
}

/** The folder of the environment that a path is in; of a file of a module the module's own. */
function topFolder(path: string, paths: EnvironmentPaths): string {
  const place = placeInModule(path, paths);
  const inside = place?.path ?? path;
  return `${place === undefined ? '' : `${place.root}/`}${inside.slice(0, inside.indexOf('/') + 1)}`;
}
