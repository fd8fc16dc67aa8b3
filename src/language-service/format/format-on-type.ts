/** What is put right while somebody types: the indentation of a new line, or of a closing bracket; the arrows around a new one. */
import { lexemesOf, type Lexeme } from '../../engine/index.ts';
import type { Range, TextEdit } from '../answers.ts';

/** A text is mostly broken where somebody types, so that this looks at lexemes alone. */
export function formatOnType(text: string, offset: number, character: string): readonly TextEdit[] {
  const lexemes = lexemesOf(text);
  if (isInside(lexemes, offset)) return [];
  switch (character) {
    case '\n':
      return indented(text, offset, newLineIndent(new Line(text, lexemes, offset)));
    case '}':
    case ')':
    case ']':
      return closingIndent(text, lexemes, offset);
    case '>':
      return text.startsWith('=>', offset - 2) ? alignedArrows(text, lexemes, offset - 2) : [];
    default:
      return [];
  }
}

const INDENT = 2;
const OPENING: ReadonlySet<string> = new Set(['(', '[', '{']);
const CLOSING: ReadonlySet<string> = new Set([')', ']', '}']);
/** What a line ends with when its expression goes on in the next. */
const UNFINISHED: ReadonlySet<string> = new Set(['=', '=>', '+>', '+', '==', '!=', '=~', '!~', 'and', 'or', 'in', '?']);

/** Whether a place is inside of a string, a heredoc or a comment. */
function isInside(lexemes: readonly Lexeme[], offset: number): boolean {
  return lexemes.some(
    ({ category, offset: start, end }) =>
      (category === 'string' || category === 'heredoc-text' || category === 'comment') &&
      start < offset &&
      offset < end,
  );
}

/** The brackets that are open at a place, and the code before it. */
class Line {
  readonly text: string;
  readonly before: readonly Lexeme[];
  /** Indexes of open brackets in `before`, outermost first. */
  readonly open: readonly number[];
  /** What begins the line after the place. */
  readonly next: string;

  constructor(text: string, lexemes: readonly Lexeme[], offset: number) {
    this.text = text;
    this.before = lexemes.filter(({ category, end }) => end <= offset && category !== 'comment');
    const open: number[] = [];
    for (const [index, lexeme] of this.before.entries()) {
      if (OPENING.has(this.textOf(lexeme))) open.push(index);
      else if (CLOSING.has(this.textOf(lexeme))) open.pop();
    }
    this.open = open;
    this.next = /^[ \t]*(.?)/.exec(text.slice(offset))?.[1] ?? '';
  }

  textOf({ category, offset, end }: Lexeme): string {
    return category === 'string' ? '' : this.text.slice(offset, end);
  }

  /** The lexeme that ends before the place. */
  get last(): Lexeme | undefined {
    return this.before.at(-1);
  }
}

function newLineIndent(line: Line): number {
  const { text, before, open, last } = line;
  const opening = before[open.at(-1) ?? -1];
  const base = opening === undefined ? 0 : indentAt(text, opening.offset);
  if (CLOSING.has(line.next)) return base;
  if (last === undefined) return 0;
  const end = line.textOf(last);
  if (UNFINISHED.has(end)) return indentAt(text, last.offset) + INDENT;
  // After the title of a resource come its attributes; after the last of them the next title.
  if (end === ':') return indentAt(text, last.offset) + INDENT;
  const first = (open.at(-1) ?? -1) + 1;
  if (end === ';') {
    const title = before.slice(first).findLast((lexeme) => line.textOf(lexeme) === ':');
    return indentAt(text, title?.offset ?? last.offset);
  }
  // Beside what stands in the same bracket already.
  const sibling = siblingBefore(line, first);
  return sibling === undefined ? base + (opening === undefined ? 0 : INDENT) : indentAt(text, sibling.offset);
}

/** The last lexeme that begins a line directly inside of the innermost open bracket. */
function siblingBefore({ text, before }: Line, first: number): Lexeme | undefined {
  let depth = 0;
  let found: Lexeme | undefined;
  for (const lexeme of before.slice(first)) {
    const bracket = lexeme.category === 'bracket' ? text.slice(lexeme.offset, lexeme.end) : '';
    if (CLOSING.has(bracket)) depth -= 1;
    if (depth === 0 && bracket === '' && isFirstOnLine(text, lexeme.offset)) found = lexeme;
    if (OPENING.has(bracket)) depth += 1;
  }
  return found;
}

function closingIndent(text: string, lexemes: readonly Lexeme[], offset: number): readonly TextEdit[] {
  if (!isFirstOnLine(text, offset - 1)) return [];
  const line = new Line(text, lexemes, offset - 1);
  const opening = line.before[line.open.at(-1) ?? -1];
  return opening === undefined ? [] : indented(text, offset - 1, indentAt(text, opening.offset));
}

/** Aligns the arrows that stand directly in the same brackets as the one at `offset`, each in a line that begins with its key. */
function alignedArrows(text: string, lexemes: readonly Lexeme[], offset: number): readonly TextEdit[] {
  const groups: Lexeme[][] = [[]];
  let own: readonly Lexeme[] = [];
  for (const lexeme of lexemes) {
    const token = lexeme.category === 'string' ? '' : text.slice(lexeme.offset, lexeme.end);
    if (OPENING.has(token)) groups.push([]);
    else if (CLOSING.has(token)) groups.pop();
    // The attributes of the next title are aligned by themselves.
    else if (token === ';') groups.splice(-1, 1, []);
    else if (token === '=>' || token === '+>') groups.at(-1)?.push(lexeme);
    if (lexeme.offset === offset) own = groups.at(-1) ?? [];
  }
  const keys = own.map((arrow) => keyBefore(text, arrow));
  const arrows = keys.filter((key) => key !== undefined);
  if (arrows.length !== own.length || new Set(arrows.map(({ line }) => line)).size !== arrows.length) return [];
  const column = Math.max(...arrows.map(({ line, range }) => range[0] - line)) + 1;
  return arrows.flatMap(({ line, range }) => edit(text, range, ' '.repeat(column - (range[0] - line))));
}

interface Key {
  /** Where its line begins. */
  readonly line: number;
  /** From the end of the key to the arrow. */
  readonly range: Range;
}

/** The space between a key and its arrow; `undefined` where the line does not begin with the key. */
function keyBefore(text: string, arrow: Lexeme): Key | undefined {
  const line = text.lastIndexOf('\n', arrow.offset) + 1;
  const written = text.slice(line, arrow.offset);
  const key = written.trimEnd();
  if (!/^[ \t]*(?:[\w:*]+|'[^']*'|"[^"]*"|\$[\w:]+|[A-Z]\w*\[[^\]]*\]|\/.*\/)$/.test(key)) return undefined;
  return { line, range: [line + key.length, arrow.offset] };
}

function isFirstOnLine(text: string, offset: number): boolean {
  return text.slice(text.lastIndexOf('\n', offset - 1) + 1, offset).trim() === '';
}

function indentAt(text: string, offset: number): number {
  const start = text.lastIndexOf('\n', offset - 1) + 1;
  const written = /^[ \t]*/.exec(text.slice(start))?.[0] ?? '';
  return written.replaceAll('\t', '  ').length;
}

/** Gives the line of a place an indentation. */
function indented(text: string, offset: number, columns: number): readonly TextEdit[] {
  const start = text.lastIndexOf('\n', offset - 1) + 1;
  const length = /^[ \t]*/.exec(text.slice(start))?.[0].length ?? 0;
  return edit(text, [start, start + length], ' '.repeat(columns));
}

function edit(text: string, range: Range, by: string): readonly TextEdit[] {
  return text.slice(...range) === by ? [] : [{ range, text: by }];
}
