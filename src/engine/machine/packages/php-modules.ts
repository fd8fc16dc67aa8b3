/**
 * Enables PHP modules like the scripts of Debian's packages. A module is enabled by a link in the `conf.d` directory of
 * each interface (cli, fpm, apache2).
 */
import type { AvailablePackage } from './package-manager.ts';
import { contentOf, toText } from '../files/node.ts';
import type { PackageHost } from './package-contents.ts';

type Contents = Pick<AvailablePackage, 'files'>;

const MODULES = 'mods-available';

function matchPaths({ files = {} }: Contents, pattern: RegExp): readonly RegExpExecArray[] {
  return Object.keys(files)
    .map((path) => pattern.exec(path))
    .filter((match) => match !== null);
}

/** Lists the `conf.d` directories of the installed interfaces of a PHP version. */
function interfaceDirectories({ files }: PackageHost, root: string): readonly string[] {
  if (!files.isDirectory(root)) return [];
  return files
    .list(root)
    .filter((name) => name !== MODULES)
    .map((name) => `${root}/${name}/conf.d`)
    .filter((directory) => files.isDirectory(directory));
}

/**
 * Enables a module by a link to its file. The link's name begins with a priority, which the file's line `; priority=20`
 * sets.
 */
function enableModule({ files }: PackageHost, file: string, directory: string): void {
  const node = files.stat(file);
  if (node?.kind !== 'file') return;
  const priority = /^; priority=(\d+)/m.exec(toText(contentOf(node)))?.[1] ?? '20';
  const link = `${directory}/${priority}-${file.slice(file.lastIndexOf('/') + 1)}`;
  if (files.lstat(link) === undefined) files.symlink(file, link);
}

/**
 * Enables the PHP modules of a newly installed package for all server interfaces, such as `cli` and `fpm`. If the
 * package is a server interface itself, enables all modules for it.
 */
export function enablePhpModules(host: PackageHost, contents: Contents): void {
  for (const [file, root = ''] of matchPaths(contents, /^(\/etc\/php\/[^/]+)\/mods-available\/[^/]+\.ini$/))
    for (const directory of interfaceDirectories(host, root)) enableModule(host, file, directory);
  for (const [path, root = ''] of matchPaths(contents, /^(\/etc\/php\/[^/]+)\/[^/]+\/php\.ini$/)) {
    const modules = `${root}/${MODULES}`;
    if (!host.files.isDirectory(modules)) continue;
    const directory = path.replace(/php\.ini$/, 'conf.d');
    host.files.makeDirectories(directory);
    for (const name of host.files.list(modules)) enableModule(host, `${modules}/${name}`, directory);
  }
}

export function disablePhpModules(host: PackageHost, contents: Contents): void {
  const { files } = host;
  for (const [file, root = ''] of matchPaths(contents, /^(\/etc\/php\/[^/]+)\/mods-available\/[^/]+\.ini$/))
    for (const directory of interfaceDirectories(host, root))
      for (const name of files.list(directory)) {
        const node = files.lstat(`${directory}/${name}`);
        if (node?.kind === 'link' && node.target === file) files.unlink(`${directory}/${name}`);
      }
}
