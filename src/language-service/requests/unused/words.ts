/** Finds the words of a file that may name definitions in other files. A name in any context is a use. */
import type { Range } from '../../answers.ts';
import { placeInModule } from '../../file-kind.ts';
import type { ParsedFile } from '../../parsed-file.ts';

export interface Word {
  /** The word without leading colons and punctuation. */
  readonly text: string;
  readonly range: Range;
}

export interface OpenWord {
  /** Literal text before, between and after the interpolations. */
  readonly parts: readonly string[];
  readonly range: Range;
}

interface FileWords {
  readonly words: readonly Word[];
  readonly open: readonly OpenWord[];
}

const HOLES = String.raw`[$%#]\{[^{}\n]{0,80}\}|<%=[^%\n]{0,80}%>`;
const HOLE = new RegExp(HOLES, 'g');
const WORD = new RegExp(String.raw`(?:[\w:./@+-]|${HOLES})+`, 'g');
const MODULE_NAME = /\$\{(?:::)?module_name\}|<%=\s*@module_name\s*-?%>/g;
/** Minimum number of literal characters in a pattern, so that it does not match everything. */
const LEAST = 3;

/**
 * Checks whether a pattern is specific enough. An extension alone is not, because it matches all files with this
 * extension.
 */
export function isTelling({ parts }: Pick<OpenWord, 'parts'>): boolean {
  const last = parts.at(-1)?.replace(/^[^/:]*\.\w+$/, '') ?? '';
  return [...parts.slice(0, -1), last].join('').length >= LEAST;
}

/** Checks whether a pattern can produce a name. */
export function mayBe(name: string, parts: readonly string[]): boolean {
  const [first = '', ...rest] = parts;
  const last = rest.pop() ?? '';
  if (!name.startsWith(first) || !name.endsWith(last)) return false;
  let at = first.length;
  for (const part of rest) {
    at = name.indexOf(part, at);
    if (at === -1) return false;
    at += part.length;
  }
  return at <= name.length - last.length;
}

export function collectWords(file: ParsedFile): FileWords {
  const { module = '' } = placeInModule(file.path, file.readAs.paths) ?? {};
  const text = readText(file);
  const words: Word[] = [];
  const open: OpenWord[] = [];
  for (const match of text.matchAll(WORD)) {
    const start = match.index;
    const range: Range = [start, start + match[0].length];
    const written = match[0].replaceAll(MODULE_NAME, module);
    const holes = [...written.matchAll(HOLE)];
    if (holes.length === 0) {
      const plain = trimmed(written);
      if (plain === '') continue;
      words.push({ text: plain, range });
      // `$text.web::shout` calls the function after the dot.
      if (file.isPuppet && plain.includes('.') && !plain.includes('/'))
        for (const part of plain.split('.')) words.push({ text: trimmed(part), range });
      continue;
    }
    const parts = written.split(HOLE);
    parts[0] = parts[0]?.replace(/^[^\w]+/, '') ?? '';
    parts[parts.length - 1] = parts.at(-1)?.replace(/[^\w/]+$/, '') ?? '';
    if (isTelling({ parts })) open.push({ parts, range });
    // An interpolation may contain words that name a definition, such as the key of a lookup.
    for (const hole of holes)
      for (const inner of hole[0].matchAll(/[A-Za-z][\w:./]*/g)) words.push({ text: trimmed(inner[0]), range });
  }
  return { words, open };
}

function trimmed(word: string): string {
  return word.replace(/^[^A-Za-z0-9_]+|[^A-Za-z0-9_]+$/g, '');
}

/** Returns the source with blanks in place of comments and data keys, because these name no definition. */
function readText(file: ParsedFile): string {
  switch (file.kind) {
    case 'manifest':
    case 'epp':
      return blanked(
        file.text,
        file.comments.map(({ offset, length }): Range => [offset, offset + length]),
      );
    case 'ruby':
      return file.text.replaceAll(/^[ \t]*#.*$/gm, (line) => ' '.repeat(line.length));
    case 'data':
      return file.text.replaceAll(/^["']?[\w:.-]+["']?[ \t]*:(?=\s|$)|(?:^|(?<=\s))#.*$/gm, (key) =>
        ' '.repeat(key.length),
      );
    default:
      return file.text;
  }
}

function blanked(text: string, ranges: readonly Range[]): string {
  const parts: string[] = [];
  let from = 0;
  for (const [start, end] of ranges) {
    parts.push(text.slice(from, start), ' '.repeat(end - start));
    from = end;
  }
  return parts.join('') + text.slice(from);
}
