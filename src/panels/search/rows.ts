import type { FileMatches, ReplaceRequest, TextMatch } from '../../protocol/search.ts';
import { countText } from '../../protocol/count-text.ts';
import type { TreeRow } from '../shared/list/tree-keys.ts';

export type SearchRow = TreeRow &
  (
    | { readonly kind: 'file'; readonly file: string; readonly count: number }
    | { readonly kind: 'match'; readonly file: string; readonly match: TextMatch }
  );

export function withoutLeftOut(
  found: readonly FileMatches[],
  leftOut: ReplaceRequest['leftOut'],
): readonly FileMatches[] {
  if (Object.keys(leftOut).length === 0) return found;
  return found.flatMap((each): readonly FileMatches[] => {
    const kept = leftOut[each.file];
    if (kept === undefined) return [each];
    if (kept === 'whole') return [];
    const matches = each.matches.filter(({ offset }) => !kept.includes(offset));
    return matches.length === 0 ? [] : [{ file: each.file, matches }];
  });
}

/** Converts results to a tree of files and matches; files in `closed` show no matches. */
export function searchRows(found: readonly FileMatches[], closed: ReadonlySet<string>): readonly SearchRow[] {
  return found.flatMap(({ file, matches }): readonly SearchRow[] => {
    const isExpanded = !closed.has(file);
    const text = `${file}, ${countText(matches.length, 'match', 'matches')}`;
    const head: SearchRow = { kind: 'file', id: file, level: 1, isExpanded, text, file, count: matches.length };
    return isExpanded ? [head, ...matches.map((match) => matchRow(file, match))] : [head];
  });
}

export function matchId(file: string, { offset }: Pick<TextMatch, 'offset'>): string {
  return `${file}@${offset}`;
}

function matchRow(file: string, match: TextMatch): SearchRow {
  const { line, before, text: found, after, put } = match;
  const text = `Line ${line}: ${before}${found}${after}${put === undefined ? '' : `, becomes ${put === '' ? 'nothing' : put}`}`;
  return { kind: 'match', id: matchId(file, match), level: 2, isExpanded: undefined, text, file, match };
}

/** Formats results as lines like those of `grep`: `path:line:column: text`. */
export function foundAsText(found: readonly FileMatches[]): string {
  const lines = found.flatMap(({ file, matches }) =>
    matches.map(({ line, column, before, text, after }) => `${file}:${line}:${column}: ${before}${text}${after}`),
  );
  return `${lines.join('\n')}\n`;
}
