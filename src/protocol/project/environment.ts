/** What a project says of its layout in `environment.conf`, read as the compiler reads it. */
import { modulePathOf, startManifestOf } from '../../engine/diagnostics/environment-conf.ts';

type Files = Readonly<Record<string, string>>;

const CONF = 'environment.conf';

const reader =
  (files: Files) =>
  (path: string): string | undefined =>
    Object.hasOwn(files, path) ? files[path] : undefined;

/** The folders of modules, most important first, each with a slash at its end. */
export function modulePath(files: Files): readonly string[] {
  return modulePathOf(reader(files));
}

/** The same of an `environment.conf` alone; undefined for an environment that has none. */
export function modulePathIn(environmentConf: string | undefined): readonly string[] {
  return modulePathOf((path) => (path === CONF ? environmentConf : undefined));
}

/** The manifest with which a compilation begins: a file, or a folder whose manifests are all read. */
export function startManifest(files: Files): string {
  return startManifestOf(reader(files));
}

/** Whether a path is one of the manifests with which a compilation begins, of which `start` says where they are. */
export function isStartManifest(path: string, start: string): boolean {
  return path === start || (path.startsWith(`${start}/`) && path.endsWith('.pp'));
}

/** Whether there is a manifest to begin with. */
export function hasManifests(files: Files): boolean {
  const start = startManifest(files);
  for (const path in files) if (isStartManifest(path, start)) return true;
  return false;
}
