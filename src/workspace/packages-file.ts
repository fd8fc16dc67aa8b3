/** The packages that a project adds to the archives of its machines, as the zip of the project carries them. */
import { nodesOf, type OwnPackages, type Project } from '../protocol/project.ts';
import { readOwnPackages } from './own-packages.ts';

/** The file of a zip that holds the packages. Puppet makes no use of it. */
export const packagesFile = 'PACKAGES.json';

/** The packages of all nodes; of those that two nodes have by one name, that of the current node, or the last. */
function allPackages(project: Project): OwnPackages {
  const nodes = [...nodesOf(project).map(({ machine }) => machine), project.machine];
  return Object.fromEntries(nodes.flatMap(({ archive = {} }) => Object.entries(archive)));
}

/** The file's text; undefined where the project adds no package. */
export function packagesText(project: Project): string | undefined {
  const packages = allPackages(project);
  if (Object.keys(packages).length === 0) return undefined;
  return `${JSON.stringify({ format: 'bunraku-packages', version: 1, packages }, undefined, 2)}\n`;
}

/** Reads what `packagesText` wrote; undefined for anything else. */
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
