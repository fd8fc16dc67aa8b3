/** Merges ranges of a `SemVer` type (`p_sem_ver_type.rb`, `p_sem_ver_range_type.rb`). */
import { compareVersions } from './semver.ts';
import { joinOverlapping, rangeBetween, type VersionRange } from './semver-range.ts';
import { excludesMax, includes, maxOf, minOf } from './version-interval.ts';

/** Merges overlapping ranges of a `SemVer` type. */
export function mergeRanges(ranges: readonly VersionRange[]): readonly VersionRange[] {
  if (ranges.length < 2 || ranges.some(({ intervals }) => intervals.length > 1)) return ranges;
  return joinOverlapping(ranges, joinRanges);
}

function joinRanges(rangeA: VersionRange, rangeB: VersionRange): VersionRange | undefined {
  const [a] = rangeA.intervals;
  const [b] = rangeB.intervals;
  if (a === undefined || b === undefined) return undefined;
  if (includes(a, minOf(b)) || includes(b, minOf(a))) {
    const upper = compareVersions(maxOf(a), maxOf(b));
    // Puppet includes the upper bound unless both ranges exclude theirs, or the range that excludes its bound ends last.
    const excludes =
      (excludesMax(a) && upper >= 0 && (upper > 0 || excludesMax(b))) ||
      (!excludesMax(a) && excludesMax(b) && upper < 0);
    const min = compareVersions(minOf(a), minOf(b)) <= 0 ? minOf(a) : minOf(b);
    return rangeBetween(min, upper >= 0 ? maxOf(a) : maxOf(b), excludes);
  }
  const touches = (first: typeof a, second: typeof a): boolean =>
    excludesMax(first) && compareVersions(maxOf(first), minOf(second)) === 0;
  if (touches(a, b)) return rangeBetween(minOf(a), maxOf(b), excludesMax(b));
  return touches(b, a) ? rangeBetween(minOf(b), maxOf(a), excludesMax(a)) : undefined;
}
