/** Reads a project's release of Puppet from a zip that an earlier version of Bunraku created. */
import { isReleaseId, type ReleaseId } from '../protocol/project/releases.ts';

/** Name of the file that contains the release in a zip. Puppet ignores it. */
export const releaseFile = 'RELEASE.json';

/** Reads the content of the file. Returns undefined if it is invalid or names an unknown release. */
export function readReleaseFile(text: string): ReleaseId | undefined {
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch {
    return undefined;
  }
  if (typeof data !== 'object' || data === null || !('format' in data) || data.format !== 'bunraku-release')
    return undefined;
  return 'release' in data && typeof data.release === 'string' && isReleaseId(data.release) ? data.release : undefined;
}
