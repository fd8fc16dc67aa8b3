/**
 * Which fixes hold: each is made, and the project compiled with it. A fix is kept where the new release refuses less of the project than
 * without it, or comes closer to the catalog and the log of the old one.
 */
import { releaseOf, type Diagnostic, type Release, type ReleaseId } from '../../engine/index.ts';
import { changesBetween, type Change } from '../changes.ts';
import { compiledAs, errorKey, type Compiled } from '../compile-both.ts';
import type { FindingFix } from '../finding.ts';
import { PlaceMap } from '../place-map.ts';
import type { Files, MigrationSource } from '../source.ts';
import { editsMeet, editTouches, filesWithFixes, type TextEdit } from './edits.ts';

/** What a search may take, in milliseconds; what it has not come to is not offered. */
const MOST_TIME = 6_000;

/** What the new release makes of the project with some fixes. Places are those of the text without them. */
export interface Standing {
  readonly files: Files;
  readonly map: PlaceMap;
  readonly compiled: Compiled;
  /** What it refuses, and the old release does not. */
  readonly errors: readonly Diagnostic[];
  /** What differs from the old release; none where there is no catalog. */
  readonly changes: readonly Change[];
}

interface Releases {
  readonly from: ReleaseId;
  readonly to: Release;
}

export class FixSearch {
  /** What the old release makes of the project. */
  readonly before: Compiled;
  readonly #source: MigrationSource;
  readonly #releases: Releases;
  readonly #known: ReadonlySet<string>;
  readonly #end = performance.now() + MOST_TIME;
  readonly #made: readonly FindingFix[];
  #fixes: readonly FindingFix[];
  #standing: Standing;

  /** `made`: what was changed in the text already. */
  constructor(source: MigrationSource, [from, to]: readonly [ReleaseId, ReleaseId], made: readonly FindingFix[]) {
    this.#source = source;
    this.#releases = { from, to: releaseOf(to) };
    this.before = compiledAs(source, releaseOf(from));
    this.#known = new Set(this.before.errors.map(errorKey));
    this.#made = made;
    this.#fixes = made;
    this.#standing = this.#standingWith(made);
  }

  get fixes(): readonly FindingFix[] {
    return this.#fixes;
  }

  get standing(): Standing {
    return this.#standing;
  }

  get isOver(): boolean {
    return performance.now() > this.#end;
  }

  /** Whether a fix can be made beside those that were taken. */
  fits(fix: FindingFix): boolean {
    return !this.#fixes.some((taken) => meet(taken, fix));
  }

  /** Takes fixes unseen: their construct is one that the new release does not have. */
  take(fixes: readonly FindingFix[]): void {
    for (const fix of fixes) if (this.fits(fix)) this.#fixes = [...this.#fixes, fix];
    this.#standing = this.#standingWith(this.#fixes);
  }

  /** Takes the first of several fixes after which `isBetter` holds; yields whether there is one. */
  takeFirst(alternatives: readonly FindingFix[], isBetter: (now: Standing, before: Standing) => boolean): boolean {
    for (const fix of alternatives) {
      if (this.isOver) return false;
      if (!this.fits(fix)) continue;
      const fixes = [...this.#fixes, fix];
      const standing = this.#standingWith(fixes);
      if (!isBetter(standing, this.#standing)) continue;
      [this.#fixes, this.#standing] = [fixes, standing];
      return true;
    }
    return false;
  }

  /** Takes fixes together, unless the project is worse off with them; yields whether nothing differs then, or less. */
  takeAll(fixes: readonly FindingFix[]): boolean {
    if (fixes.length === 0) return true;
    const all = [...this.#fixes];
    for (const fix of fixes) if (!all.some((taken) => meet(taken, fix))) all.push(fix);
    const standing = this.#standingWith(all);
    if (isBetter(this.#standing, standing)) return false;
    [this.#fixes, this.#standing] = [all, standing];
    return true;
  }

  /** Puts another fix in the place of one that was taken, where the project is better off with it. */
  exchange(taken: FindingFix, alternatives: readonly FindingFix[]): void {
    for (const other of alternatives) {
      const fixes = this.#fixes.map((each) => (each === taken ? other : each));
      if (this.isOver || fixes.some((each) => each !== other && meet(each, other))) continue;
      const standing = this.#standingWith(fixes);
      if (!isBetter(standing, this.#standing)) continue;
      [this.#fixes, this.#standing] = [fixes, standing];
      return;
    }
  }

  /** Leaves out fixes that only put one mistake in the place of another, until nothing differs. */
  prune(kept: readonly FindingFix[]): void {
    for (const fix of this.#fixes) {
      if (this.isOver || isWhole(this.#standing)) return;
      if (kept.includes(fix)) continue;
      const fixes = this.#fixes.filter((each) => each !== fix);
      const standing = this.#standingWith(fixes);
      const isNeedless = !isBetter(this.#standing, standing) && keysOf(standing) !== keysOf(this.#standing);
      if (isNeedless) [this.#fixes, this.#standing] = [fixes, standing];
    }
  }

  /** What was written by hand, or by a fix that was pressed before, has values of its own. */
  #isOfMade(change: Change): boolean {
    if (change.kind !== 'value') return false;
    const { file, node } = change.change;
    return this.#made.some(({ edits }) => edits.some((edit) => editTouches(edit, { file, span: node })));
  }

  #standingWith(fixes: readonly FindingFix[]): Standing {
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

/** Nothing is refused, and the catalog and the log are those of the old release. */
export function isWhole({ compiled, errors, changes }: Standing): boolean {
  return compiled.strict.catalog !== undefined && errors.length === 0 && changes.length === 0;
}

/** Whether less is refused, or as much and less differs in the catalog and the log. */
export function isBetter(now: Standing, before: Standing): boolean {
  const [one, other] = [rankOf(now), rankOf(before)];
  const at = one.findIndex((count, index) => count !== other[index]);
  return at !== -1 && (one[at] ?? 0) < (other[at] ?? 0);
}

/** What is refused and what differs in the catalog, as a text. */
function keysOf({ errors, changes }: Standing): string {
  const told = changes.filter(({ kind }) => kind === 'catalog').map(({ key }) => key);
  return [...errors.map(errorKey), ...told].toSorted().join('\n');
}

function rankOf({ compiled, errors, changes }: Standing): readonly number[] {
  return [
    compiled.lenient.catalog === undefined ? 1 : 0,
    errors.length,
    compiled.strict.catalog === undefined ? 1 : 0,
    changes.filter(({ kind }) => kind === 'catalog').length,
    changes.filter(({ kind }) => kind === 'log').length,
  ];
}
