/** Matches a path that only the root of an environment has. */
const AT_ROOT = /^(?:environment\.conf$|Puppetfile$|(?:manifests|modules|site-modules|vendor_modules)\/)/;

/** Matches a path that only the root of a control repository has, and not Puppet's configuration directory. */
const AT_REPOSITORY_ROOT = /^(?:environment\.conf$|Puppetfile$|(?:modules|site-modules|vendor_modules)\/)/;

/** Matches a path inside one of the environments in Puppet's configuration directory. */
const IN_CONFIGURATION = /^(environments\/[^/]+)\/(?:environment\.conf$|manifests\/|modules\/)/;

/** Maximum number of segments in the path of an environment's folder. */
const MOST_DEPTH = 3;

/**
 * Finds the environments of Puppet's configuration directory, whose own `manifests` are outside of all environments.
 * Folders with more files come first. Empty if the repository has any other layout.
 */
export function findConfiguredEnvironments(paths: readonly string[]): readonly string[] {
  if (paths.some((path) => AT_REPOSITORY_ROOT.test(path))) return [];
  const found = [...new Set(paths.flatMap((path) => IN_CONFIGURATION.exec(path)?.[1] ?? []))];
  const countIn = (folder: string): number => paths.filter((path) => path.startsWith(`${folder}/`)).length;
  return found
    .map((folder) => ({ folder, files: countIn(folder) }))
    .sort((one, other) => other.files - one.files)
    .map(({ folder }) => folder);
}

/**
 * Finds the environments in folders of a repository: folders with an `environment.conf`, or with `manifests` beside
 * `modules`. Folders with more files come first. Empty if the repository itself is an environment.
 */
export function findEnvironmentFolders(paths: readonly string[]): readonly string[] {
  const configured = findConfiguredEnvironments(paths);
  if (configured.length > 0) return configured;
  if (paths.some((path) => AT_ROOT.test(path))) return [];
  const contents = new Map<string, { files: number; has: Set<string> }>();
  for (const path of paths) {
    const parts = path.split('/');
    for (let depth = 1; depth < parts.length && depth <= MOST_DEPTH; depth += 1) {
      const folder = parts.slice(0, depth).join('/');
      const content = contents.get(folder) ?? { files: 0, has: new Set() };
      content.files += 1;
      content.has.add(parts[depth] ?? '');
      contents.set(folder, content);
    }
  }
  const found = [...contents].filter(
    ([, { has }]) => has.has('environment.conf') || (has.has('manifests') && has.has('modules')),
  );
  return found
    .filter(([folder]) => !found.some(([other]) => folder.startsWith(`${other}/`)))
    .sort(([, one], [, other]) => other.files - one.files)
    .map(([folder]) => folder);
}
