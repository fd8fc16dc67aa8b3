/**
 * The settings of a project that are not in its files (name, nodes with facts and machines, release), as a file in the
 * project's archive.
 */
import { type Project, type ProjectNode } from '../protocol/project/project.ts';
import { newProjectRelease, projectReleases, releaseOfOldData } from '../protocol/project/releases.ts';
import { readProject } from './permalink/check-project.ts';

/** Name of the file with the project's settings in an archive. Puppet ignores this file. */
export const projectFile = 'bunraku.json';

const FORMAT = 'bunraku-project';

type ProjectSetting = Pick<Project, 'name' | 'node' | 'machine' | 'others' | 'release'>;

export function projectFileText(setting: ProjectSetting): string {
  const { name, node, machine, others = [], release = newProjectRelease } = setting;
  const nodes: readonly ProjectNode[] = [{ node, machine }, ...others];
  const data = { format: FORMAT, version: 1, name, release, nodes };
  return `${JSON.stringify(data, undefined, 2)}\n`;
}

/**
 * Reads the output of `projectFileText`, with the current node first. Returns undefined for any other string. Ignores
 * an unknown release.
 */
export function readProjectFile(text: string): ProjectSetting | undefined {
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch {
    return undefined;
  }
  if (typeof data !== 'object' || data === null || !('format' in data) || data.format !== FORMAT) return undefined;
  const { name, release, nodes } = { name: undefined, release: releaseOfOldData, nodes: undefined, ...data };
  if (!Array.isArray(nodes)) return undefined;
  const [current, ...others]: readonly unknown[] = nodes;
  if (typeof current !== 'object' || current === null) return undefined;
  const known = projectReleases.find((id) => id === release);
  const read = readProject({
    ...current,
    name,
    files: {},
    others,
    ...(known === undefined ? {} : { release: known }),
  });
  if (!read.ok) return undefined;
  const { files: _none, ...setting } = read.value;
  return setting;
}
