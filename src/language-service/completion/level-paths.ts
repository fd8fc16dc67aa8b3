/** Completes data files for a hierarchy level: values of `path`, `paths`, `glob` and `globs` in `hiera.yaml`. */
import type { CompletionItem } from '../answers.ts';
import type { ParsedFile } from '../parsed-file.ts';
import type { RequestContext } from '../request-context.ts';
import type { DataLine } from './yaml-line.ts';

const PATH_KEYS: ReadonlySet<string> = new Set(['path', 'paths', 'glob', 'globs']);
const DATA_FILE = /\.(?:ya?ml|eyaml|json)$/;
const DATADIR = /^[ \t]*(?:-[ \t]+)?datadir:[ \t]*["']?([^\s"'#]+)/m;

/**
 * Completes the paths of a level with the project's data files. Returns undefined if the line contains no such path.
 */
export function levelPathItems(
  { index }: RequestContext,
  { text, path }: ParsedFile,
  offset: number,
  { key, isElement, before, after, range }: DataLine,
  parents: readonly string[],
): readonly CompletionItem[] | undefined {
  if (!PATH_KEYS.has(key ?? (isElement ? (parents.at(-1) ?? '') : ''))) return undefined;
  const typed = /[^\s"'[,]*$/.exec(before)?.[0] ?? '';
  const rest = /^[\w./*-]*/.exec(after)?.[0] ?? '';
  const root = path.slice(0, path.lastIndexOf('/') + 1);
  const folder = `${root}${datadirAt(text, offset).replace(/^\.\/|\/+$/g, '')}/`;
  return [...index.paths]
    .filter((each) => each.startsWith(folder) && DATA_FILE.test(each))
    .sort()
    .map((each) => ({
      label: each.slice(folder.length),
      kind: 'file',
      range: [offset - typed.length, range[1] + rest.length],
      documentation: `\`${each}\``,
    }));
}

/** Returns the `datadir` of the level itself, or else the `datadir` in `defaults`, or else `data`. */
function datadirAt(text: string, offset: number): string {
  const isLevel = /\n(?=[ \t]*-[ \t]+[\w]+:)/;
  const head = text.slice(0, offset).split(isLevel);
  const level = (head.at(-1) ?? '') + (text.slice(offset).split(isLevel)[0] ?? '');
  const own = head.length > 1 ? DATADIR.exec(level)?.[1] : undefined;
  const defaults = /^defaults:[^\n]*\n((?:[ \t]+[^\n]*\n?|\n)*)/m.exec(text)?.[1] ?? '';
  return own ?? DATADIR.exec(defaults)?.[1] ?? 'data';
}
