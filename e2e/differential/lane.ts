/** Compares random inputs until the time is over, and then reduces the differences. */
import type { Both } from './both.ts';
import type { Found } from './found.ts';
import { groupOf } from './judge.ts';
import { reduce } from './reduce.ts';
import type { Input, Kind, Source } from './source.ts';

export interface LaneOptions {
  readonly both: Both;
  readonly kinds: readonly Kind[];
  readonly generate: (kind: Kind, seed: number) => Source;
  readonly seed: number;
  readonly seconds: number;
  /** Differences that were stored by earlier runs. */
  readonly stored: readonly Found[];
}

export interface Tally {
  same: number;
  known: number;
  different: number;
  /** Number of inputs for which Puppet returned no result. */
  unanswered: number;
  seconds: number;
}

export interface FoundGroup extends Found {
  /** Number of inputs with a difference of this group. */
  readonly count: number;
  readonly isStored: boolean;
}

export interface LaneResult {
  readonly tallies: ReadonlyMap<Kind, Tally>;
  /** Number of inputs with a known difference, by its reason. */
  readonly reasons: ReadonlyMap<string, number>;
  readonly groups: readonly FoundGroup[];
  /** Number of groups that were not reduced. Frequent groups are reduced first. */
  readonly notReduced: number;
  /**
   * Number of groups whose input no longer differed when it ran again, because the result of real Puppet is not always
   * the same.
   */
  readonly unsteady: number;
}

/** Number of inputs in one batch. */
const BATCH: Readonly<Record<Kind, number>> = { expressions: 400, programs: 32, mutations: 64 };
/** Maximum number of candidates in a reduction (`attempts`), and of those in a batch. */
const LIMITS = {
  expression: { attempts: 800, batch: 60 },
  case: { attempts: 250, batch: 16 },
} as const;
/** Maximum number of groups that are reduced. */
const REDUCED = 40;

interface Difference {
  readonly input: Input;
  readonly stage: string;
  count: number;
}

export async function runLane(options: LaneOptions): Promise<LaneResult> {
  const { both, seconds, stored } = options;
  const { tallies, reasons, differences } = await search(options);
  const chosen = differences.slice(0, REDUCED);
  const again = await both.compare(chosen.map(({ input }) => input.source));
  const steady = chosen.filter((_, index) => again[index]?.outcome === 'different');
  const groups = new Map<string, FoundGroup>();
  // Reducing may take as long as comparing, and at least a minute.
  const end = performance.now() + Math.max(60, seconds) * 1000;
  for (const difference of steady) {
    const found = await reduced(difference, both, end);
    if (found === undefined) continue;
    const same = groups.get(found.group);
    const count = difference.count + (same?.count ?? 0);
    const isStored = stored.some(({ group }) => group === found.group);
    groups.set(found.group, { ...(same ?? found), count, isStored });
  }
  return {
    tallies,
    reasons,
    groups: [...groups.values()].toSorted((left, right) => right.count - left.count),
    notReduced: differences.length - chosen.length,
    unsteady: chosen.length - steady.length,
  };
}

interface Search {
  readonly tallies: ReadonlyMap<Kind, Tally>;
  readonly reasons: ReadonlyMap<string, number>;
  /** One difference of each group, most frequent group first. */
  readonly differences: readonly Difference[];
}

async function search({ both, kinds, generate, seed: firstSeed, seconds }: LaneOptions): Promise<Search> {
  const tallies = new Map(kinds.map((kind): [Kind, Tally] => [kind, emptyTally()]));
  const reasons = new Map<string, number>();
  const differences = new Map<string, Difference>();
  const end = performance.now() + seconds * 1000;
  let seed = firstSeed;
  do {
    const [kind, tally] = leastTime(tallies);
    const began = performance.now();
    const inputs = Array.from({ length: BATCH[kind] }, (_, index): Input => {
      return { kind, seed: seed + index, source: generate(kind, seed + index) };
    });
    seed += inputs.length;
    const verdicts = await both.compare(inputs.map(({ source }) => source));
    tally.seconds += (performance.now() - began) / 1000;
    for (const [index, input] of inputs.entries()) {
      const verdict = verdicts[index];
      tally[verdict?.outcome ?? 'unanswered'] += 1;
      if (verdict?.outcome === 'known') reasons.set(verdict.reason, (reasons.get(verdict.reason) ?? 0) + 1);
      if (verdict?.outcome !== 'different') continue;
      const { group, stage } = verdict;
      const earlier = differences.get(group);
      differences.set(group, { input: earlier?.input ?? input, stage, count: (earlier?.count ?? 0) + 1 });
    }
  } while (performance.now() < end);
  return {
    tallies,
    reasons,
    differences: [...differences.values()].toSorted((left, right) => right.count - left.count),
  };
}

function emptyTally(): Tally {
  return { same: 0, known: 0, different: 0, unanswered: 0, seconds: 0 };
}

/** Returns the kind of input that has had the least time so far. */
function leastTime(tallies: ReadonlyMap<Kind, Tally>): readonly [Kind, Tally] {
  const [first] = [...tallies].toSorted(([, left], [, right]) => left.seconds - right.seconds);
  if (first === undefined) throw new Error('There is no kind of inputs.');
  return first;
}

/** Returns the smallest input found that still differs at the same stage. */
async function reduced(
  { input, stage }: Difference,
  both: Both,
  end: number,
): Promise<Omit<FoundGroup, 'count' | 'isStored'> | undefined> {
  const differs = async (candidates: readonly Source[]): Promise<readonly boolean[]> => {
    if (performance.now() > end) return [];
    const verdicts = await both.compare(candidates);
    return verdicts.map((verdict) => verdict?.outcome === 'different' && verdict.stage === stage);
  };
  const source = await reduce(input.source, { ...LIMITS[input.source.form], differs });
  const [verdict] = await both.compare([source]);
  return verdict?.outcome === 'different'
    ? { input: { ...input, source }, group: groupOf(source, verdict.group), lines: verdict.lines }
    : undefined;
}
