/** Reads the added packages of a project's machines from a zip that an earlier version of Bunraku created. */
import type { OwnPackages } from '../protocol/project/project.ts';
import { readOwnPackages } from './own-packages.ts';

/** Name of the file that contains the packages in a zip. Puppet ignores it. */
export const packagesFile = 'PACKAGES.json';

/** Reads the content of the file. Returns undefined if it is invalid. */
export function readPackagesFile(text: string): OwnPackages | undefined {
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch {
    return undefined;
  }
  if (typeof data !== 'object' || data === null || !('format' in data) || data.format !== 'bunraku-packages')
    return undefined;
  const read = readOwnPackages('packages' in data ? data.packages : undefined);
  return read.ok && Object.keys(read.value).length > 0 ? read.value : undefined;
}
