import { rubyError } from '../diagnostics/issues/ruby.ts';
import {
  MAX_VERSION,
  MIN_VERSION,
  compareVersions,
  formatVersion,
  isStable,
  parsePrerelease,
  parseVersion,
  type Version,
} from './semver.ts';

/**
 * Versions between `min` and `max`. A pre-release is included only if one of the bounds, as written, is a pre-release
 * of the same version.
 */
export interface Interval {
  readonly min: Version;
  readonly max: Version;
  readonly excludeMin: boolean;
  readonly excludeMax: boolean;
  /** Versions in the source whose pre-releases are included. If undefined, all pre-releases are included (`*`). */
  readonly written: readonly Version[] | undefined;
}

const NUMBER_OR_X = '(x|X|\\*|0|[1-9][0-9]*)';
const PARTS = '[0-9A-Za-z-]+(?:\\.[0-9A-Za-z-]+)*';
const PARTIAL = new RegExp(
  `^${NUMBER_OR_X}(?:\\.${NUMBER_OR_X}(?:\\.${NUMBER_OR_X}(?:-(${PARTS}))?(?:\\+(${PARTS}))?)?)?$`,
);
const SIMPLE = /^(<=|>=|~>|~=|[<>=~^])?(.*)$/s;
const SWAPPED = /^>=(\d+\.\d+\.\d+\S*) <(\d+\.\d+\.\d+\S*)$/;
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
    throw rubyError(`Unparsable version range: "${whole}"`);
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

/**
 * Returns the interval of `1.x`, `1.2.x` and `~1.2.3`. All versions in it have the same major version, and the same
 * minor version if the range contains one.
 */
function patchUpdates(partial: Partial, exact: boolean): Interval {
  const { major, minor, patch } = partial;
  if (major === undefined) return ALL;
  if (minor === undefined) return between(release(major, 0, 0), release(major + 1, 0, 0));
  if (patch === undefined) return between(release(major, minor, 0), release(major, minor + 1, 0));
  const version = wholeOf(partial);
  return exact ? exactly(version) : between(version, release(major, minor + 1, 0));
}

/** Returns the interval of `^1.2.3`: the major version is fixed. */
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

/** Splits a string like Ruby's `split`, which drops empty strings at the end. */
function split(text: string, by: RegExp): readonly string[] {
  const pieces = text.split(by);
  while (pieces.at(-1) === '') pieces.pop();
  return pieces;
}

/**
 * Parses `A - B`, or comparators that must all match. Two bounds may be in reverse order, because Puppet prints the
 * range of two versions with the upper bound first.
 */
function parseAlternative(alternative: string, whole: string): Interval | undefined {
  const hyphen = HYPHEN.exec(alternative);
  if (hyphen !== null) {
    const from = wholeOf(parsePartial(hyphen[1] ?? '', whole));
    const to = wholeOf(parsePartial(hyphen[2] ?? '', whole));
    return compareVersions(from, to) > 0 ? intersect(atLeast(to), atMost(from)) : intersect(atLeast(from), atMost(to));
  }
  const swapped = SWAPPED.exec(alternative);
  if (swapped !== null) {
    const [from, to] = [parseVersion(swapped[2] ?? ''), parseVersion(swapped[1] ?? '')];
    if (compareVersions(from, to) <= 0) return intersect(atLeast(from), below(to));
  }
  const simples = split(alternative, /\s+/).map((simple) => parseSimple(simple, whole));
  if (simples.length === 0) return undefined;
  const [only] = simples;
  if (simples.length === 1) return only;
  return simples.reduce<Interval | undefined>(
    (known, next) => (known === undefined ? undefined : intersect(known, next)),
    ALL,
  );
}

const cache = new Map<string, readonly Interval[]>();

/** Parses a range to intervals, and merges those that overlap. Throws Puppet's error for an invalid range. */
export function parseIntervals(text: string): readonly Interval[] {
  const known = cache.get(text);
  if (known !== undefined) return known;
  if (cache.size > 1000) cache.clear();
  const tidy = text.replace(/([><=~^])(?:\s+|\s*v)/g, '$1');
  const alternatives = split(tidy, /\s*\|\|\s*/);
  const intervals: Interval[] = [];
  for (const alternative of alternatives) {
    const found = parseAlternative(alternative, text);
    if (found !== undefined) intervals.push(found);
  }
  const result = alternatives.length === 0 ? [ALL] : intervals.length === 0 ? [NOTHING] : joinIntervals(intervals);
  cache.set(text, result);
  return result;
}

function joinIntervals(intervals: readonly Interval[]): readonly Interval[] {
  let current = [...intervals];
  for (;;) {
    let left = [...current];
    const joined: Interval[] = [];
    for (let memo = left.pop(); memo !== undefined; memo = left.pop()) {
      const apart: Interval[] = [];
      for (const other of left) {
        const union = unite(memo, other);
        if (union === undefined) apart.push(other);
        else memo = union;
      }
      joined.push(memo);
      left = apart;
    }
    joined.reverse();
    if (joined.length === current.length) return joined;
    current = joined;
  }
}

function unite(a: Interval, b: Interval): Interval | undefined {
  const [low, high] = compareVersions(a.min, b.min) <= 0 ? [a, b] : [b, a];
  const nextPatch = low.max.patch + 1;
  const order = compareVersions(low.max, high.min);
  const follows =
    !low.excludeMax &&
    !high.excludeMin &&
    compareVersions(release(low.max.major, low.max.minor, nextPatch), high.min) === 0;
  const meets = order === 0 && !(low.excludeMax && high.excludeMin);
  if (order < 0 && !follows) return undefined;
  if (order === 0 && !meets && !includes(low, high.min)) return undefined;
  const upper = compareVersions(a.max, b.max);
  const [max, excludeMax] =
    upper > 0 ? [a.max, a.excludeMax] : upper < 0 ? [b.max, b.excludeMax] : [a.max, a.excludeMax && b.excludeMax];
  const sameMin = compareVersions(a.min, b.min) === 0;
  const excludeMin = sameMin ? a.excludeMin && b.excludeMin : low.excludeMin;
  const written = a.written === undefined || b.written === undefined ? undefined : [low.min, max];
  return interval(low.min, max, excludeMin, excludeMax, written);
}

export function checkVersionRange(text: string): void {
  parseIntervals(text);
}

/** Prints a range like Ruby's `inspect`. For example, `1.x` becomes `>=1.0.0 <2.0.0`. */
export function inspectRange(text: string): string {
  return parseIntervals(text).map(intervalText).join(' || ');
}

function intervalText(range: Interval): string {
  if (range === ALL) return '*';
  if (range === NOTHING) return '<0.0.0';
  if (range.min === range.max) return formatVersion(range.min);
  const lower = range.min === MIN_VERSION ? [] : [`${range.excludeMin ? '>' : '>='}${formatVersion(range.min)}`];
  const upper = range.max === MAX_VERSION ? [] : [`${range.excludeMax ? '<' : '<='}${formatVersion(range.max)}`];
  return [...lower, ...upper].join(' ');
}

export function rangeIncludesVersion(range: string, versionText: string): boolean {
  const version = parseVersion(versionText);
  return parseIntervals(range).some((each) => includes(each, version));
}

export function includes(range: Interval, version: Version): boolean {
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

/**
 * True if `outer` contains all of `inner`. If one of them has several intervals, the two must be identical, as in
 * Puppet.
 */
export function isRangeCovered(inner: string, outer: string): boolean {
  const [a, moreOfA] = parseIntervals(inner);
  const [b, moreOfB] = parseIntervals(outer);
  if (a === undefined || b === undefined || moreOfA !== undefined || moreOfB !== undefined) return inner === outer;
  const upper = compareVersions(b.max, a.max);
  return compareVersions(b.min, a.min) <= 0 && (upper > 0 || (upper === 0 && (!b.excludeMax || a.excludeMax)));
}
