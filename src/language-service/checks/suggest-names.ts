/** Suggests similar names for a name that does not exist. */
import type { Diagnostic } from '../../engine/index.ts';

export type Suggestion = Pick<Diagnostic, 'hint' | 'fix' | 'alternatives'>;

const MOST_SUGGESTED = 3;

/**
 * Returns a hint with the similar names, and fixes that replace the name at an offset. Empty if there are no similar
 * names.
 * @param near the similar names, the most similar first
 */
export function suggestNames(
  near: readonly string[],
  { file, offset, name }: { readonly file: string; readonly offset: number; readonly name: string },
): Suggestion {
  const span = { offset, length: name.length };
  const fixes = near.slice(0, MOST_SUGGESTED).map((text) => ({
    title: `Change to ${text}`,
    edits: [{ file, span, text }],
  }));
  const [only, ...others] = fixes;
  if (only === undefined) return {};
  const hint = `Did you mean ${near.join(' or ')}?`;
  return others.length > 0 ? { hint, alternatives: fixes } : { hint, fix: only };
}
