/** The words of a file that may name things elsewhere, read from its text alone: whoever writes one in any way has named the thing. */
import type { Range } from '../../answers.ts';
import { placeInModule } from '../../file-kind.ts';
import type { ParsedFile } from '../../parsed-file.ts';

export interface Word {
  /** As written, without leading colons and signs at its ends. */
  readonly text: string;
  readonly range: Range;
}

/** A word with parts that are only known when it is evaluated: what stands before the first of them and behind the last. */
export interface OpenWord {
  readonly prefix: string;
  readonly suffix: string;
  readonly range: Range;
}

export interface FileWords {
  readonly words: readonly Word[];
  readonly open: readonly OpenWord[];
}

const WORD = /(?:[\w:./@+-]|[$%]\{[^{}\n]{0,80}\}|<%=[^%\n]{0,80}%>)+/g;
const HOLE = /[$%]\{[^{}\n]{0,80}\}|<%=[^%\n]{0,80}%>/g;
const MODULE_NAME = /\$\{(?:::)?module_name\}|<%=\s*@module_name\s*-?%>/g;
/** Letters that a word with holes must have, so that it does not name everything. */
const LEAST = 3;

/** Whether a word with holes says enough: an extension alone names every file that has it. */
export function isTelling({ prefix, suffix }: Pick<OpenWord, 'prefix' | 'suffix'>): boolean {
  return prefix.length + suffix.replace(/^[^/:]*\.\w+$/, '').length >= LEAST;
}

export function wordsOf(file: ParsedFile): FileWords {
  const { module = '' } = placeInModule(file.path) ?? {};
  const text = readText(file);
  const words: Word[] = [];
  const open: OpenWord[] = [];
  for (const match of text.matchAll(WORD)) {
    const start = match.index;
    const range: Range = [start, start + match[0].length];
    const written = match[0].replaceAll(MODULE_NAME, module);
    const holes = [...written.matchAll(HOLE)];
    const [first] = holes;
    const last = holes.at(-1);
    if (first === undefined || last === undefined) {
      const plain = trimmed(written);
      if (plain !== '') words.push({ text: plain, range });
      continue;
    }
    const prefix = written.slice(0, first.index).replace(/^[^\w]+/, '');
    const suffix = written.slice(last.index + last[0].length).replace(/[^\w]+$/, '');
    if (isTelling({ prefix, suffix })) open.push({ prefix, suffix, range });
    // What is looked up in a hole is named, too.
    for (const hole of holes)
      for (const inner of hole[0].matchAll(/[A-Za-z][\w:./]*/g)) words.push({ text: trimmed(inner[0]), range });
  }
  return { words, open };
}

function trimmed(word: string): string {
  return word.replace(/^[^A-Za-z0-9_]+|[^A-Za-z0-9_]+$/g, '');
}

/** The text with what names nothing blanked out: comments, and the keys of data, which are what is named there. */
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
