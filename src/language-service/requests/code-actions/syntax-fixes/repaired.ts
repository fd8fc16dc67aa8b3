/** Tries fixes of syntax errors: a fix is certain if the file has no error afterwards. */
import { parse, type ParseResult } from '../../../../engine/index.ts';
import type { FileEdit } from '../../../answers.ts';
import type { ActionPlace } from '../action-place.ts';

/** Maximum length of the file, because each try parses the whole file. */
const LONGEST = 50_000;

const MOST_TRIES = 100;

function hasError({ diagnostics }: ParseResult): boolean {
  return diagnostics.some(({ severity }) => severity === 'error');
}

/** True for a file with a syntax error that is short enough to try fixes. */
export function isRepairable({ file }: ActionPlace): boolean {
  return file.text.length <= LONGEST && hasError(file.parsed);
}

/** Returns the first edit after which the file has no syntax error. */
export function findRepair({ file }: ActionPlace, edits: Iterable<FileEdit>): FileEdit | undefined {
  let tries = 0;
  for (const edit of edits) {
    tries += 1;
    if (tries > MOST_TRIES) return undefined;
    const [start, end] = edit.range;
    const after = file.text.slice(0, start) + edit.text + file.text.slice(end);
    if (!hasError(parse(after, file.path, file.release))) return edit;
  }
  return undefined;
}
