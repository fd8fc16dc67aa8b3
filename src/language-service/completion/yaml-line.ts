/** The line of YAML at the cursor. It is read without a parser, because incomplete data has no tree. */
import type { Range } from '../answers.ts';

export interface DataLine {
  readonly start: number;
  /** The part of the line before the cursor. `after` is the part after the cursor. */
  readonly before: string;
  readonly after: string;
  /** Columns before the first word, including the dash of a list element. */
  readonly indent: number;
  readonly isElement: boolean;
  /** The key whose value contains the cursor. Absent while the user types the key itself. */
  readonly key: string | undefined;
  readonly range: Range;
  readonly isComment: boolean;
}

export function lineAt(text: string, offset: number): DataLine {
  const start = text.lastIndexOf('\n', offset - 1) + 1;
  const newline = text.indexOf('\n', offset);
  const before = text.slice(start, offset);
  const after = text.slice(offset, newline === -1 ? undefined : newline);
  const [lead = '', dash = ''] = /^[ \t]*((?:- +|-$)*)/.exec(before) ?? [];
  const key = /^[ \t]*(?:- +)*(["']?)([\w:.-]+?)\1[ \t]*:(?=[ \t])/.exec(before)?.[2];
  const typed = /[\w:.-]*$/.exec(before)?.[0] ?? '';
  const rest = /^[\w:.-]*/.exec(after)?.[0].replace(/:$/, '') ?? '';
  return {
    start,
    before,
    after: after.slice(rest.length),
    indent: lead.length,
    isElement: dash !== '',
    key,
    range: [offset - typed.length, offset + rest.length],
    isComment: /^\s*#|\s#/.test(before),
  };
}

/** Returns the keys of the enclosing mappings, outermost first. Finds them by indentation. */
export function parentKeys(text: string, { start, indent }: DataLine): readonly string[] {
  const found: string[] = [];
  let least = indent;
  let end = start - 1;
  while (end >= 0 && least > 0) {
    const lineStart = text.lastIndexOf('\n', end - 1) + 1;
    const match = /^([ \t]*)((?:- +)*)(["']?)([\w:.-]+?)\3[ \t]*:(?=\s|$)/.exec(text.slice(lineStart, end));
    const spaces = match?.[1]?.length ?? Infinity;
    // A key on the same line as a dash is a sibling of the keys below it. Its parent is the key above the list.
    const column = spaces + (match?.[2]?.length ?? 0);
    if (match?.[4] !== undefined && column < least) {
      found.unshift(match[4]);
      least = spaces;
    } else if (match?.[2] !== undefined && match[2] !== '' && column === least) least = spaces + 1;
    end = lineStart - 1;
  }
  return found;
}
