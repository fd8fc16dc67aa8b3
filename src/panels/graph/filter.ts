import type { GraphModel } from './model.ts';
import { boxesAround } from './visible.ts';

/** The refs that a filter's words name, in manifest order: each word must occur in the reference, whatever its case. Undefined without words. */
export function filterMatches(model: GraphModel, filter: string): readonly string[] | undefined {
  const words = filter
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '');
  if (words.length === 0) return undefined;
  return [...model.nodes.keys()].filter((ref) => {
    const text = ref.toLowerCase();
    return words.every((word) => text.includes(word));
  });
}

/** What stays plain while the rest is dimmed: the matches, and the boxes that they lie in. */
export function litRefs(model: GraphModel, matches: readonly string[]): ReadonlySet<string> {
  return new Set(matches.flatMap((ref) => [ref, ...boxesAround(model, ref)]));
}

/** The match after the one that is selected, going round. */
export function nextMatch(matches: readonly string[], selected: string | undefined): string | undefined {
  const at = selected === undefined ? -1 : matches.indexOf(selected);
  return matches[(at + 1) % Math.max(1, matches.length)];
}
