/** Matches a path that only the root of an environment has. */
const AT_ROOT = /^(?:environment\.conf$|Puppetfile$|(?:manifests|modules|site-modules|vendor_modules)\/)/;

/** Maximum number of segments in the path of an environment's folder. */
const MOST_DEPTH = 3;

/**
 * Finds the environments in folders of a repository: folders with an `environment.conf`, or with `manifests` beside
 * `modules`. Folders with more files come first. Empty if the repository itself is an environment.
 */
export function findEnvironmentFolders(paths: readonly string[]): readonly string[] {
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
