/** Reads the layout settings in a project's `environment.conf`, as the compiler does. */
import { readModulePath, findStartManifest, isStartManifest } from '../../engine/diagnostics/environment-conf.ts';

export { isStartManifest };

type Files = Readonly<Record<string, string>>;

const CONF = 'environment.conf';

const reader =
  (files: Files) =>
  (path: string): string | undefined =>
    Object.hasOwn(files, path) ? files[path] : undefined;

/** Returns the folders of the module path in order of precedence, each with a trailing slash. */
export function modulePath(files: Files): readonly string[] {
  return readModulePath(reader(files));
}

/** Returns the module path for an `environment.conf`. Pass undefined for an environment without this file. */
export function modulePathIn(environmentConf: string | undefined): readonly string[] {
  return readModulePath((path) => (path === CONF ? environmentConf : undefined));
}

/** Returns the manifest at which a compilation starts: a file, or a folder of manifests. */
export function startManifest(files: Files): string {
  return findStartManifest(reader(files));
}

export function hasManifests(files: Files): boolean {
  const start = startManifest(files);
  for (const path in files) if (isStartManifest(path, start)) return true;
  return false;
}
