/** Quotes a reserved word that is used as a string, such as `class` in `{ class => 1 }`. */
import type { CodeAction, FileEdit } from '../../../answers.ts';
import { editAt, textOf, type ActionPlace } from '../action-place.ts';
import { findRepair, isRepairable } from './repaired.ts';

/** Reserved words that cannot be used as values, unlike `default`, `undef`, `true` and `false`. */
const RESERVED =
  /^(?:and|attr|case|class|define|else|elsif|function|if|in|inherits|node|or|private|type|unless|application|consumes|produces|site)$/;

export function quoteWord(place: ActionPlace): readonly CodeAction[] {
  if (!isRepairable(place)) return [];
  const edit = findRepair(place, listQuotedWords(place));
  if (edit === undefined) return [];
  return [{ title: `Quote the reserved word ${edit.text}`, kind: 'quickfix', edits: [edit] }];
}

function* listQuotedWords(place: ActionPlace): Iterable<FileEdit> {
  const { text, tokens } = place.file;
  const start = text.lastIndexOf('\n', place.offset - 1) + 1;
  const newline = text.indexOf('\n', place.offset);
  const end = newline === -1 ? text.length : newline;
  for (const token of tokens) {
    if (token.offset < start || token.offset >= end || token.category === 'comment') continue;
    const word = textOf(place, token);
    if (RESERVED.test(word)) yield editAt(place, token.offset, token.offset + token.length, `'${word}'`);
  }
}
