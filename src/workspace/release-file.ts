/** The release of Puppet that a project is for, as the zip of the project carries it. */
import { isProjectRelease, type Project, type ReleaseId } from '../protocol/project.ts';

/** The file of a zip that names the release. Puppet makes no use of it. */
export const releaseFile = 'RELEASE.json';

/** The file's text; undefined for a project of the newest release. */
export function releaseFileText({ release }: Project): string | undefined {
  return release === undefined
    ? undefined
    : `${JSON.stringify({ format: 'bunraku-release', version: 1, release }, undefined, 2)}\n`;
}

/** Reads what `releaseFileText` wrote; undefined for anything else, and for a release that is not known. */
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
