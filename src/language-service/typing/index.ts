/**
 * Smart typing: changes to Puppet code when the user types a character. The functions are pure and depend only on the
 * code and the cursor. Auto-closed brackets need not be remembered, because the code after the cursor shows which
 * brackets match.
 */
import { typeArrow } from './arrows.ts';
import { typeClosing } from './closing.ts';
import { moveTo, replace, shift, type TypingEdit } from './edit.ts';
import { typeEnter } from './enter.ts';
import { regionAround } from './region.ts';
import { INDENT, isUnfinished, TypingPlace } from './typing-place.ts';

export type { TypingEdit } from './edit.ts';

/**
 * Maximum length of a template. In a longer one, a key press would take longer than a frame, so typing is not changed.
 */
const MAX_LENGTH = 100_000;

export interface TypingContext {
  readonly text: string;
  readonly offset: number;
  readonly language: 'puppet' | 'epp' | 'erb';
}

/**
 * Returns the edit for a typed character (`\n` for Enter), or undefined if the editor should insert the character in
 * its usual way.
 */
export function typeCharacter(character: string, { text, offset, language }: TypingContext): TypingEdit | undefined {
  if (language !== 'puppet') return typeInTemplate(character, text, offset, language);
  const type = typed[character];
  if (type === undefined) return undefined;
  const { from, to } = regionAround(text, offset);
  const edit = type(new TypingPlace(text.slice(from, to), offset - from, false), character);
  return edit === undefined ? undefined : shift(edit, from);
}

function typeInTemplate(
  character: string,
  text: string,
  offset: number,
  language: 'epp' | 'erb',
): TypingEdit | undefined {
  const edit = typeTagEnd(character, text, offset);
  const type = typed[character];
  if (edit !== undefined || type === undefined || text.length > MAX_LENGTH) return edit;
  const place = new TypingPlace(text, offset, true);
  // The code in the tags of an ERB template is Ruby.
  return language === 'epp' || place.inside?.kind === 'template text' ? type(place, character) : undefined;
}

type Typed = (place: TypingPlace, character: string) => TypingEdit | undefined;

const typed: Readonly<Record<string, Typed>> = {
  '\n': typeEnter,
  '}': typeClosing,
  ')': typeClosing,
  ']': typeClosing,
  '|': typeClosing,
  '>': typeArrow,
  '{': typeOpening,
  '(': typeOpening,
  '[': typeOpening,
  "'": typeQuote,
  '"': typeQuote,
  '#': typeNumberSign,
  '.': typeDot,
  ';': typeSemicolon,
};

/** Keeps the editor from closing a bracket in a string, comment, heredoc or regular expression. `${` opens code. */
function typeOpening({ text, offset, inside }: TypingPlace, character: string): TypingEdit | undefined {
  const isInterpolation = inside?.interpolates === true && character === '{' && text.charAt(offset - 1) === '$';
  return inside === undefined || isInterpolation ? undefined : replace(offset, offset, character);
}

/**
 * Moves over an existing closing quote. Keeps the editor from adding a closing quote if the typed quote is part of a
 * word or string.
 */
function typeQuote(place: TypingPlace, character: string): TypingEdit | undefined {
  const { text, offset, inside } = place;
  if (inside === undefined) return undefined;
  if (place.isInHeredocTag) return text.charAt(offset) === character ? moveTo(offset + 1) : undefined;
  const isOwn = text.charAt(inside.start) === character && (inside.kind === 'single' || inside.kind === 'double');
  const backslashes = /\\*$/.exec(text.slice(inside.start, offset))?.[0].length ?? 0;
  if (!isOwn) return replace(offset, offset, character);
  // In an interpolation without a closing brace, the next quote closes the surrounding string.
  const isClosing = text.charAt(offset) === character && (!place.isInterpolation || place.after.includes('}'));
  return isClosing && backslashes % 2 === 0 ? moveTo(offset + 1) : undefined;
}

/** Moves over the number sign that Enter inserted to continue a comment, so that typing `#` does not double it. */
function typeNumberSign({ offset, before, after }: TypingPlace): TypingEdit | undefined {
  return /^[ \t]*# $/.test(before) && after.trim() === '' ? replace(offset - 1, offset + after.length, '') : undefined;
}

/** Indents a method call that continues the previous line. */
function typeDot(place: TypingPlace): TypingEdit | undefined {
  const { inside, last, statement } = place;
  if (inside !== undefined || !place.isLineBlankBefore || last === undefined || statement === undefined)
    return undefined;
  if (isUnfinished(last) || /^[,;:]$/.test(last.text)) return undefined;
  return replace(place.lineStart, place.offset, `${place.indentationAt(statement.start)}${INDENT}.`);
}

/** Aligns a semicolon at the beginning of a line with the title of the attributes before it. */
function typeSemicolon(place: TypingPlace): TypingEdit | undefined {
  const { inside, innermost } = place;
  if (inside !== undefined || !place.isLineBlankBefore || innermost.role.kind !== 'resource') return undefined;
  const title = place.titleIndentation;
  return title === undefined ? undefined : replace(place.lineStart, place.offset, `${title};`);
}

/** Types `%>` over the end of a tag that the editor closed automatically; `<%%` opens no tag. */
function typeTagEnd(character: string, text: string, offset: number): TypingEdit | undefined {
  if (character === '%') {
    const isText = text.startsWith('<%', offset - 2) && text.startsWith(' %>', offset);
    return isText ? replace(offset, offset + 3, character) : undefined;
  }
  if (character !== '>' || text.charAt(offset - 1) !== '%') return undefined;
  const closed = /^\s*%>/.exec(text.slice(offset, offset + 200))?.[0];
  return closed === undefined ? undefined : replace(offset, offset + closed.length, character);
}
