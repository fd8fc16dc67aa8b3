import { releaseIds, type ReleaseId } from '../engine/index.ts';

/** Finds a release by its name. `7.34` is exactly this release; `7` is the last release of this major version. */
export function releaseOfName(name: string): ReleaseId | undefined {
  const exact = releaseIds.find((id) => id === name);
  return exact ?? releaseIds.findLast((id) => id.split('.')[0] === name);
}
