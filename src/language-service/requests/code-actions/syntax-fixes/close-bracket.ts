/** Closes a bracket that the code leaves open. */
import type { CodeAction } from '../../../answers.ts';
import { editAt, readIndent, type ActionPlace } from '../action-place.ts';
import { findRepair, isRepairable } from './repaired.ts';

const CLOSERS: Readonly<Record<string, string>> = { '{': '}', '[': ']', '(': ')' };

const NAMES: Readonly<Record<string, string>> = { '}': 'brace', ']': 'bracket', ')': 'parenthesis' };

export function closeBracket(place: ActionPlace): readonly CodeAction[] {
  if (!isRepairable(place)) return [];
  for (const open of findSuspects(place)) {
    const closer = CLOSERS[place.file.text.charAt(open)];
    if (closer === undefined) continue;
    const edit = findRepair(place, findCandidates(place, open, closer));
    if (edit !== undefined)
      return [{ title: `Insert the missing closing ${NAMES[closer]} ${closer}`, kind: 'quickfix', edits: [edit] }];
  }
  return [];
}

/**
 * Returns the offsets of brackets that may lack a closing bracket: each bracket whose closing bracket is on a less
 * indented line, and the innermost open bracket.
 */
function findSuspects(place: ActionPlace): readonly number[] {
  const { text, tokens } = place.file;
  const open: number[] = [];
  const suspects: number[] = [];
  for (const { category, offset, length } of tokens) {
    if (category !== 'bracket' || length !== 1) continue;
    const sign = text.charAt(offset);
    const last = open.at(-1);
    if (CLOSERS[sign] !== undefined) open.push(offset);
    else if (last === undefined) return suspects;
    else {
      const isFirst = text.slice(text.lastIndexOf('\n', offset) + 1, offset).trim() === '';
      if (CLOSERS[text.charAt(last)] !== sign) return [...suspects, last];
      if (isFirst && readIndent(place, offset).length < readIndent(place, last).length) suspects.push(last);
      open.pop();
    }
  }
  const last = open.at(-1);
  return last === undefined ? suspects : [...suspects, last];
}

/**
 * Tries the possible places for the closing bracket: before the first line that is not indented further than the
 * opening bracket's line, at the end of that line, and at the end of the file.
 */
function* findCandidates(place: ActionPlace, open: number, closer: string): Iterable<CodeAction['edits'][number]> {
  const { text } = place.file;
  const indent = readIndent(place, open);
  const lineEnd = findLineEnd(text, open);
  if (text.slice(open + 1, lineEnd).trim() !== '') {
    const end = text.slice(0, lineEnd).trimEnd().length;
    yield editAt(place, end, end, closer === '}' ? ` ${closer}` : closer);
  }
  let last = lineEnd;
  for (let at = lineEnd + 1; at < text.length; at = findLineEnd(text, at) + 1) {
    const line = text.slice(at, findLineEnd(text, at));
    if (line.trim() === '') continue;
    if ((/^[ \t]*/.exec(line)?.[0].length ?? 0) <= indent.length) break;
    last = findLineEnd(text, at);
  }
  const isAtEnd = last >= text.length;
  yield editAt(place, last, last, `\n${indent}${closer}${isAtEnd ? '\n' : ''}`);
  const end = text.trimEnd().length;
  yield editAt(place, end, text.length, `\n${indent}${closer}\n`);
}

function findLineEnd(text: string, from: number): number {
  const newline = text.indexOf('\n', from);
  return newline === -1 ? text.length : newline;
}
