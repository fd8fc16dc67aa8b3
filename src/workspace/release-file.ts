/** Reads a project's release of Puppet from a zip of an earlier version. */
import { isProjectRelease, type ReleaseId } from '../protocol/project/releases.ts';

/** File with the release in a zip. Puppet ignores it. */
export const releaseFile = 'RELEASE.json';

/** Reads the file; undefined for anything else, and for an unknown release. */
export function readReleaseFile(text: string): ReleaseId | undefined {
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch {
    return undefined;
  }
  if (typeof data !== 'object' || data === null || !('format' in data) || data.format !== 'bunraku-release')
    return undefined;
  return 'release' in data && typeof data.release === 'string' && isProjectRelease(data.release)
    ? data.release
    : undefined;
}
