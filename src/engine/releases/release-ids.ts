/**
 * IDs and names of the releases. They are in a file of their own, so that the page can load them without the table of
 * differences.
 */

/** Releases that a project can choose, oldest first. */
export const releaseIds = [
  '2.7',
  '3.8',
  '3.8-future',
  '4.10',
  '5.5',
  '6.29',
  '7.34',
  '8.11',
  'openvox-8',
  'openvox-9',
] as const;
export type ReleaseId = (typeof releaseIds)[number];

export function isReleaseId(text: string): text is ReleaseId {
  return releaseIds.some((id) => id === text);
}

/** True for a release of OpenVox, the community's continuation of Puppet. */
export function isOpenVox(id: ReleaseId): boolean {
  return id.startsWith('openvox-');
}

export function nameRelease(id: ReleaseId): string {
  return isOpenVox(id) ? id.replace('openvox-', 'OpenVox ') : `Puppet ${id}`;
}

/** Returns the program and its major version: `Puppet 6`, `OpenVox 8`. */
export function nameMajorRelease(id: ReleaseId): string {
  return isOpenVox(id) ? nameRelease(id) : `Puppet ${id.replace(/\..*$/, '')}`;
}

/** Finds a release by its name. `7.34` is exactly this release; `7` is the last release of this major version. */
export function findReleaseByName(name: string): ReleaseId | undefined {
  const exact = releaseIds.find((id) => id === name);
  return exact ?? releaseIds.findLast((id) => id.split('.')[0] === name);
}
