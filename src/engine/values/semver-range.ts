import { PuppetError } from '../diagnostics/puppet-error.ts';
import { rubyError } from '../diagnostics/issues/ruby.ts';
import {
  MAX_VERSION,
  MIN_VERSION,
  compareVersions,
  formatVersion,
  parsePrerelease,
  parseVersion,
  type Version,
} from './semver.ts';
import {
  EVERYTHING,
  NOTHING,
  above,
  atLeast,
  atMost,
  below,
  bounds,
  exactly,
  excludesMax,
  formatInterval,
  includes,
  intersect,
  maxOf,
  minOf,
  unite,
  type Interval,
} from './version-interval.ts';

/**
 * A range as a manifest made it. The printed text and the intervals are independent: Puppet prints the range of two
 * versions with the upper bound first, and such a text, when it is parsed, is an empty range.
 */
export interface VersionRange {
  readonly text: string;
  /** A version must be in one of them. */
  readonly intervals: readonly Interval[];
}

const NUMBER_OR_X = '(x|X|\\*|0|[1-9][0-9]*)';
const PARTS = '[0-9A-Za-z-]+(?:\\.[0-9A-Za-z-]+)*';
const PARTIAL = new RegExp(
  `^${NUMBER_OR_X}(?:\\.${NUMBER_OR_X}(?:\\.${NUMBER_OR_X}(?:-(${PARTS}))?(?:\\+(${PARTS}))?)?)?$`,
);
const SIMPLE = /^(<=|>=|~>|~=|[<>=~^])?(.*)$/s;
const HYPHEN = /^(\S+)\s+-\s+(\S+)$/;

const between = (from: Version, to: Version): Interval => bounds(atLeast(from), below(to));

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
  if (major === undefined) return EVERYTHING;
  if (minor === undefined) return between(release(major, 0, 0), release(major + 1, 0, 0));
  if (patch === undefined) return between(release(major, minor, 0), release(major, minor + 1, 0));
  const version = wholeOf(partial);
  return exact ? exactly(version) : between(version, release(major, minor + 1, 0));
}

/** Returns the interval of `^1.2.3`: the major version is fixed. */
function minorUpdates(partial: Partial): Interval {
  if (partial.major === undefined) return EVERYTHING;
  if (partial.major === 0) return patchUpdates(partial, false);
  const from = wholeOf(partial.prerelease === undefined ? { ...partial, build: undefined } : partial);
  return between(from, release(partial.major + 1, 0, 0));
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
      if (major === undefined) return EVERYTHING;
      if (minor === undefined) return below(release(major + 1, 0, 0));
      if (patch === undefined) return below(release(major, minor + 1, 0));
      return atMost(wholeOf(partial));
    default:
      return patchUpdates(partial, true);
  }
}

/** Splits a string like Ruby's `split`, which drops empty strings at the end. */
function split(text: string, by: RegExp): readonly string[] {
  const pieces = text.split(by);
  while (pieces.at(-1) === '') pieces.pop();
  return pieces;
}

/** Parses `A - B`, or comparators that must all match. Returns undefined if they exclude each other. */
function parseAlternative(alternative: string, whole: string): Interval | undefined {
  const hyphen = HYPHEN.exec(alternative);
  if (hyphen !== null) {
    const from = wholeOf(parsePartial(hyphen[1] ?? '', whole));
    return intersect(atLeast(from), atMost(wholeOf(parsePartial(hyphen[2] ?? '', whole))));
  }
  const [first, ...others] = split(alternative, /\s+/).map((simple) => parseSimple(simple, whole));
  return others.reduce<Interval | undefined>(
    (known, next) => (known === undefined ? undefined : intersect(known, next)),
    first,
  );
}

const cache = new Map<string, VersionRange>();

/** Parses a range to intervals, and merges those that overlap. Throws Puppet's error for an invalid range. */
export function parseVersionRange(text: string): VersionRange {
  const known = cache.get(text);
  if (known !== undefined) return known;
  if (cache.size > 1000) cache.clear();
  const tidy = text.replace(/([><=~^])(?:\s+|\s*v)/g, '$1');
  const alternatives = split(tidy, /\s*\|\|\s*/);
  const intervals = new Map<string, Interval>();
  for (const alternative of alternatives) {
    const found = parseAlternative(alternative, text);
    if (found !== undefined) intervals.set(keyOfInterval(found), found);
  }
  const range = {
    text,
    intervals:
      alternatives.length === 0
        ? [EVERYTHING]
        : intervals.size === 0
          ? [NOTHING]
          : joinIntervals([...intervals.values()]),
  };
  cache.set(text, range);
  return range;
}

/**
 * Creates a range from two versions. Without a bound, it is the lowest or the highest possible version. Its text has
 * the upper bound first, as in Puppet.
 */
export function rangeBetween(
  min: Version | undefined = MIN_VERSION,
  max: Version | undefined = MAX_VERSION,
  excludesMax = false,
): VersionRange {
  const [from, to] = [formatVersion(min), formatVersion(max)];
  return {
    text: excludesMax ? `>=${to} <${from}` : `${to} - ${from}`,
    intervals: [intersect(atLeast(min), excludesMax ? below(max) : atMost(max)) ?? NOTHING],
  };
}

function joinIntervals(intervals: readonly Interval[]): readonly Interval[] {
  let current = [...intervals];
  for (;;) {
    const joined = joinOverlapping(current, unite);
    if (joined.length === current.length) return joined;
    current = joined;
  }
}

/** Unites each element from the last one on with all others that `join` accepts. Keeps Puppet's order. */
export function joinOverlapping<T>(elements: readonly T[], join: (a: T, b: T) => T | undefined): T[] {
  let left = [...elements];
  const joined: T[] = [];
  for (let current = left.pop(); current !== undefined; current = left.pop()) {
    let memo = current;
    const apart: T[] = [];
    for (const other of left) {
      const union = join(memo, other);
      if (union === undefined) apart.push(other);
      else memo = union;
    }
    joined.push(memo);
    left = apart;
  }
  return joined.reverse();
}

/** Returns a key that equal ranges share, however they are written: `1.x` and `>=1.0.0 <2.0.0`. */
export function keyOfRange(range: VersionRange): string {
  return range.intervals.map(keyOfInterval).join(' || ');
}

/** Nothing is not equal to versions below 0.0.0, which has the same printed form. */
function keyOfInterval(interval: Interval): string {
  return interval === NOTHING ? 'nothing' : formatInterval(interval);
}

/** Returns the text of a range if it parses to that range, else an equivalent text that does. */
export function parsableText(range: VersionRange): string {
  const candidates = [range.text, inspectRange(range)];
  return candidates.find((text) => isTextOf(text, range)) ?? '*';
}

function isTextOf(text: string, range: VersionRange): boolean {
  try {
    return keyOfRange(parseVersionRange(text)) === keyOfRange(range);
  } catch (error) {
    // Bounds of `default` print as versions that no text can contain.
    if (error instanceof PuppetError) return false;
    throw error;
  }
}

/** Prints the intervals of a range like Ruby's `inspect`. For example, `1.x` becomes `>=1.0.0 <2.0.0`. */
export function inspectRange(range: VersionRange): string {
  return range.intervals.map(formatInterval).join(' || ');
}

export function rangeIncludesVersion(range: VersionRange, versionText: string): boolean {
  return isInRange(range, parseVersion(versionText));
}

export function isInRange(range: VersionRange, version: Version): boolean {
  return range.intervals.some((each) => includes(each, version));
}

/**
 * True if `outer` contains all of `inner`. If one of them has several intervals, the two must be identical, as in
 * Puppet.
 */
export function isRangeCovered(inner: VersionRange, outer: VersionRange): boolean {
  const [a, moreOfA] = inner.intervals;
  const [b, moreOfB] = outer.intervals;
  if (a === undefined || b === undefined || moreOfA !== undefined || moreOfB !== undefined)
    return inner.text === outer.text;
  const upper = compareVersions(maxOf(b), maxOf(a));
  return (
    compareVersions(minOf(b), minOf(a)) <= 0 && (upper > 0 || (upper === 0 && (!excludesMax(b) || excludesMax(a))))
  );
}
