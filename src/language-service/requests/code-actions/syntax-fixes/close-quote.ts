/** Closes a string whose closing quote is missing. */
import type { CodeAction, FileEdit } from '../../../answers.ts';
import { editAt, type ActionPlace } from '../action-place.ts';
import { findRepair, isRepairable } from './repaired.ts';

/** Maximum number of lines to search for the open string, above the cursor and below it. */
const MOST_LINES = 40;

export function closeQuote(place: ActionPlace): readonly CodeAction[] {
  if (!isRepairable(place)) return [];
  const edit = findRepair(place, listClosedStrings(place));
  if (edit === undefined) return [];
  const line = place.file.text.slice(0, edit.range[0]).split('\n').length;
  return [{ title: `Insert the missing closing quote ${edit.text} on line ${line}`, kind: 'quickfix', edits: [edit] }];
}

/** Lists closing quotes to try, on the line of the cursor first, then on the lines above and below. */
function* listClosedStrings(place: ActionPlace): Iterable<FileEdit> {
  const lines = [...place.file.text.matchAll(/^.*$/gm)];
  const own = place.file.text.slice(0, place.offset).split('\n').length - 1;
  const order = [own, ...Array.from({ length: MOST_LINES }, (_, at) => [own - at - 1, own + at + 1]).flat()];
  for (const at of order) {
    const { 0: line, index: start } = lines[at] ?? { 0: '', index: 0 };
    for (const quote of ["'", '"'])
      for (const offset of listEnds(line, quote)) yield editAt(place, start + offset, start + offset, quote);
  }
}

/**
 * Lists the offsets in a line where an open string may end, from left to right. Empty if the line has no open string.
 */
function listEnds(line: string, quote: string): readonly number[] {
  const quotes = [...line.matchAll(/\\.|['"]/g)].filter(([sign]) => sign === quote).map(({ index }) => index);
  if (quotes.length % 2 === 0) return [];
  return quotes.flatMap((open, at) => {
    // Quotes before an open string come in pairs.
    if (at % 2 !== 0) return [];
    const inside = line.slice(open + 1, quotes[at + 1] ?? line.length);
    const ends = [...inside.matchAll(/\s*=>|:(?=\s|$)|[,;](?=\s|$)|\s*[\])}]|\s*$/g)].map(({ index }) => index);
    return ends.map((end) => open + 1 + end);
  });
}
