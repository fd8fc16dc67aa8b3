/** Reads the places of code in messages of all releases. */
import type { Place } from '../../protocol/analysis.ts';

/** Matches `(file: FILE, line: 3, column: 5)`, since Puppet 5. */
const PARENTHESES = /\(file: ([^()\n]{1,1000}?)(?:, line: (\d+)(?:, column: (\d+))?)?\)/g;
/** Matches `at FILE:3:5`, up to Puppet 4. */
const BARE = /\bat ((?:[A-Za-z]:)?[^\s:()]{1,1000}):(\d+)(?::(\d+))?(?= on node |[\s.,;)]|$)/g;
/** Matches `at 3:FILE` in errors about files, in Puppet 3. */
const REVERSED = /\bat (\d+):(\/[^\s:()]{1,1000})/g;

/** Returns the places in the order in which the message names them. */
export function readPlaces(message: string): readonly Place[] {
  const text = message.slice(0, 20_000);
  const found = text.includes('(file: ')
    ? [...text.matchAll(PARENTHESES)].map(([, file, line, column]) => toPlace(file, line, column))
    : [
        ...[...text.matchAll(BARE)].map(([, file, line, column]) => toPlace(file, line, column)),
        ...[...text.matchAll(REVERSED)].map(([, line, file]) => toPlace(file, line, undefined)),
      ];
  return found.filter((place) => place !== undefined);
}

function toPlace(file: string | undefined, line: string | undefined, column: string | undefined): Place | undefined {
  if (file === undefined) return undefined;
  return { file, line: Number(line ?? 1), ...(column === undefined ? {} : { column: Number(column) }) };
}
