/**
 * Features of the language and the releases that support them: the table of Puppet's old language guide, continued to
 * Puppet 8.
 */
import { isOpenVox, releaseIds } from '../../engine/index.ts';
import features from './features.json';

/**
 * Releases in the table, oldest first: first those of the language guide, then the releases that were recorded with
 * real Puppet.
 */
export const tableReleases: readonly string[] = [
  '0.24',
  '0.25',
  '2.6',
  ...releaseIds.filter((release) => !isOpenVox(release)),
];

/** The oldest release whose features were recorded with real Puppet. */
const [firstRecorded] = releaseIds;

export interface Feature {
  readonly id: string;
  /** Title of the feature in Markdown. */
  readonly title: string;
  /** Releases from 0.24 to 2.6 that support the feature. Absent if the language guide does not mention it. */
  readonly seed?: readonly string[];
  /** Releases from 2.7 on that support the feature. Absent if each release supports only a part of it. */
  readonly in?: readonly string[];
  /** Pairs of releases between which a detail changes. */
  readonly changes: readonly (readonly string[])[];
  /** Migration to Puppet 8 in a few words; `-` or `nothing` if there is nothing to do. */
  readonly to8: string;
  readonly example?: string;
  /**
   * Release that runs the example. Absent if no release in the table accepts the example, or if it is not meant to run.
   */
  readonly exampleIn?: string;
  readonly files?: Readonly<Partial<Record<string, string>>>;
}

export const allFeatures: readonly Feature[] = features;

/** Formats the releases that support a feature, such as `since 2.6`, `2.7 to 3.8` or `none`. */
export function releasesText({ seed, in: taken }: Feature): string {
  if (taken === undefined) return 'in part';
  const known = tableReleases.slice(seed === undefined ? tableReleases.indexOf(firstRecorded) : 0);
  const has = known.map((release) => taken.includes(release) || (seed?.includes(release) ?? false));
  const ranges: string[] = [];
  for (let at = 0; at < known.length; at += 1) {
    if (has[at] !== true) continue;
    const start = at;
    while (has[at + 1] === true) at += 1;
    ranges.push(rangeText(known, start, at));
  }
  return ranges.length === 0 ? 'none' : ranges.join(', ');
}

function rangeText(known: readonly string[], start: number, end: number): string {
  const [first, last] = [releaseText(known[start]), releaseText(known[end])];
  if (end === known.length - 1) return start === 0 ? 'all' : `since ${first}`;
  if (start === end) return first;
  return start === 0 ? `until ${last}` : `${first} to ${last}`;
}

export function releaseText(release: string | undefined): string {
  return release === '3.8-future' ? '3.8 (future parser)' : (release ?? '');
}
