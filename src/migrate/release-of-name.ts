import { releaseIds, type ReleaseId } from '../engine/index.ts';

/** The release that a name means: `7.34` is itself, `7` the last of its number. */
export function releaseOfName(name: string): ReleaseId | undefined {
  const exact = releaseIds.find((id) => id === name);
  return exact ?? releaseIds.findLast((id) => id.split('.')[0] === name);
}
