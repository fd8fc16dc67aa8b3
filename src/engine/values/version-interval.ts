/**
 * Intervals of versions, as Puppet's `semantic_puppet` represents them: everything, one comparison, or a lower and an
 * upper bound. Their printed forms and equality depend on this structure, so an interval keeps the comparisons that it
 * was made of.
 */
import { MAX_VERSION, MIN_VERSION, compareVersions, formatVersion, isStable, type Version } from './semver.ts';

type Operator = '>' | '>=' | '<' | '<=' | '=';

export interface Comparison {
  readonly operator: Operator;
  readonly version: Version;
}

export interface Bounds {
  readonly operator: 'bounds';
  readonly min: Comparison;
  readonly max: Comparison;
}

/** All versions, including pre-releases. */
interface Everything {
  readonly operator: '*';
}

export type Interval = Comparison | Bounds | Everything;

const comparison = (operator: Operator, version: Version): Comparison => ({ operator, version });

export const EVERYTHING: Interval = { operator: '*' };
export const NOTHING = comparison('<', MIN_VERSION);
export const above = (version: Version): Comparison => comparison('>', version);
export const atLeast = (version: Version): Comparison => comparison('>=', version);
export const below = (version: Version): Comparison => comparison('<', version);
export const atMost = (version: Version): Comparison => comparison('<=', version);
export const exactly = (version: Version): Comparison => comparison('=', version);

/** Returns the bounds without a check of their order. */
export const bounds = (min: Comparison, max: Comparison): Bounds => ({ operator: 'bounds', min, max });

const lowerOf = (interval: Interval): Interval => (interval.operator === 'bounds' ? interval.min : interval);
const upperOf = (interval: Interval): Interval => (interval.operator === 'bounds' ? interval.max : interval);

export function minOf(interval: Interval): Version {
  const lower = lowerOf(interval);
  return 'version' in lower && !lower.operator.startsWith('<') ? lower.version : MIN_VERSION;
}

export function maxOf(interval: Interval): Version {
  const upper = upperOf(interval);
  return 'version' in upper && !upper.operator.startsWith('>') ? upper.version : MAX_VERSION;
}

const excludesMin = (interval: Interval): boolean => lowerOf(interval).operator === '>';
export const excludesMax = (interval: Interval): boolean => upperOf(interval).operator === '<';

function hasLowerBound(interval: Interval): boolean {
  const { operator } = lowerOf(interval);
  return operator === '>' || ((operator === '>=' || operator === '=') && minOf(interval) !== MIN_VERSION);
}

function hasUpperBound(interval: Interval): boolean {
  const { operator } = upperOf(interval);
  return operator === '<' || ((operator === '<=' || operator === '=') && maxOf(interval) !== MAX_VERSION);
}

/** True if the interval contains a version by its order. A pre-release needs `includes`. */
export function covers(interval: Interval, version: Version): boolean {
  if (interval.operator === '*') return true;
  if (interval.operator === 'bounds') return covers(interval.min, version) && covers(interval.max, version);
  const order = compareVersions(version, interval.version);
  switch (interval.operator) {
    case '>':
      return order > 0;
    case '>=':
      return order >= 0;
    case '<':
      return order < 0;
    case '<=':
      return order <= 0;
    case '=':
      return formatVersion(version) === formatVersion(interval.version);
  }
}

/** True if the interval names a pre-release of the same version, so that it admits other pre-releases of it. */
function admitsPrerelease(interval: Interval, version: Version): boolean {
  if (interval.operator === '*') return true;
  if (interval.operator === 'bounds')
    return admitsPrerelease(interval.min, version) || admitsPrerelease(interval.max, version);
  const named = interval.version;
  return (
    !isStable(named) && named.major === version.major && named.minor === version.minor && named.patch === version.patch
  );
}

export function includes(interval: Interval, version: Version): boolean {
  return covers(interval, version) && (isStable(version) || admitsPrerelease(interval, version));
}

/** Returns the common part of two intervals, or undefined if they have none. */
export function intersect(a: Interval, b: Interval): Interval | undefined {
  if (a.operator === '*') return b;
  const start = compareVersions(minOf(a), maxOf(b));
  if (start > 0 || (start === 0 && (excludesMin(a) || excludesMax(b)))) return undefined;
  if (start === 0) return exactly(minOf(a));
  const end = compareVersions(minOf(b), maxOf(a));
  if (end > 0 || (end === 0 && (excludesMin(b) || excludesMax(a)))) return undefined;
  if (end === 0) return exactly(minOf(b));
  const lower = compareVersions(minOf(a), minOf(b));
  const upper = compareVersions(maxOf(a), maxOf(b));
  const min = lower > 0 || (lower === 0 && excludesMin(a)) ? a : b;
  const max = upper < 0 || (upper === 0 && excludesMax(a)) ? a : b;
  if (!hasUpperBound(max)) return min;
  if (!hasLowerBound(min)) return max;
  return { operator: 'bounds', min: asComparison(lowerOf(min)), max: asComparison(upperOf(max)) };
}

/** Only an interval with a bound becomes part of a pair, so it never is everything. */
function asComparison(interval: Interval): Comparison {
  return 'version' in interval ? interval : NOTHING;
}

/** Returns one interval for two that overlap or touch, or undefined for others. */
export function unite(a: Interval, b: Interval): Interval | undefined {
  if (a.operator === '*') return a;
  if (covers(a, minOf(b)) || covers(b, minOf(a))) {
    const lower = compareVersions(minOf(a), minOf(b));
    const upper = compareVersions(maxOf(a), maxOf(b));
    const excludesLower = lower === 0 ? excludesMin(a) && excludesMin(b) : excludesMin(lower < 0 ? a : b);
    const excludesUpper = upper === 0 ? excludesMax(a) && excludesMax(b) : excludesMax(upper > 0 ? a : b);
    return fromTo(minOf(lower <= 0 ? a : b), excludesLower, maxOf(upper >= 0 ? a : b), excludesUpper);
  }
  if (isFollowedBy(a, b)) return fromTo(minOf(a), excludesMin(a), maxOf(b), excludesMax(b));
  if (isFollowedBy(b, a)) return fromTo(minOf(b), excludesMin(b), maxOf(a), excludesMax(a));
  return undefined;
}

/** True if no version is between the two: `b` begins where `a` ends, or with the next patch. */
function isFollowedBy(a: Interval, b: Interval): boolean {
  if (excludesMin(b)) return false;
  const end = maxOf(a);
  const next = excludesMax(a) ? end : { ...end, patch: end.patch + 1, prerelease: undefined, build: undefined };
  return compareVersions(next, minOf(b)) === 0;
}

function fromTo(min: Version, excludesLower: boolean, max: Version, excludesUpper: boolean): Interval | undefined {
  return intersect(excludesLower ? above(min) : atLeast(min), excludesUpper ? below(max) : atMost(max));
}

/** Prints an interval as Ruby's `inspect` does. For example, `1.x` becomes `>=1.0.0 <2.0.0`. */
export function formatInterval(interval: Interval): string {
  if (interval === NOTHING) return '<0.0.0';
  if (interval.operator === '*') return '*';
  if (interval.operator === 'bounds') return `${formatInterval(interval.min)} ${formatInterval(interval.max)}`;
  return `${interval.operator === '=' ? '' : interval.operator}${formatVersion(interval.version)}`;
}
