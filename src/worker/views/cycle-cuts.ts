/**
 * Finds the ways to break a cycle: the smallest sets of statements in the manifests whose removal breaks it, each with
 * a fix.
 */
import {
  rateEvidence,
  type Cycle,
  type CutStatement,
  type FindPackage,
  type Fix,
  type RelationshipEdge,
} from '../../engine/index.ts';
import type { FixView } from '../../protocol/analysis.ts';
import { keyOf, type ManifestFixes } from './manifest-fixes.ts';

interface WayToBreak {
  readonly statements: readonly CutStatement[];
  /**
   * Fix that removes the statements. Absent if the source does not show the code to remove, or if the cycle would
   * remain.
   */
  readonly fix?: FixView;
}

interface WaysToBreak {
  /** Ways to break the cycle. Ways with a fix come first; among these, the likeliest mistakes come first. */
  readonly ways: readonly WayToBreak[];
  readonly hasMore: boolean;
}

interface CycleCutsOptions {
  readonly fixes: ManifestFixes;
  readonly findPackage: FindPackage;
  readonly breaks: (fix: FixView, cycle: Cycle) => boolean;
}

/** Computes the ways to break each cycle, only once per cycle. */
export class CycleCuts {
  readonly #options: CycleCutsOptions;
  readonly #known = new Map<Cycle, WaysToBreak>();

  constructor(options: CycleCutsOptions) {
    this.#options = options;
  }

  of(cycle: Cycle): WaysToBreak {
    let ways = this.#known.get(cycle);
    if (ways === undefined) {
      ways = this.#compute(cycle);
      this.#known.set(cycle, ways);
    }
    return ways;
  }

  #compute(cycle: Cycle): WaysToBreak {
    const { fixes, findPackage } = this.#options;
    const removals = new Map<string, Fix>();
    const statementOf = (edge: RelationshipEdge): string | undefined => {
      const { reason } = edge;
      if (reason.kind !== 'relationship') return undefined;
      const removal = fixes.removalOf(reason);
      if (removal === undefined) return unremovedKey(edge);
      const key = removal.edits.map(keyOf).join('\n');
      if (!removals.has(key)) removals.set(key, removal);
      return key;
    };
    const { cuts, hasMore } = cycle.cuts({
      statementOf,
      evidenceOf: (statement) => rateEvidence(statement, findPackage),
    });
    const ways = cuts.map((statements) => {
      const fix = this.#fixOf(cycle, statements, removals);
      return { statements, ...(fix === undefined ? {} : { fix }) };
    });
    return { ways: [...ways.filter(hasFix), ...ways.filter((way) => !hasFix(way))], hasMore };
  }

  #fixOf(cycle: Cycle, statements: readonly CutStatement[], removals: ReadonlyMap<string, Fix>): FixView | undefined {
    const { fixes, breaks } = this.#options;
    const own = statements.flatMap(({ key, edges }) => {
      const removal = removals.get(key);
      return removal === undefined ? [] : [{ ...removal, title: formatTitle(removal, edges) }];
    });
    const fix = own.length < statements.length ? undefined : fixes.together(own);
    return fix !== undefined && breaks(fix, cycle) ? fix : undefined;
  }
}

function hasFix({ fix }: WayToBreak): boolean {
  return fix !== undefined;
}

/** Returns a key for a relationship that no edit can remove. Each such relationship has its own key. */
function unremovedKey({ reason }: RelationshipEdge): string | undefined {
  if (reason.kind !== 'relationship') return undefined;
  const { place, declaredOn, parameter, target } = reason;
  return `${place?.file ?? ''}:${place?.line ?? ''} ${declaredOn} ${parameter} ${target}`;
}

/**
 * Returns the title of a fix. An arrow between collectors creates many edges, so its title does not name a single edge.
 */
function formatTitle({ title }: Fix, edges: readonly RelationshipEdge[]): string {
  const isArrow = edges.some(({ reason }) => reason.kind === 'relationship' && reason.origin === 'arrow');
  return isArrow && edges.length > 1 ? 'Remove the arrow' : title;
}
