/** Ranges of semantic versions: `>=1.2.0 <2.0.0`, `1.x || ~2.1`, `1.0.0 - 1.4.0`, read as the library `semantic_puppet` reads them. */
import { PuppetError } from '../diagnostics/puppet-error.ts';
import {
  MAX_VERSION,
  MIN_VERSION,
  compareVersions,
  isStable,
  parsePrerelease,
  parseVersion,
  type Version,
} from './semver.ts';

/** Versions from `min` to `max`. A pre-release belongs only when one of the bounds that were written is one of the same version. */
interface Interval {
  readonly min: Version;
  readonly max: Version;
  readonly excludeMin: boolean;
  readonly excludeMax: boolean;
  /** The versions that were written: those whose pre-releases belong; `undefined` when all do (`*`). */
  readonly written: readonly Version[] | undefined;
}

const NUMBER_OR_X = '(x|X|\\*|0|[1-9][0-9]*)';
const PARTS = '[0-9A-Za-z-]+(?:\\.[0-9A-Za-z-]+)*';
const PARTIAL = new RegExp(
  `^${NUMBER_OR_X}(?:\\.${NUMBER_OR_X}(?:\\.${NUMBER_OR_X}(?:-(${PARTS}))?(?:\\+(${PARTS}))?)?)?$`,
);
const SIMPLE = /^(<=|>=|~>|~=|[<>=~^])?(.*)$/s;
const HYPHEN = /^(\S+)\s+-\s+(\S+)$/;

const interval = (
  min: Version,
  max: Version,
  excludeMin: boolean,
  excludeMax: boolean,
  written: readonly Version[] | undefined,
): Interval => ({ min, max, excludeMin, excludeMax, written });

const ALL = interval(MIN_VERSION, MAX_VERSION, false, false, undefined);
const NOTHING = interval(MIN_VERSION, MIN_VERSION, false, true, [MIN_VERSION]);
const atLeast = (version: Version): Interval => interval(version, MAX_VERSION, false, false, [version]);
const above = (version: Version): Interval => interval(version, MAX_VERSION, true, false, [version]);
const below = (version: Version): Interval => interval(MIN_VERSION, version, false, true, [version]);
const atMost = (version: Version): Interval => interval(MIN_VERSION, version, false, false, [version]);
const exactly = (version: Version): Interval => interval(version, version, false, false, [version]);
const between = (from: Version, to: Version): Interval => interval(from, to, false, true, [from, to]);

const release = (major: number, minor: number, patch: number): Version => ({
  major,
  minor,
  patch,
  prerelease: undefined,
  build: undefined,
});

interface Partial {
  readonly major: number | undefined;
  readonly minor: number | undefined;
  readonly patch: number | undefined;
  readonly prerelease: Version['prerelease'];
  readonly build: Version['build'];
}

function parsePartial(text: string, whole: string): Partial {
  const match = PARTIAL.exec(text);
  if (match === null) {
    throw new PuppetError(
      { code: 'SEMVER_RANGE', message: `Unparsable version range: "${whole}"` },
      undefined,
      'ArgumentError',
    );
  }
  const digit = (part: string | undefined): number | undefined =>
    part === undefined || /^[xX*]$/.test(part) ? undefined : Number(part);
  return {
    major: digit(match[1]),
    minor: digit(match[2]),
    patch: digit(match[3]),
    prerelease: parsePrerelease(match[4]),
    build: match[5]?.split('.'),
  };
}

const wholeOf = (partial: Partial): Version => ({
  major: partial.major ?? 0,
  minor: partial.minor ?? 0,
  patch: partial.patch ?? 0,
  prerelease: partial.prerelease,
  build: partial.build,
});

/** `1.x`, `~1.2.3`: what may change is the last part. */
function patchUpdates(partial: Partial, exact: boolean): Interval {
  const { major, minor, patch } = partial;
  if (major === undefined) return ALL;
  if (minor === undefined) return between(release(major, 0, 0), release(major + 1, 0, 0));
  if (patch === undefined) return between(release(major, minor, 0), release(major, minor + 1, 0));
  const version = wholeOf(partial);
  return exact ? exactly(version) : between(version, release(major, minor + 1, 0));
}

/** `^1.2.3`: what may change is all but the first part. */
function minorUpdates(partial: Partial): Interval {
  if (partial.major === undefined) return ALL;
  if (partial.major === 0) return patchUpdates(partial, false);
  return between(wholeOf({ ...partial, build: undefined }), release(partial.major + 1, 0, 0));
}

function parseSimple(text: string, whole: string): Interval {
  const match = SIMPLE.exec(text);
  const operator = match?.[1];
  const partial = parsePartial(match?.[2] ?? text, whole);
  const { major, minor, patch } = partial;
  switch (operator) {
    case '~':
    case '~>':
    case '~=':
      return patchUpdates(partial, false);
    case '^':
      return minorUpdates(partial);
    case '>':
      if (major === undefined) return NOTHING;
      if (minor === undefined) return atLeast(release(major + 1, 0, 0));
      if (patch === undefined) return atLeast(release(major, minor + 1, 0));
      return above(wholeOf(partial));
    case '>=':
      return atLeast(wholeOf(partial));
    case '<':
      return below(wholeOf(partial));
    case '<=':
      if (major === undefined) return ALL;
      if (minor === undefined) return below(release(major + 1, 0, 0));
      if (patch === undefined) return below(release(major, minor + 1, 0));
      return atMost(wholeOf(partial));
    default:
      return patchUpdates(partial, true);
  }
}

function intersect(a: Interval, b: Interval): Interval | undefined {
  const lower = compareVersions(a.min, b.min);
  const upper = compareVersions(a.max, b.max);
  const min = lower > 0 || (lower === 0 && a.excludeMin) ? a : b;
  const max = upper < 0 || (upper === 0 && a.excludeMax) ? a : b;
  const order = compareVersions(min.min, max.max);
  if (order > 0 || (order === 0 && (min.excludeMin || max.excludeMax))) return undefined;
  const written =
    a.written === undefined ? b.written : b.written === undefined ? a.written : [...a.written, ...b.written];
  return interval(min.min, max.max, min.excludeMin, max.excludeMax, written);
}

const cache = new Map<string, readonly Interval[]>();

/** The intervals of a range; throws Puppet's error for a text that is none. */
function parseIntervals(text: string): readonly Interval[] {
  const known = cache.get(text);
  if (known !== undefined) return known;
  if (cache.size > 1000) cache.clear();
  const tidy = text.replace(/([><=~^])(?:\s+|\s*v)/g, '$1');
  const alternatives = tidy === '' ? [] : tidy.split(/\s*\|\|\s*/);
  const intervals: Interval[] = [];
  for (const alternative of alternatives) {
    const hyphen = HYPHEN.exec(alternative);
    let found: Interval | undefined;
    if (hyphen !== null) {
      found = intersect(
        atLeast(wholeOf(parsePartial(hyphen[1] ?? '', text))),
        atMost(wholeOf(parsePartial(hyphen[2] ?? '', text))),
      );
    } else {
      const simples = alternative.split(/\s+/).map((simple) => parseSimple(simple, text));
      found = simples.reduce<Interval | undefined>(
        (known, next) => (known === undefined ? undefined : intersect(known, next)),
        ALL,
      );
      if (simples.length === 1) found = simples[0];
    }
    if (found !== undefined) intervals.push(found);
  }
  const result = alternatives.length === 0 ? [ALL] : intervals.length === 0 ? [NOTHING] : intervals;
  cache.set(text, result);
  return result;
}

/** Throws Puppet's error when a text is no range. */
export function checkVersionRange(text: string): void {
  parseIntervals(text);
}

/** Whether a range includes a version, both given as texts. */
export function rangeIncludesVersion(range: string, versionText: string): boolean {
  const version = parseVersion(versionText);
  return parseIntervals(range).some((each) => includes(each, version));
}

function includes(range: Interval, version: Version): boolean {
  const lower = compareVersions(version, range.min);
  const upper = compareVersions(version, range.max);
  if (lower < 0 || (lower === 0 && range.excludeMin)) return false;
  if (upper > 0 || (upper === 0 && range.excludeMax)) return false;
  if (isStable(version) || range.written === undefined) return true;
  return range.written.some(
    (bound) =>
      !isStable(bound) &&
      bound.major === version.major &&
      bound.minor === version.minor &&
      bound.patch === version.patch,
  );
}

/** Whether all of `inner` lies within `outer` (ranges in one piece only, as in Puppet). */
export function isRangeCovered(inner: string, outer: string): boolean {
  const [a, moreOfA] = parseIntervals(inner);
  const [b, moreOfB] = parseIntervals(outer);
  if (a === undefined || b === undefined || moreOfA !== undefined || moreOfB !== undefined) return inner === outer;
  const upper = compareVersions(b.max, a.max);
  return compareVersions(b.min, a.min) <= 0 && (upper > 0 || (upper === 0 && (!b.excludeMax || a.excludeMax)));
}
