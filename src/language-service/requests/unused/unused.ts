/**
 * Finds unused code. There are two sources: the files that a node reads while it compiles (a class, function or
 * template file is read when it is used), and the names in used files. A file that a node read is used. If all nodes
 * compile, all other files are unused, except files that used code names, for example in a `source` attribute. If some
 * nodes do not compile, a file is unused only if no used file names it; any further file is undecided.
 */
import { createDataTest } from '../../../engine/index.ts';
import type { Location, UnusedAnswer, UnusedEntry } from '../../answers.ts';
import { classifyFile, placeInModule, type EnvironmentPaths } from '../../file-kind.ts';
import type { Definition } from '../../index/file-index.ts';
import type { UnusedParameters } from '../../project.ts';
import type { RequestContext } from '../../request-context.ts';
import { judgeKey } from './keys.ts';
import { judgedDefinitions, Names } from './definition-names.ts';
import { reachedFrom, startsByItself } from './reached-files.ts';

export function unused({ index }: RequestContext, { nodes, failed, reads }: UnusedParameters): UnusedAnswer {
  const definitions = judgedDefinitions(index);
  const isInDataFolder = createDataTest({ paths: [...index.paths], read: (path) => index.text(path) });
  const isHieraFile = (path: string): boolean =>
    isInDataFolder(path) && classifyFile(path, index.environmentPaths) === 'data';
  const isWhole = nodes > 0 && failed === 0;
  const read = new Set(reads.filter((path) => index.text(path) !== undefined));
  const isUnreadData = isWhole
    ? dataThatNobodyReads([...read].filter(isHieraFile), index.environmentPaths, isHieraFile)
    : () => false;
  const starts = [...index.paths].filter((path) => startsByItself(path, index.environmentPaths) && !isUnreadData(path));
  const reached = reachedFrom(index, new Names(definitions), [...starts, ...read], !isWhole);
  const sources = new Set(definitions.filter(({ kind }) => kind === 'file').map(({ file }) => file));

  const judgeFile = (file: string): 'used' | 'undecided' | 'unused' => {
    if (read.has(file)) return 'used';
    if (!reached.files.has(file)) return 'unused';
    // A compilation does not read the files of `source` attributes, so such a file counts as used.
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
  // A definition in several files is used if one of the files is used.
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

/** Finds data files that are next to data files that nodes read, but that no node reads. */
function dataThatNobodyReads(
  read: readonly string[],
  paths: EnvironmentPaths,
  isHieraFile: (path: string) => boolean,
): (path: string) => boolean {
  const folders = new Set(read.map((path) => topFolder(path, paths)));
  const known = new Set(read);
  return (path) => isHieraFile(path) && folders.has(topFolder(path, paths)) && !known.has(path);
}

function topFolder(path: string, paths: EnvironmentPaths): string {
  const place = placeInModule(path, paths);
  const inside = place?.path ?? path;
  return `${place === undefined ? '' : `${place.root}/`}${inside.slice(0, inside.indexOf('/') + 1)}`;
}
