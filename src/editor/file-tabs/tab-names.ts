/**
 * Returns the shortest unique name for each path, with as many folders as needed: `init.pp`, or
 * `ntp/manifests/init.pp`.
 */
export function shortestNames(paths: readonly string[]): ReadonlyMap<string, string> {
  const names = new Map<string, string>();
  for (const path of paths) {
    const parts = path.split('/');
    let length = 1;
    const name = (): string => parts.slice(-length).join('/');
    while (length < parts.length && paths.some((other) => other !== path && `/${other}`.endsWith(`/${name()}`))) {
      length += 1;
    }
    names.set(path, name());
  }
  return names;
}
