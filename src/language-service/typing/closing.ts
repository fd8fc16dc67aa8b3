import { scan } from '../cursor/scan.ts';
import { moveTo, replace, type TypingEdit } from './edit.ts';
import { CLOSING_OF, type TypingPlace } from './typing-place.ts';

/**
 * Types a closing bracket. If the innermost open bracket is already closed, and only white space separates the cursor
 * from its closing bracket, moves the cursor after this bracket instead. A closing bracket that begins a line gets the
 * indentation of the opening bracket's line.
 */
export function typeClosing(place: TypingPlace, character: string): TypingEdit | undefined {
  if (place.isInHeredocTag && place.after.startsWith(character)) return moveTo(place.offset + 1);
  if (place.inside !== undefined) return undefined;
  if (place.isInterpolation && place.after.startsWith(character)) return moveTo(place.offset + 1);
  const { open } = place.innermost;
  if (open === undefined) return undefined;
  const closing = CLOSING_OF.get(open.text) ?? open.text;
  if (!closing.startsWith(character)) return undefined;
  const next = place.offset + (/^\s*/.exec(place.text.slice(place.offset))?.[0].length ?? 0);
  if (closing === character && place.text.startsWith(character, next) && closes(place, open.start, next)) {
    return overtype(place, next, character);
  }
  if (!place.isLineBlankBefore) return undefined;
  return replace(place.lineStart, place.offset, place.outerIndentation + character);
}

function overtype(place: TypingPlace, next: number, character: string): TypingEdit {
  const { text, offset, lineStart } = place;
  const isOnLaterLine = text.slice(offset, next).includes('\n');
  if (!isOnLaterLine && !place.isLineBlankBefore) return moveTo(next + character.length);
  const from = isOnLaterLine ? text.slice(0, offset).trimEnd().length : lineStart;
  const between = (isOnLaterLine ? '\n' : '') + place.outerIndentation;
  if (text.slice(from, next) === between) return moveTo(next + character.length);
  return replace(from, next + character.length, between + character);
}

/**
 * Checks whether a closing bracket belongs to the innermost open bracket, rather than to an outer one while the inner
 * one is still unclosed.
 */
function closes(place: TypingPlace, open: number, close: number): boolean {
  if (place.isInterpolation) return false;
  const { text, offset, isTemplate } = place;
  if (findOpening(text, close, isTemplate) === open) return true;
  const isFirst = text.slice(text.lastIndexOf('\n', close) + 1, close).trim() === '';
  return isFirst && text.slice(offset, close).includes('\n') && place.indentationAt(close) === place.outerIndentation;
}

/** Finds the opening bracket of a closing bracket. Returns undefined if the brackets of this kind are unbalanced. */
function findOpening(text: string, close: number, template: boolean): number | undefined {
  const closing = text.charAt(close);
  const open: number[] = [];
  let found: number | undefined;
  for (const token of scan(text, text.length, { template }).frames[0] ?? []) {
    if (token.kind !== 'mark') continue;
    if (CLOSING_OF.get(token.text) === closing) open.push(token.start);
    else if (token.text === closing) {
      const opening = open.pop();
      if (opening === undefined) return undefined;
      if (token.start === close) found = opening;
    }
  }
  return open.length === 0 ? found : undefined;
}
