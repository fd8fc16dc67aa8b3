/** How rows of the table of differences replace rules of a stage. */
import type { DifferenceId } from './differences.ts';
import type { Release } from './release.ts';

/** Rules that replace those of a stage in releases that have a row, or in releases that do not have it. */
export type Part<Rules> = { readonly rules: Partial<Rules> } & (
  | { readonly when: DifferenceId }
  | { readonly unless: DifferenceId }
);

/** The rules of a release: the modern ones, with each part that applies. The last part that has a rule wins. */
export function withParts<Rules extends object>(modern: Rules, parts: readonly Part<Rules>[], release: Release): Rules {
  let rules = modern;
  for (const part of parts) {
    const applies = 'when' in part ? release.has(part.when) : !release.has(part.unless);
    if (applies) rules = { ...rules, ...part.rules };
  }
  return rules;
}
