/** Returns the project's file to which a link in a Markdown file leads, or undefined for any other link. */
export function findLinkedFile(
  address: string,
  from: string,
  files: Readonly<Record<string, string>>,
): string | undefined {
  const [path = ''] = address.split('#');
  if (path === '' || /^(?:[a-z][a-z0-9+.-]*:|\/\/)/i.test(path)) return undefined;
  const folders = path.startsWith('/') ? [] : from.split('/').slice(0, -1);
  for (const part of path.split('/')) {
    if (part === '..') folders.pop();
    else if (part !== '.' && part !== '') folders.push(part);
  }
  const found = folders.join('/');
  return Object.hasOwn(files, found) ? found : undefined;
}
