import { replace, type TypingEdit } from './edit.ts';
import { CLOSING_OF, type TypingPlace } from './typing-place.ts';

/** Breaks a line. Returns undefined where the editor's own Enter behaves correctly. */
export function typeEnter(place: TypingPlace): TypingEdit | undefined {
  const { text, inside } = place;
  switch (inside?.kind) {
    case undefined:
      return enterInCode(place);
    case 'comment':
      return text.charAt(inside.start) === '#' ? enterInComment(place, inside.start) : undefined;
    // Spaces are part of the value, so none is removed. Enter on the string's first line adds no indentation; on a
    // later line, the new line gets the indentation of that line.
    case 'single':
    case 'double':
      return replace(
        place.offset,
        place.offset,
        `\n${inside.start < place.lineStart ? place.indentationAt(place.offset) : ''}`,
      );
    case 'heredoc':
      return breakLine(place, place.indentationAt(place.offset));
    // In template text, brackets have no meaning and spaces are part of the output.
    case 'template text':
      return replace(place.offset, place.offset, `\n${place.indentationAt(place.offset)}`);
    default:
      return undefined;
  }
}

function enterInCode(place: TypingPlace): TypingEdit | undefined {
  const { open, own } = place.innermost;
  if (place.isInterpolation && open === undefined) return undefined;
  const rest = place.after.trimStart();
  // Moves the code after the cursor to the next line, with the same indentation.
  if (place.isLineBlankBefore && rest !== '') return replace(place.offset, place.offset, `\n${place.before}`);
  const indentation = place.nextIndentation;
  const closing = CLOSING_OF.get(open?.text ?? '');
  const isBetween = closing !== undefined && rest.startsWith(closing);
  // The closing bracket gets its own line, unless it ends arguments that begin on the line of the opening bracket.
  const isOnOwnLine = isBetween && (closing === '}' || own[0]?.isFirst !== false);
  return breakLine(place, indentation, isOnOwnLine ? `\n${place.outerIndentation}` : '');
}

/** Continues a comment on the next line. Enter on a continued line that is still empty ends the comment. */
function enterInComment(place: TypingPlace, start: number): TypingEdit | undefined {
  const { text, offset, lineStart, after } = place;
  const isWholeLine = text.slice(lineStart, start).trim() === '';
  const comment = text.slice(start, offset);
  if (isWholeLine && after.trim() === '' && /^#[ \t]+$/.test(comment)) return replace(start, offset + after.length, '');
  // The comment was typed before an existing closing bracket. The bracket moves to its own line.
  if (!isWholeLine && isClosingOnly(place))
    return breakLine(place, place.nextIndentation, `\n${place.outerIndentation}`);
  const indentation = place.indentationAt(offset);
  const [marker = '', space] = /^#+([ \t]*)/.exec(comment) ?? [];
  const continues = after.trim() !== '' || (isWholeLine && !/^#\s*lint:/.test(comment));
  if (!continues) return breakLine(place, isWholeLine ? indentation : place.nextIndentation);
  if (!isWholeLine) return breakLine(place, `${place.nextIndentation}# `);
  return breakLine(place, `${indentation}${space === '' ? `${marker} ` : marker}`);
}

/** Checks whether the rest of the line consists only of the closing brackets of the innermost open brackets. */
function isClosingOnly({ after, openBrackets }: TypingPlace): boolean {
  const closings = openBrackets.map(({ open }) => CLOSING_OF.get(open?.text ?? '') ?? '').join('');
  return after.trim() !== '' && closings.startsWith(after.trim());
}

/** Breaks the line at the cursor and removes the spaces around the break. The cursor ends before `rest`. */
function breakLine(place: TypingPlace, indentation: string, rest = ''): TypingEdit {
  const { text, offset, lineStart } = place;
  const from = place.isLineBlankBefore ? lineStart : lineStart + place.before.trimEnd().length;
  const spaces = /^[ \t]*/.exec(text.slice(offset))?.[0].length ?? 0;
  return replace(from, offset + spaces, `\n${indentation}${rest}`, rest.length);
}
