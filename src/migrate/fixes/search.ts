/**
 * Proves that fixes work: applies each one, and compiles the project with it. A fix is kept if the new release then
 * reports fewer errors, or if its catalog and log come closer to those of the old release.
 */
import { getRelease, type Diagnostic, type Release, type ReleaseId } from '../../engine/index.ts';
import { changesBetween, type Change } from '../changes.ts';
import { compiledAs, errorKey, type Compiled } from '../compile-both.ts';
import type { FindingFix } from '../finding.ts';
import { PlaceMap } from '../place-map.ts';
import type { Files, MigrationSource } from '../source.ts';
import { editsMeet, editTouches, filesWithFixes, type TextEdit } from './edits.ts';

/** Time limit of a search, in milliseconds. Fixes that the search does not reach are not offered. */
const MOST_TIME = 6_000;

/** Result of the new release with some fixes. Places refer to the files without the fixes. */
export interface FixState {
  readonly files: Files;
  readonly map: PlaceMap;
  readonly compiled: Compiled;
  /** Errors of the new release that the old release does not have. */
  readonly errors: readonly Diagnostic[];
  /** Differences from the old release; empty without a catalog. */
  readonly changes: readonly Change[];
}

interface Releases {
  readonly from: ReleaseId;
  readonly to: Release;
}

export class FixSearch {
  readonly before: Compiled;
  readonly #source: MigrationSource;
  readonly #releases: Releases;
  readonly #known: ReadonlySet<string>;
  readonly #end = performance.now() + MOST_TIME;
  readonly #made: readonly FindingFix[];
  #fixes: readonly FindingFix[];
  #state: FixState;

  /** `made` contains the fixes that were already applied to the files. */
  constructor(source: MigrationSource, [from, to]: readonly [ReleaseId, ReleaseId], made: readonly FindingFix[]) {
    this.#source = source;
    this.#releases = { from, to: getRelease(to) };
    this.before = compiledAs(source, getRelease(from));
    this.#known = new Set(this.before.errors.map(errorKey));
    this.#made = made;
    this.#fixes = made;
    this.#state = this.#compareWith(made);
  }

  get fixes(): readonly FindingFix[] {
    return this.#fixes;
  }

  get state(): FixState {
    return this.#state;
  }

  get isOver(): boolean {
    return performance.now() > this.#end;
  }

  fits(fix: FindingFix): boolean {
    return !this.#fixes.some((taken) => meet(taken, fix));
  }

  /** Adds all fixes that do not overlap fixes already taken. Does not check whether they improve the result. */
  take(fixes: readonly FindingFix[]): void {
    for (const fix of fixes) if (this.fits(fix)) this.#fixes = [...this.#fixes, fix];
    this.#state = this.#compareWith(this.#fixes);
  }

  /** Tries several fixes, and takes the first one for which `isBetter` holds. Returns true if one was taken. */
  takeFirst(alternatives: readonly FindingFix[], isBetter: (now: FixState, before: FixState) => boolean): boolean {
    for (const fix of alternatives) {
      if (this.isOver) return false;
      if (!this.fits(fix)) continue;
      const fixes = [...this.#fixes, fix];
      const state = this.#compareWith(fixes);
      if (!isBetter(state, this.#state)) continue;
      [this.#fixes, this.#state] = [fixes, state];
      return true;
    }
    return false;
  }

  /**
   * Takes all of the fixes that do not overlap. If the result is worse than before, takes none of them and returns
   * false.
   */
  takeAll(fixes: readonly FindingFix[]): boolean {
    if (fixes.length === 0) return true;
    const all = [...this.#fixes];
    for (const fix of fixes) if (!all.some((taken) => meet(taken, fix))) all.push(fix);
    const state = this.#compareWith(all);
    if (isBetter(this.#state, state)) return false;
    [this.#fixes, this.#state] = [all, state];
    return true;
  }

  /** Replaces a taken fix with an alternative, if the result is better. */
  exchange(taken: FindingFix, alternatives: readonly FindingFix[]): void {
    for (const other of alternatives) {
      const fixes = this.#fixes.map((each) => (each === taken ? other : each));
      if (this.isOver || fixes.some((each) => each !== other && meet(each, other))) continue;
      const state = this.#compareWith(fixes);
      if (!isBetter(state, this.#state)) continue;
      [this.#fixes, this.#state] = [fixes, state];
      return;
    }
  }

  /**
   * Drops each fix that changes the result without improving it, except the fixes in `kept`. Stops when no errors and
   * no differences are left.
   */
  prune(kept: readonly FindingFix[]): void {
    for (const fix of this.#fixes) {
      if (this.isOver || isWhole(this.#state)) return;
      if (kept.includes(fix)) continue;
      const fixes = this.#fixes.filter((each) => each !== fix);
      const state = this.#compareWith(fixes);
      const isNeedless = !isBetter(this.#state, state) && joinKeys(state) !== joinKeys(this.#state);
      if (isNeedless) [this.#fixes, this.#state] = [fixes, state];
    }
  }

  /**
   * True for a value in code that the user or a fix changed after the migration began. Such a value may differ between
   * the releases.
   */
  #isOfMade(change: Change): boolean {
    if (change.kind !== 'value') return false;
    const { file, node } = change.change;
    return this.#made.some(({ edits }) => edits.some((edit) => editTouches(edit, { file, span: node })));
  }

  #compareWith(fixes: readonly FindingFix[]): FixState {
    const files = filesWithFixes(this.#source.files, fixes);
    const map = new PlaceMap(fixes.flatMap(({ edits }) => edits));
    const compiled = compiledAs({ ...this.#source, files }, this.#releases.to, map);
    const errors = compiled.errors.filter((error) => !this.#known.has(errorKey(error)));
    const changes = changesBetween(this.before, compiled, this.#releases.from);
    return { files, map, compiled, errors, changes: changes.filter((change) => !this.#isOfMade(change)) };
  }
}

function meet(one: FindingFix, other: FindingFix): boolean {
  return one.edits.some((edit: TextEdit) => other.edits.some((each) => editsMeet(edit, each)));
}

/** True if the new release reports no error, and its catalog and log equal the catalog and log of the old release. */
export function isWhole({ compiled, errors, changes }: FixState): boolean {
  return compiled.strict.catalog !== undefined && errors.length === 0 && changes.length === 0;
}

/** True if there are fewer errors, or equally many errors but fewer differences in catalog and log. */
export function isBetter(now: FixState, before: FixState): boolean {
  const [one, other] = [computeRank(now), computeRank(before)];
  const at = one.findIndex((count, index) => count !== other[index]);
  return at !== -1 && (one[at] ?? 0) < (other[at] ?? 0);
}

function joinKeys({ errors, changes }: FixState): string {
  const keys = changes.filter(({ kind }) => kind === 'catalog').map(({ key }) => key);
  return [...errors.map(errorKey), ...keys].toSorted().join('\n');
}

function computeRank({ compiled, errors, changes }: FixState): readonly number[] {
  return [
    compiled.lenient.catalog === undefined ? 1 : 0,
    errors.length,
    compiled.strict.catalog === undefined ? 1 : 0,
    changes.filter(({ kind }) => kind === 'catalog').length,
    changes.filter(({ kind }) => kind === 'log').length,
  ];
}
