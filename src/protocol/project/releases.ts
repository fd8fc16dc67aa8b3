/** The releases of the language that a project can choose, with their names. */
import type { ReleaseId } from '../../engine/index.ts';

export type { ReleaseId } from '../../engine/index.ts';

/** Ids of the releases, newest first. */
export const projectReleases = [
  'openvox-9',
  'openvox-8',
  '8.11',
  '7.34',
  '6.29',
  '5.5',
  '4.10',
  '3.8-future',
  '3.8',
  '2.7',
] as const satisfies readonly ReleaseId[];

/** The release of new projects: the newest stable one. */
export const newProjectRelease: ReleaseId = 'openvox-8';

/** Release of stored projects that name none. It was the default before OpenVox 8. */
export const releaseOfOldData: ReleaseId = '8.11';

export function isProjectRelease(text: string): text is ReleaseId {
  return projectReleases.some((id) => id === text);
}

/** Returns the name of a release for use in a sentence, such as `Puppet 7.34` or `OpenVox 8`. */
export function nameRelease(id: ReleaseId): string {
  return id.startsWith('openvox-') ? id.replace('openvox-', 'OpenVox ') : `Puppet ${id}`;
}

/** Returns the name of a release for the status bar and for lists, such as `OpenVox 8 · Puppet 8`. */
export function titleRelease(id: ReleaseId): string {
  if (id === 'openvox-8') return 'OpenVox 8 · Puppet 8';
  return id === 'openvox-9' ? 'OpenVox 9 · beta 2' : nameRelease(id);
}
