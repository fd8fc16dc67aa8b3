/** Generates the smallest changes of a puzzle: those of one token, and of two adjacent tokens. */
import type { ProjectFiles } from '../../src/protocol/project/project.ts';
import { locateTokens, type PlacedToken } from '../../src/puzzles/change-size.ts';

export interface Edit {
  readonly path: string;
  readonly text: string;
  /** Other changed files. */
  readonly more?: ProjectFiles;
}

/** Words and symbols of Puppet that a change may contain, even if the project does not. */
const PUPPET =
  'require before notify subscribe include contain realize tag noop undef true false => +> -> ~> <- <~ { } [ ] ( ) <| |> + - == != ! @ @@ and or if unless map filter each reduce present absent file directory ensure'.split(
    ' ',
  );
const YAML = 'first unique hash deep true false null - : ~'.split(' ');
const RUBY = 'to_i to_s to_sym strip chomp nil true false . ( ) == ! first upcase downcase'.split(' ');

/**
 * Returns the words that a token may become: those in the project's files of the same kind, with and without quotes.
 */
export function listWords(path: string, files: ProjectFiles): readonly string[] {
  const kind = path.slice(path.lastIndexOf('.'));
  const own = Object.entries(files)
    .filter(([each]) => each.endsWith(kind))
    .flatMap(([each, text]) => locateTokens(each, text).map(({ token }) => token));
  const known = kind === '.pp' ? PUPPET : kind === '.rb' ? RUBY : YAML;
  const words = own.flatMap((token) => [token, ...otherQuotes(token), ...otherCase(token)]);
  return [...new Set([...words, ...known])];
}

function otherQuotes(token: string): readonly string[] {
  const inner = /^(['"])(.*)\1$/s.exec(token)?.[2];
  if (inner === undefined) return /^\w+$/.test(token) ? [`'${token}'`] : [];
  return inner === '' ? [] : [inner, `"${inner}"`, `'${inner}'`];
}

/**
 * Returns a token with its first letter in the other case: types are lower case in declarations, and capitalized in
 * references.
 */
function otherCase(token: string): readonly string[] {
  const first = token.charAt(0);
  if (!/^[a-z]/i.test(token)) return [];
  return [(first === first.toUpperCase() ? first.toLowerCase() : first.toUpperCase()) + token.slice(1)];
}

/**
 * Generates changes of one token: each token deleted, each token replaced by each word, and each word inserted at each
 * place.
 */
export function* editsOfOne(files: ProjectFiles): Generator<Edit> {
  for (const [path, text] of Object.entries(files)) {
    const tokens = locateTokens(path, text);
    const words = listWords(path, files);
    for (const token of tokens) {
      yield { path, text: splice(text, token.start, token.end, '') };
      for (const word of words) yield { path, text: splice(text, token.start, token.end, word) };
    }
    for (const place of placesIn(tokens, text))
      for (const word of words) yield { path, text: splice(text, place, place, ` ${word} `) };
  }
}

/**
 * Generates changes of two adjacent tokens: both deleted, both replaced, one replaced beside a deleted or inserted one,
 * or both inserted.
 */
export function* editsOfTwo(files: ProjectFiles): Generator<Edit> {
  for (const [path, text] of Object.entries(files)) {
    const tokens = locateTokens(path, text);
    const words = listWords(path, files);
    for (const [index, token] of tokens.entries()) {
      const next = tokens[index + 1];
      if (next === undefined) continue;
      yield { path, text: splice(text, token.start, next.end, '') };
      for (const word of words) {
        yield { path, text: splice(text, token.start, next.end, word) };
        for (const other of words) {
          yield { path, text: splice(text, token.start, next.end, `${word} ${other}`) };
          yield { path, text: splice(text, token.start, token.end, `${word} ${other}`) };
        }
      }
    }
    for (const place of placesIn(tokens, text))
      for (const word of words)
        for (const other of words) yield { path, text: splice(text, place, place, ` ${word} ${other} `) };
  }
}

function placesIn(tokens: readonly PlacedToken[], text: string): readonly number[] {
  return [...tokens.map(({ start }) => start), text.length];
}

function splice(text: string, start: number, end: number, word: string): string {
  return text.slice(0, start) + word + text.slice(end);
}

/** Joins two changes of one token. Returns undefined if they change the same place. */
export function joinEdits(files: ProjectFiles, one: Edit, other: Edit): Edit | undefined {
  if (one.path !== other.path) return { ...one, more: { [other.path]: other.text } };
  const before = files[one.path] ?? '';
  const [first, last] = [findSpan(before, one.text), findSpan(before, other.text)].toSorted(
    (a, b) => a.start - b.start || a.end - b.end,
  );
  if (first === undefined || last === undefined || first.end >= last.start) return undefined;
  return {
    path: one.path,
    text: splice(splice(before, last.start, last.end, last.word), first.start, first.end, first.word),
  };
}

/** Finds the part of a text that differs from another one, and its replacement. */
function findSpan(
  before: string,
  after: string,
): { readonly start: number; readonly end: number; readonly word: string } {
  const most = Math.min(before.length, after.length);
  let start = 0;
  while (start < most && before[start] === after[start]) start += 1;
  let same = 0;
  while (same < most - start && before.at(-1 - same) === after.at(-1 - same)) same += 1;
  return { start, end: before.length - same, word: after.slice(start, after.length - same) };
}
