/**
 * Selects the rules of a release: the modern rules, some of which are replaced according to the table of differences.
 */
import type { DifferenceId } from './differences.ts';
import type { Release } from './release.ts';

/** Rules for the releases that have a row of the table `differences` (`when`), or for those that do not (`unless`). */
export type Part<Rules> = { readonly rules: Partial<Rules> } & (
  | { readonly when: DifferenceId }
  | { readonly unless: DifferenceId }
);

/**
 * Returns the rules of a release: the modern rules, with each part that applies. If several parts have a rule, the last
 * one is used.
 */
export function withParts<Rules extends object>(modern: Rules, parts: readonly Part<Rules>[], release: Release): Rules {
  let rules = modern;
  for (const part of parts) {
    const applies = 'when' in part ? release.has(part.when) : !release.has(part.unless);
    if (applies) rules = { ...rules, ...part.rules };
  }
  return rules;
}
