import { refuse, succeed } from '../../../engine/machine/options.ts';
import { joinPath, normalizePath } from '../../../engine/machine/files/paths.ts';
import type { PackageProgram } from '../../../engine/machine/shell/command.ts';

/**
 * `make-cadir DIRECTORY`: creates a directory with links to the programs of easy-rsa and copies of easy-rsa's settings.
 */
const makeCadir: PackageProgram = ({ files }, [name], { cwd }) => {
  if (name === undefined) return refuse(1, 'Usage: make-cadir DIRECTORY\nCreates a directory tree for easy-rsa');
  const folder = normalizePath(name, cwd);
  if (files.exists(folder)) return refuse(1, `${name} exists. Aborting.`);
  files.makeDirectories(folder);
  files.chmod(folder, 0o700);
  for (const each of ['easyrsa', 'x509-types']) files.symlink(`/usr/share/easy-rsa/${each}`, joinPath(folder, each));
  files.write(joinPath(folder, 'vars'), '# vars\n');
  files.write(joinPath(folder, 'openssl-easyrsa.cnf'), '# openssl-easyrsa.cnf\n');
  return succeed();
};

export const programs = { 'make-cadir': makeCadir } as const;
