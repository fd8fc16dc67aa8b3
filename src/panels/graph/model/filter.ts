import type { Outcome } from '../../../protocol/run.ts';
import type { GraphModel, ModelNode } from './model.ts';
import { boxesAround } from './visible.ts';

/** What filters understand beside words, for the field's description. */
export const filterHint =
  'Filter by words of the reference, type:file, tag:web or is:failed. Enter goes to the next match, Shift+Enter to the previous one.';

/**
 * The refs that a filter names, in manifest order; each of its words must hold: `type:file` (a type, or its beginning), `tag:web`
 * (a whole tag), `is:failed` (an outcome of the run that is shown, or its beginning), and any other word somewhere in the
 * reference. Case does not matter. Undefined without words.
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
    .map((word) => testOf(word, outcomes));
  if (tests.length === 0) return undefined;
  return [...model.nodes.values()].filter((node) => tests.every((test) => test(node))).map(({ ref }) => ref);
}

/** Whether the outcomes of a run matter to a filter. */
export function asksForOutcome(filter: string): boolean {
  return /(?:^|\s)is:/i.test(filter);
}

function testOf(word: string, outcomes: ReadonlyMap<string, Outcome>): (node: ModelNode) => boolean {
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

/** What stays plain while the rest is dimmed: the matches, and the boxes that they lie in. */
export function litRefs(model: GraphModel, matches: readonly string[]): ReadonlySet<string> {
  return new Set(matches.flatMap((ref) => [ref, ...boxesAround(model, ref)]));
}

/** The match after the one that is selected, or before it, going round. */
export function nextMatch(
  matches: readonly string[],
  selected: string | undefined,
  isBackwards = false,
): string | undefined {
  const at = selected === undefined ? -1 : matches.indexOf(selected);
  if (!isBackwards) return matches[(at + 1) % Math.max(1, matches.length)];
  return matches.at(at > 0 ? at - 1 : -1);
}

/** `3 of 12` where the third match is selected; before one is, how many of all nodes match. */
export function matchCount(matches: readonly string[], selected: string | undefined, nodes: number): string {
  const at = selected === undefined ? -1 : matches.indexOf(selected);
  return at < 0 ? `${matches.length} of ${nodes}` : `${at + 1} of ${matches.length}`;
}
