/**
 * Makes a path absolute and resolves `.` and `..`. A relative path starts at the root, because only the end of the
 * result is compared.
 */
export function expandPath(path: string): string {
  const parts: string[] = [];
  for (const part of path.split('/')) {
    if (part === '..') parts.pop();
    else if (part !== '' && part !== '.') parts.push(part);
  }
  return `/${parts.join('/')}`;
}
