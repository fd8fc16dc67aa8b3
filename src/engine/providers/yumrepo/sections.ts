/**
 * Finds the repositories of `yumrepo` on the machine (`provider/yumrepo/inifile.rb`). Each one is a section of a file.
 */
import type { IniFile } from '../../machine/ini-file.ts';
import {
  readIni,
  repositoryDirectories,
  repositoryFiles,
  YUM_CONF,
} from '../../machine/packages/package-repositories.ts';
import type { Target } from '../../machine/target.ts';
import type { ResourceInstance } from '../../resource-types/resource.ts';

export interface Section {
  readonly name: string;
  readonly path: string;
}

/** Returns all sections except `main`, which is not a repository. */
export function sectionsOn(target: Target): readonly Section[] {
  return repositoryFiles(target).flatMap((path) =>
    readIni(target, path)
      .sections.filter((name) => name !== 'main')
      .map((name) => ({ name, path })),
  );
}

/**
 * Returns the file that `target` requests. By default, this is `NAME.repo` in the last existing directory of the
 * setting `reposdir`. If none of the directories exists, returns `yum.conf`.
 */
function wantedPath({ name, get }: Pick<ResourceInstance, 'name' | 'get'>, target: Target): string {
  const directory = repositoryDirectories(target).at(-1);
  if (directory === undefined) return YUM_CONF;
  const asked = get('target');
  if (typeof asked !== 'string' || asked === 'absent') return `${directory}/${name}.repo`;
  const file = asked.endsWith('.repo') ? asked : `${asked}.repo`;
  const at = asked.lastIndexOf('/');
  const isKnown = at !== -1 && repositoryDirectories(target).includes(asked.slice(0, at));
  return isKnown ? file : `${directory}/${file.slice(file.lastIndexOf('/') + 1)}`;
}

/** Returns the repository's section, or undefined if there is none. If `target` is set, searches only that file. */
export function findSection(resource: ResourceInstance, target: Target): Section | undefined {
  const found = sectionsOn(target).filter(({ name }) => name === resource.name);
  if (resource.get('target') === 'absent') return found[0];
  const path = wantedPath({ name: resource.name, get: (name) => resource.get(name) }, target);
  return found.find((section) => section.path === path);
}

export function readValue(resource: ResourceInstance, key: string, target: Target): string {
  const section = findSection(resource, target);
  return (section === undefined ? undefined : readIni(target, section.path).get(section.name, key)) ?? 'absent';
}

export function setValue(resource: ResourceInstance, key: string, value: string, target: Target): void {
  const section = findSection(resource, target);
  if (section === undefined) return;
  write(
    section.path,
    readIni(target, section.path).with(section.name, key, value === 'absent' ? undefined : value),
    target,
  );
}

/**
 * Creates a section. If another file has a section for the repository, that section is removed, and its lines are
 * copied to the new one. `values` replace the copied lines.
 */
export function create(resource: ResourceInstance, values: ReadonlyMap<string, string>, target: Target): void {
  const path = wantedPath({ name: resource.name, get: (name) => resource.get(name) }, target);
  const old = sectionsOn(target).find(({ name }) => name === resource.name);
  let file = readIni(target, path).withSection(resource.name);
  if (old !== undefined && old.path !== path) {
    for (const { key, value } of readIni(target, old.path).entries(old.name))
      file = file.with(resource.name, key, value);
    remove(old, target);
  }
  for (const [key, value] of values) file = file.with(resource.name, key, value === 'absent' ? undefined : value);
  write(path, file, target);
}

/** Removes the section of a repository. Also removes the file if it contains no other repository. */
export function remove({ name, path }: Section, target: Target): void {
  const file = readIni(target, path).without(name);
  if (file.sections.length === 0) target.files.unlink(path);
  else write(path, file, target);
}

function write(path: string, file: IniFile, target: Target): void {
  // Like Puppet, writes the file with the mode 0600. `openFiles` makes it readable for all users later.
  target.files.write(path, file.format(), { mode: 0o600 });
}

/** Makes all repository files readable for all users. Called after a change. */
export function openFiles(resource: ResourceInstance, target: Target): void {
  for (const path of repositoryFiles(target)) {
    const mode = (target.files.stat(path)?.mode ?? 0) & 0o777;
    if (mode === 0o644) continue;
    resource.logAsProvider('info', `changing mode of ${path} from ${mode.toString(8).padStart(3, '0')} to 644`);
    target.files.chmod(path, 0o644);
  }
}
