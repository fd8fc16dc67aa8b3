/** Compares imported modules with those that the Puppetfile of the open project names. */
import { readPuppetfile } from '../../../missing/puppetfile.ts';
import type { ProjectFiles } from '../../../protocol/project/project.ts';
import type { Imported } from '../import-types.ts';
import { moduleOf, moduleRoots } from './place-modules.ts';

/**
 * State of a module. `present`: the Puppetfile pins no version to compare with, such as a branch, or the module has no
 * version.
 */
export type ModuleState = 'same' | 'newer' | 'older' | 'present' | 'absent' | 'not named';

export interface ComparedModule {
  readonly name: string;
  /** Version, tag, branch or commit in the Puppetfile. */
  readonly pinned?: string;
  /** Version in `metadata.json`. */
  readonly found?: string;
  /** True if the import contains the module. Otherwise, it is in the project already, or absent. */
  readonly isImported: boolean;
  readonly state: ModuleState;
}

/** States in the order in which users must look at them. */
const ORDER: readonly ModuleState[] = ['absent', 'older', 'newer', 'present', 'same', 'not named'];

/**
 * Lists the modules of the Puppetfile and of the import. Returns none if the project's Puppetfile names no module, or if
 * the import contains none.
 */
export function compareModules(project: ProjectFiles, imported: ProjectFiles): readonly ComparedModule[] {
  const pinned = readPins(project);
  const roots = moduleRoots(project);
  const arriving = findModules(imported, roots);
  if (pinned.size === 0 || arriving.size === 0) return [];
  const own = findModules(project, roots);
  const named = Array.from(pinned, ([name, pin]): ComparedModule => {
    const isImported = arriving.has(name);
    const folder = arriving.get(name) ?? own.get(name);
    const found =
      folder === undefined ? undefined : readVersion((isImported ? imported : project)[`${folder}/metadata.json`]);
    return {
      name,
      ...(pin === undefined ? {} : { pinned: pin }),
      ...(found === undefined ? {} : { found }),
      isImported,
      state: folder === undefined ? 'absent' : compare(pin, found),
    };
  });
  const others = [...arriving].flatMap(([name, folder]): readonly ComparedModule[] => {
    if (pinned.has(name)) return [];
    const found = readVersion(imported[`${folder}/metadata.json`]);
    return [{ name, ...(found === undefined ? {} : { found }), isImported: true, state: 'not named' }];
  });
  return [...named, ...others].sort(
    (one, other) => ORDER.indexOf(one.state) - ORDER.indexOf(other.state) || (one.name < other.name ? -1 : 1),
  );
}

/** Removes modules from an import into a project. */
export function withoutModules(imported: Imported, names: ReadonlySet<string>, project: ProjectFiles): Imported {
  if (names.size === 0) return imported;
  const roots = moduleRoots(project);
  const stays = (path: string): boolean => !names.has(moduleOf(path, roots)?.name ?? '');
  const only = <Value>(files: Readonly<Record<string, Value>>): Readonly<Record<string, Value>> =>
    Object.fromEntries(Object.entries(files).filter(([path]) => stays(path)));
  return { ...imported, files: only(imported.files), kept: only(imported.kept), executable: only(imported.executable) };
}

/** Modules of the Puppetfile with the version or reference that it pins. */
function readPins(files: ProjectFiles): ReadonlyMap<string, string | undefined> {
  const requests = readPuppetfile('Puppetfile', files['Puppetfile'] ?? '');
  return new Map(requests.map(({ name, version, ref }) => [name, version ?? ref]));
}

/** Matches the part of a path after the folder of a module, if the folder really is a module. */
const PART_OF_MODULE = /^\/(?:metadata\.json$|(?:manifests|lib|functions|types|templates|files)\/)/;

/** Returns the folders of modules by name: `ntp` is in `modules/ntp`. */
function findModules(files: ProjectFiles, roots: readonly string[]): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const path of Object.keys(files)) {
    const module = moduleOf(path, roots);
    if (module === undefined || found.has(module.name)) continue;
    if (PART_OF_MODULE.test(path.slice(module.folder.length))) found.set(module.name, module.folder);
  }
  return found;
}

function readVersion(metadata: string | undefined): string | undefined {
  if (metadata === undefined) return undefined;
  try {
    const data: unknown = JSON.parse(metadata);
    return typeof data === 'object' && data !== null && 'version' in data && typeof data.version === 'string'
      ? data.version
      : undefined;
  } catch {
    return undefined;
  }
}

interface Version {
  readonly numbers: readonly number[];
  readonly isPrerelease: boolean;
}

/** Reads a version, or a tag such as `v9.1.0`. Undefined for a branch, a commit, or a range of versions. */
function parseVersion(text: string | undefined): Version | undefined {
  const [, numbers, prerelease] =
    /^v?(\d+(?:\.\d+){1,3})(-[0-9A-Za-z.-]+)?(?:\+[0-9A-Za-z.-]+)?$/.exec(text ?? '') ?? [];
  if (numbers === undefined) return undefined;
  return { numbers: numbers.split('.').map(Number), isPrerelease: prerelease !== undefined };
}

function compare(pinned: string | undefined, found: string | undefined): ModuleState {
  if (pinned !== undefined && found !== undefined && pinned.replace(/^v/, '') === found) return 'same';
  const [wanted, present] = [parseVersion(pinned), parseVersion(found)];
  if (wanted === undefined || present === undefined) return 'present';
  for (let at = 0; at < Math.max(wanted.numbers.length, present.numbers.length); at += 1) {
    const difference = (present.numbers[at] ?? 0) - (wanted.numbers[at] ?? 0);
    if (difference !== 0) return difference > 0 ? 'newer' : 'older';
  }
  if (wanted.isPrerelease === present.isPrerelease) return wanted.isPrerelease ? 'present' : 'same';
  // A prerelease precedes its version.
  return present.isPrerelease ? 'older' : 'newer';
}
