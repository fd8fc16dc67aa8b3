/** Merges ranges of a `SemVer` type (`p_sem_ver_type.rb`, `p_sem_ver_range_type.rb`). */
import { includes, parseIntervals, type Interval } from './semver-range.ts';
import { compareVersions, formatVersion, type Version } from './semver.ts';

/**
 * Merges overlapping ranges of a `SemVer` type. As in Puppet, a merged range is printed with the upper bound first.
 */
export function mergeRanges(ranges: readonly string[]): readonly string[] {
  if (ranges.length < 2 || ranges.some((range) => parseIntervals(range).length > 1)) return ranges;
  let left = [...ranges];
  const joined: string[] = [];
  for (let current = left.pop(); current !== undefined; current = left.pop()) {
    let memo = current;
    const apart: string[] = [];
    for (const other of left) {
      const union = joinRanges(memo, other);
      if (union === undefined) apart.push(other);
      else memo = union;
    }
    joined.push(memo);
    left = apart;
  }
  return joined.reverse();
}

function joinRanges(textA: string, textB: string): string | undefined {
  const [a] = parseIntervals(textA);
  const [b] = parseIntervals(textB);
  if (a === undefined || b === undefined) return undefined;
  const touches = (first: Interval, second: Interval): boolean =>
    first.excludeMax && compareVersions(first.max, second.min) === 0;
  if (includes(a, b.min) || includes(b, a.min)) {
    const upper = compareVersions(a.max, b.max);
    const max = upper >= 0 ? a.max : b.max;
    const excludeMax = upper === 0 ? a.excludeMax && b.excludeMax : upper > 0 ? a.excludeMax : b.excludeMax;
    return swappedText(compareVersions(a.min, b.min) <= 0 ? a.min : b.min, max, excludeMax);
  }
  if (touches(a, b)) return swappedText(a.min, b.max, b.excludeMax);
  return touches(b, a) ? swappedText(b.min, a.max, a.excludeMax) : undefined;
}

function swappedText(min: Version, max: Version, excludeMax: boolean): string {
  return excludeMax
    ? `>=${formatVersion(max)} <${formatVersion(min)}`
    : `${formatVersion(max)} - ${formatVersion(min)}`;
}
