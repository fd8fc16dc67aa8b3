/** The ways to break a cycle: the smallest cuts over the statements of the manifests, each with its fix. */
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
  /** All statements to remove. */
  readonly statements: readonly CutStatement[];
  /** Removes the statements; absent if the source does not show the part to remove. */
  readonly fix?: FixView;
}

interface WaysToBreak {
  /** Ways with a fix first, and among them the likeliest mistakes. */
  readonly ways: readonly WayToBreak[];
  readonly hasMore: boolean;
}

interface CycleCutsOptions {
  readonly fixes: ManifestFixes;
  readonly findPackage: FindPackage;
  /** Checks that a fix really removes a cycle. */
  readonly breaks: (fix: FixView, cycle: Cycle) => boolean;
}

/** Computes the ways to break each cycle once. */
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

/** Key of a relationship that no edit can remove; each one counts as a separate statement. */
function unremovedKey({ reason }: RelationshipEdge): string | undefined {
  if (reason.kind !== 'relationship') return undefined;
  const { place, declaredOn, parameter, target } = reason;
  return `${place?.file ?? ''}:${place?.line ?? ''} ${declaredOn} ${parameter} ${target}`;
}

/** An arrow between collectors creates many edges, so no single edge describes the statement. */
function formatTitle({ title }: Fix, edges: readonly RelationshipEdge[]): string {
  const isArrow = edges.some(({ reason }) => reason.kind === 'relationship' && reason.origin === 'arrow');
  return isArrow && edges.length > 1 ? 'Remove the arrow' : title;
}
