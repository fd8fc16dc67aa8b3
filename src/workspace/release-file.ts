/** The release of Puppet that a project is for, as a zip of an earlier version carries it. */
import { isProjectRelease, type ReleaseId } from '../protocol/project/project.ts';

/** The file of a zip that names the release. Puppet makes no use of it. */
export const releaseFile = 'RELEASE.json';

/** Reads the file; undefined for anything else, and for a release that is not known. */
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
