import type { Range, TextEdit } from '../answers.ts';
import { scan, type CursorToken } from '../cursor/scan.ts';
import type { TypingEdit } from './edit.ts';
import { CLOSING_OF, type TypingPlace } from './typing-place.ts';

/** Inserts the `>` that completes an arrow, and aligns all arrows of the same body. */
export function typeArrow({ text, offset, inside, isTemplate }: TypingPlace): TypingEdit | undefined {
  if (inside !== undefined || isTemplate || !/[=+]/.test(text.charAt(offset - 1))) return undefined;
  const typed = `${text.slice(0, offset)}>${text.slice(offset)}`;
  const aligned = alignArrows(typed, offset - 1);
  if (aligned.length === 0) return undefined;
  let cursor = offset + 1;
  const edits: TextEdit[] = [{ range: [offset, offset], text: '>' }];
  for (const { range, text: by } of aligned) {
    const isBefore = range[1] <= offset;
    if (isBefore) cursor += by.length - (range[1] - range[0]);
    edits.push({ range: isBefore ? range : [range[0] - 1, range[1] - 1], text: by });
  }
  return { edits: edits.toSorted((one, other) => one.range[0] - other.range[0]), cursor };
}

interface Body {
  readonly arrows: Arrow[];
  /** First token of the entry that is being read. */
  key: CursorToken | undefined;
}

interface Arrow {
  readonly arrow: CursorToken;
  readonly key: CursorToken | undefined;
}

/** Aligns the arrows of the body with the arrow at `offset`, if each line begins with its key. */
function alignArrows(text: string, offset: number): readonly TextEdit[] {
  const gaps = arrowsBeside(text, offset).map(({ arrow, key }) => gapBefore(text, arrow, key));
  const known = gaps.filter((gap) => gap !== undefined);
  if (known.length !== gaps.length) return [];
  const column = Math.max(...known.map(({ line, range }) => range[0] - line)) + 1;
  return known.flatMap(({ line, range }) => {
    const by = ' '.repeat(column - (range[0] - line));
    return text.slice(...range) === by ? [] : [{ range, text: by }];
  });
}

function arrowsBeside(text: string, offset: number): readonly Arrow[] {
  const bodies: Body[] = [{ arrows: [], key: undefined }];
  let own: Body | undefined;
  for (const token of scan(text, text.length, { opensUnfinished: true }).frames[0] ?? []) {
    const mark = token.kind === 'mark' ? token.text : '';
    const body = bodies.at(-1);
    if (CLOSINGS.has(mark) && bodies.length > 1) bodies.pop();
    else if (mark === ';') bodies.splice(-1, 1, { arrows: [], key: undefined });
    else if (body !== undefined) {
      if (mark === ',' || mark === ':') body.key = undefined;
      // The previous entry has no comma yet, so this token begins the next entry.
      else if (token.isFirst && body.key !== undefined && body.arrows.at(-1)?.key === body.key) body.key = token;
      else body.key ??= token;
      if (mark === '=>' || mark === '+>') body.arrows.push({ arrow: token, key: body.key });
    }
    if (CLOSING_OF.has(mark)) bodies.push({ arrows: [], key: undefined });
    if (token.start === offset) own = body;
  }
  return own?.arrows ?? [];
}

const CLOSINGS: ReadonlySet<string> = new Set(CLOSING_OF.values());

interface Gap {
  readonly line: number;
  /** Range from the end of the key to the arrow. */
  readonly range: Range;
}

/** Returns the space between a key and its arrow, or undefined if the line does not begin with the key. */
function gapBefore(text: string, { start }: CursorToken, key: CursorToken | undefined): Gap | undefined {
  const line = text.lastIndexOf('\n', start) + 1;
  if (key?.isFirst !== true || key.start < line || key.start === start) return undefined;
  return { line, range: [line + text.slice(line, start).trimEnd().length, start] };
}
