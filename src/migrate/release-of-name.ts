import { releaseIds, type ReleaseId } from '../engine/index.ts';

/** The release of a name: `7.34` is itself, `7` the last one of that major version. */
export function releaseOfName(name: string): ReleaseId | undefined {
  const exact = releaseIds.find((id) => id === name);
  return exact ?? releaseIds.findLast((id) => id.split('.')[0] === name);
}
