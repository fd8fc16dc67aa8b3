/**
 * Migrates recorded cases and measures whether differences between the results of real Puppet have findings, and
 * whether fixes keep the old result.
 */
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { bootedRuby } from '../../../scripts/ruby/assets.ts';
import { readMigrationSource } from '../../../src/cli/verbs/migrate.ts';
import { releaseIds, type ReleaseId } from '../../../src/engine/index.ts';
import { filesWithFixes, migrate, type Finding, type MigrationSource } from '../../../src/migrate/index.ts';
import { proveFixes, type Proof } from './fix-proof.ts';
import { baseRelease } from './openvox.ts';

const CASES = 'e2e/conformance/cases/releases';
const RECORDED = 'e2e/conformance/expected/releases.jsonl';

interface Recorded {
  readonly error?: string;
  readonly resources?: unknown;
  readonly logs?: unknown;
}

/**
 * Difference between the results of real Puppet for a case in two releases. `silent`: both compile the case, with
 * different results.
 */
export type Outcome = 'refused before' | 'same' | 'silent' | 'refused';

export interface MeasuredCase {
  readonly name: string;
  readonly outcome: Outcome;
  readonly findings: readonly Finding[];
  readonly proof: Proof | undefined;
}

/** Returns the recorded cases, each with its outcome in real Puppet from this release to 8. */
export function recordedOutcomes(from: ReleaseId): ReadonlyMap<string, Outcome> {
  return new Map(
    readFileSync(RECORDED, 'utf8')
      .split('\n')
      .filter((line) => line !== '')
      // The JSON is not validated, because the recordings are files of this repository.
      .map((line) => JSON.parse(line) as { readonly case: string } & Readonly<Partial<Record<ReleaseId, Recorded>>>)
      .map(
        (row) =>
          [
            row.case.replace(/^releases\//, ''),
            classifyOutcome(resultIn(row, from), resultIn(row, baseRelease)),
          ] as const,
      ),
  );
}

/** Returns the result of a release, which is recorded only if it differs from that of the next newer release. */
function resultIn(row: Readonly<Partial<Record<ReleaseId, Recorded>>>, from: ReleaseId): Recorded | undefined {
  return releaseIds.slice(releaseIds.indexOf(from)).flatMap((id) => row[id] ?? [])[0];
}

function classifyOutcome(before: Recorded | undefined, after: Recorded | undefined): Outcome {
  if (before === undefined || after === undefined || before.error !== undefined) return 'refused before';
  if (after.error !== undefined) return 'refused';
  return plainText(before) === plainText(after) ? 'same' : 'silent';
}

/** Attributes whose form makes no difference: `X` and `[X]` are the same edge. */
const RELATIONSHIPS: ReadonlySet<string> = new Set(['before', 'require', 'notify', 'subscribe']);

/** Returns a result as text. Up to 3.8, numbers and booleans were strings, and keys were sorted by name. */
function plainText({ resources, logs }: Recorded): string {
  return JSON.stringify([plain(resources), logs]);
}

function plain(value: unknown): unknown {
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  if (Array.isArray(value)) return value.map(plain);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .map(([key, each]) => [key, RELATIONSHIPS.has(key) ? targets(each) : plain(each)] as const)
      .toSorted(([one], [other]) => (one < other ? -1 : 1)),
  );
}

/** Returns the targets of a relationship, each once and in a fixed order. */
function targets(value: unknown): readonly string[] {
  const all = (Array.isArray(value) ? value : [value]).map((each) => JSON.stringify(plain(each)));
  return [...new Set(all)].toSorted();
}

/** Migrates each case from a release to 8. `only` selects cases by name. */
export async function measuredCases(from: ReleaseId, only?: ReadonlySet<string>): Promise<readonly MeasuredCase[]> {
  const measured: MeasuredCase[] = [];
  for (const [name, outcome] of recordedOutcomes(from)) {
    if (outcome === 'refused before' || (only !== undefined && !only.has(name))) continue;
    const source = await caseSource(name);
    const { findings } = migrate(source, from, baseRelease);
    measured.push({ name, outcome, findings, proof: proveFixes(source, from, findings) });
  }
  return measured;
}

async function caseSource(name: string): Promise<MigrationSource> {
  const path = join(CASES, name);
  return await readMigrationSource(existsSync(path) ? path : `${path}.pp`, bootedRuby);
}

/** Returns the names of the cases in a folder. */
export function namesIn(folder: string): ReadonlySet<string> {
  return new Set(readdirSync(folder).map((name) => name.replace(/\.pp$/, '')));
}

export interface Measure {
  readonly differing: number;
  /** Cases whose results differ, although there is no finding. */
  readonly missed: readonly string[];
  readonly alike: number;
  /** Cases with a finding, although their results are equal. */
  readonly needless: readonly string[];
  readonly fixes: number;
  /** Names of cases, by the result after all fixes. */
  readonly results: Readonly<Record<Proof['result'], readonly string[]>>;
  readonly fixesBy: Readonly<Record<Proof['result'], number>>;
}

export function computeMeasure(cases: readonly MeasuredCase[]): Measure {
  const differing = cases.filter(({ outcome }) => outcome !== 'same');
  const alike = cases.filter(({ outcome }) => outcome === 'same');
  const proofs = cases.flatMap(({ name, proof }) => (proof === undefined ? [] : [{ name, ...proof }]));
  const by = <Each>(yieldOf: (some: typeof proofs) => Each): Record<Proof['result'], Each> => ({
    'same catalog': yieldOf(proofs.filter(({ result }) => result === 'same catalog')),
    'same but for forms': yieldOf(proofs.filter(({ result }) => result === 'same but for forms')),
    'rest is listed': yieldOf(proofs.filter(({ result }) => result === 'rest is listed')),
    'rest is hidden': yieldOf(proofs.filter(({ result }) => result === 'rest is hidden')),
  });
  const countOf = (some: typeof proofs): number => some.reduce((sum, { fixes }) => sum + fixes, 0);
  return {
    differing: differing.length,
    missed: differing.filter((each) => !isFound(each)).map(({ name }) => name),
    alike: alike.length,
    needless: alike.filter(({ findings }) => findings.length > 0).map(({ name }) => name),
    fixes: countOf(proofs),
    results: by((some) => some.map(({ name }) => name)),
    fixesBy: by(countOf),
  };
}

/**
 * Returns whether the migration found the difference: an error needs a finding that is an error, a silent change needs
 * any finding.
 */
function isFound({ outcome, findings }: MeasuredCase): boolean {
  return outcome === 'refused' ? findings.some(({ kind }) => kind === 'error') : findings.length > 0;
}

/** Cases whose differences the engine cannot show, because their data comes from functions of the environment. */
const KNOWN_MISSED: Readonly<Partial<Record<ReleaseId, readonly string[]>>> = { '2.7': ['data-in-modules-function'] };

/**
 * Returns the faults of a measure: differences without a finding, unnecessary findings, and fixes that change the
 * catalog.
 */
export function listFaults(from: ReleaseId, { missed, needless, results }: Measure): readonly string[] {
  const known = KNOWN_MISSED[from] ?? [];
  return [
    ...missed.filter((name) => !known.includes(name)).map((name) => `${name}: missed`),
    ...needless.map((name) => `${name}: needless`),
    ...results['rest is hidden'].map((name) => `${name}: a fix hides a rest`),
    ...results['rest is listed'].map((name) => `${name}: a fix leaves a rest`),
  ];
}

/** The longest example of a migration. Searching all of its fixes takes too long for a unit test. */
const EXAMPLE = 'src/examples/release-3-to-8/files';

/** Returns the faults of migrating an example from 3.8: findings that remain after all fixes. */
export async function listExampleFaults(): Promise<readonly string[]> {
  const source = await readMigrationSource(EXAMPLE, bootedRuby);
  const fixes = migrate(source, '3.8', '8.11').findings.flatMap(({ fix }) => (fix === undefined ? [] : [fix]));
  if (fixes.length === 0) return [`${EXAMPLE}: no fix`];
  const fixed = { ...source, files: filesWithFixes(source.files, fixes), before: source.files };
  return migrate(fixed, '3.8', '8.11').findings.map(({ message }) => `${EXAMPLE}: ${message}`);
}
