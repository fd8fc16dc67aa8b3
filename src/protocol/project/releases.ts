/** The releases of the language that a project can choose, with their names. */
import { nameRelease, releaseIds, type ReleaseId } from '../../engine/releases/release-ids.ts';

export { isReleaseId, nameRelease, findReleaseByName, type ReleaseId } from '../../engine/releases/release-ids.ts';

export const projectReleases: readonly ReleaseId[] = releaseIds.toReversed();

/** The release of new projects: the newest stable one. */
export const newProjectRelease: ReleaseId = 'openvox-8';

/** Release of stored projects that do not contain a release. It was the default before OpenVox 8. */
export const releaseOfOldData: ReleaseId = '8.11';

/** Returns the name of a release for the status bar and for lists, such as `OpenVox 8 · Puppet 8`. */
export function titleRelease(id: ReleaseId): string {
  if (id === 'openvox-8') return 'OpenVox 8 · Puppet 8';
  return id === 'openvox-9' ? 'OpenVox 9 · beta 2' : nameRelease(id);
}
