/** Reads the packages of a project's machines from a zip of an earlier version. */
import type { OwnPackages } from '../protocol/project/project.ts';
import { readOwnPackages } from './own-packages.ts';

/** File with the packages in a zip. Puppet ignores it. */
export const packagesFile = 'PACKAGES.json';

/** Reads the file; undefined for anything else. */
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
