/** Finds reachable files statically: begins with Puppet's entry points, and follows the names in each file. */
import { isStartManifest } from '../../../engine/index.ts';
import { classifyFile, placeInModule, type EnvironmentPaths } from '../../file-kind.ts';
import type { Location } from '../../answers.ts';
import type { ProjectIndex } from '../../index/project-index.ts';
import { ParsedFile } from '../../parsed-file.ts';
import type { Named, Names } from './definition-names.ts';
import { mayBe, collectWords, type OpenWord } from './words.ts';

export interface Reached {
  /** Reached files, each with the first place that names the file; undefined for an entry point. */
  readonly files: ReadonlyMap<string, Location | undefined>;
  /** All literal words of reached files, in lower case. Each has the first place where it occurs. */
  readonly words: ReadonlyMap<string, Location>;
  /**
   * Checks whether a string with interpolations in a reached file may produce a name. The name must be in lower case.
   */
  readonly mayName: (name: string) => boolean;
}

/**
 * True for an entry point, which is used even if no other file names it: a main manifest of the environment,
 * `hiera.yaml`, data, a plan, a task, or Ruby that Puppet loads automatically.
 */
export function startsByItself(path: string, paths: EnvironmentPaths): boolean {
  const kind = classifyFile(path, paths);
  const inModule = placeInModule(path, paths)?.path;
  if (kind === 'data' || kind === 'hiera.yaml') return true;
  if (inModule === undefined) return kind === 'manifest' && isStartManifest(path, paths.manifest);
  if (/^(?:plans|tasks)\//.test(inModule)) return true;
  return (
    kind === 'ruby' && inModule.startsWith('lib/') && !/^lib\/puppet\/(?:functions|parser\/functions)\//.test(inModule)
  );
}

/**
 * Finds the files that can be reached from the given files.
 * @param starts files that count as reached from the beginning
 * @param isChained true to follow the names in all reached files; false to follow only the names in `starts`
 */
export function reachedFrom(index: ProjectIndex, names: Names, starts: Iterable<string>, isChained: boolean): Reached {
  const files = new Map<string, Location | undefined>();
  const words = new Map<string, Location>();
  const open = new Map<string, OpenWord>();
  const waiting: string[] = [];
  const reach = (path: string, from?: Location): void => {
    if (files.has(path) || index.text(path) === undefined) return;
    files.set(path, from);
    if (isChained || from === undefined) waiting.push(path);
  };
  for (const path of starts) reach(path);
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    const file = path;
    const found = collectWords(new ParsedFile(file, index.text(file) ?? '', index.readAs));
    const reachAll = (named: readonly Named[], from: Location): void => {
      for (const each of named) if (each.file !== file) reach(each.file, from);
    };
    for (const word of found.words) {
      const lower = word.text.toLowerCase();
      const known = words.get(lower);
      if (known !== undefined && known.file === file) continue;
      const place: Location = { file, range: word.range };
      if (known === undefined) {
        words.set(lower, place);
        // `lookup('a.b')` reads the data key `a`.
        const [head = ''] = lower.split('.', 1);
        if (!words.has(head)) words.set(head, place);
      }
      reachAll(names.of(word), place);
    }
    for (const word of found.open) {
      const key = word.parts.join('\0');
      if (open.has(key)) continue;
      open.set(key, { ...word, parts: word.parts.map((part) => part.toLowerCase()) });
      reachAll(names.ofOpen(word), { file, range: word.range });
    }
  }
  return { files, words, mayName: nameTest([...open.values()]) };
}

const BEGINNING = 3;

function nameTest(open: readonly OpenWord[]): (name: string) => boolean {
  const byBeginning = new Map<string, OpenWord[]>();
  for (const word of open) {
    const [first = ''] = word.parts;
    const key = first.length < BEGINNING ? '' : first.slice(0, BEGINNING);
    const known = byBeginning.get(key);
    if (known === undefined) byBeginning.set(key, [word]);
    else known.push(word);
  }
  return (name) =>
    [name.slice(0, BEGINNING), ''].some(
      (key) => byBeginning.get(key)?.some(({ parts }) => mayBe(name, parts)) === true,
    );
}
