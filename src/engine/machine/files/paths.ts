/** Returns the names in a path. Leaves out empty names and `.`, and resolves `..` without following links. */
export function pathNames(path: string): readonly string[] {
  const names: string[] = [];
  for (const name of path.split('/')) {
    if (name === '' || name === '.') continue;
    if (name === '..') names.pop();
    else names.push(name);
  }
  return names;
}

/** Matches parts that a normalized path does not contain: an empty name, `.`, `..` or a trailing slash. */
const UNUSUAL = /\/(?:\/|\.{1,2}(?:\/|$)|$)/;

/** Normalizes a path: `/a//b/../c/` becomes `/a/c`. A relative path is relative to `base`. */
export function normalizePath(path: string, base = '/'): string {
  if (path.startsWith('/') && !UNUSUAL.test(path)) return path;
  return `/${pathNames(path.startsWith('/') ? path : `${base}/${path}`).join('/')}`;
}

/** Returns the directory that contains a normalized path. The parent of `/` is `/`. */
export function parentPath(path: string): string {
  const end = path.lastIndexOf('/');
  return end <= 0 ? '/' : path.slice(0, end);
}

/** Returns the last name of a normalized path. Returns `''` for `/`. */
export function baseName(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}

export function joinPath(directory: string, name: string): string {
  return directory === '/' ? `/${name}` : `${directory}/${name}`;
}
