import { differences, type Difference, type DifferenceId } from './differences.ts';
import { releaseIds, type ReleaseId } from './release-ids.ts';

/** Version of each release, usually its last patch release. The engine is compared with recordings of this version. */
const versions: Readonly<Record<ReleaseId, string>> = {
  '2.7': '2.7.26',
  '3.8': '3.8.7',
  '3.8-future': '3.8.7',
  '4.10': '4.10.13',
  '5.5': '5.5.22',
  '6.29': '6.29.0',
  '7.34': '7.34.0',
  '8.11': '8.11.0',
  'openvox-8': '8.28.1',
  'openvox-9': '9.0.0-beta2',
};

export const defaultRelease: ReleaseId = 'openvox-8';

export function isAtLeast(release: ReleaseId, since: ReleaseId): boolean {
  return releaseIds.indexOf(release) >= releaseIds.indexOf(since);
}

export class Release {
  readonly id: ReleaseId;
  /** The value of `$facts['puppetversion']`, such as `7.34.0`. */
  readonly version: string;
  readonly #has: ReadonlySet<DifferenceId>;

  constructor(id: ReleaseId, has: ReadonlySet<DifferenceId> = differencesIn(id)) {
    this.id = id;
    this.version = versions[id];
    this.#has = has;
  }

  has(difference: DifferenceId): boolean {
    return this.#has.has(difference);
  }

  /**
   * Returns this release with one row of the table `differences` turned on or off. A migration compiles with the result
   * to find out whether this row causes a change.
   */
  withTurned(difference: DifferenceId): Release {
    const has = new Set(this.#has);
    if (!has.delete(difference)) has.add(difference);
    return new Release(this.id, has);
  }
}

function differencesIn(id: ReleaseId): ReadonlySet<DifferenceId> {
  return new Set(
    differences
      .filter(
        ({ since, until }) =>
          (since === undefined || isAtLeast(id, since)) && (until === undefined || isAtLeast(until, id)),
      )
      .map((difference) => difference.id),
  );
}

export function differencesBetween(one: Release, other: Release): readonly Difference[] {
  return differences.filter(({ id }) => one.has(id) !== other.has(id));
}

const made = new Map<ReleaseId, Release>();

export function getRelease(id: ReleaseId): Release {
  const known = made.get(id);
  if (known !== undefined) return known;
  const release = new Release(id);
  made.set(id, release);
  return release;
}

export const currentRelease: Release = getRelease(defaultRelease);
