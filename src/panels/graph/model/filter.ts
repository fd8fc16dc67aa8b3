import type { Outcome } from '../../../protocol/run.ts';
import type { GraphModel, ModelNode } from './model.ts';
import { boxesAround } from './visible.ts';

export const filterHint =
  'Filter by words in the resource reference, type:file, tag:web or is:failed. Enter goes to the next match, Shift+Enter to the previous one.';

/**
 * Returns the refs that match a filter, in manifest order; undefined if the filter has no words. All words must match:
 * `type:file` (a type or its beginning), `tag:web` (a whole tag), `is:failed` (an outcome of the shown run, or its
 * beginning); any other word can occur anywhere in the reference. Case does not matter.
 */
export function filterMatches(
  model: GraphModel,
  filter: string,
  outcomes: ReadonlyMap<string, Outcome> = new Map(),
): readonly string[] | undefined {
  const tests = filter
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '')
    .map((word) => createTest(word, outcomes));
  if (tests.length === 0) return undefined;
  return [...model.nodes.values()].filter((node) => tests.every((test) => test(node))).map(({ ref }) => ref);
}

export function dependsOnOutcomes(filter: string): boolean {
  return /(?:^|\s)is:/i.test(filter);
}

function createTest(word: string, outcomes: ReadonlyMap<string, Outcome>): (node: ModelNode) => boolean {
  const [, field, value = ''] = /^(type|tag|is):(.*)$/.exec(word) ?? [];
  switch (field) {
    case 'type':
      return ({ type }) => type.toLowerCase().startsWith(value);
    case 'tag':
      return ({ resource }) => resource.tags.includes(value);
    case 'is':
      return ({ ref }) => outcomes.get(ref)?.startsWith(value) === true;
    default:
      return ({ ref }) => ref.toLowerCase().includes(word);
  }
}

/** Returns the refs that are not dimmed: the matches and the boxes around them. */
export function litRefs(model: GraphModel, matches: readonly string[]): ReadonlySet<string> {
  return new Set(matches.flatMap((ref) => [ref, ...boxesAround(model, ref)]));
}

/** Returns the match after or before the selected one, continuing at the other end of the list. */
export function nextMatch(
  matches: readonly string[],
  selected: string | undefined,
  isBackwards = false,
): string | undefined {
  const at = selected === undefined ? -1 : matches.indexOf(selected);
  if (!isBackwards) return matches[(at + 1) % Math.max(1, matches.length)];
  return matches.at(at > 0 ? at - 1 : -1);
}

/**
 * Returns `3 of 12` if the third match is selected; if no match is selected, returns the number of matches out of all
 * nodes.
 */
export function matchCount(matches: readonly string[], selected: string | undefined, nodes: number): string {
  const at = selected === undefined ? -1 : matches.indexOf(selected);
  return at < 0 ? `${matches.length} of ${nodes}` : `${at + 1} of ${matches.length}`;
}
