/**
 * Lets a compilation read the machine's files outside the environment, for example for `file('/etc/motd')` or for a
 * hierarchy with another data directory.
 */
import { insideAnyEnvironment } from '../diagnostics/environment-paths.ts';
import type { EnvironmentFiles } from '../evaluator/host.ts';
import type { Target } from '../machine/target.ts';

/**
 * Adds the machine's files to the environment's files. For a path in the directory of an environment that the machine
 * does not have, reads the file of `files` instead. Calls `machine` once, when it is first needed.
 */
export function withMachineFiles(files: EnvironmentFiles, machine: () => Target): EnvironmentFiles {
  let known: Target | undefined;
  const machineFiles = (): Target['files'] => (known ??= machine()).files;
  return {
    paths: files.paths,
    ...(files.lookedFor === undefined ? {} : { lookedFor: files.lookedFor }),
    read: (path) => {
      const own = files.read(path);
      if (own !== undefined || !path.startsWith('/')) return own;
      if (machineFiles().stat(path)?.kind === 'file') return machineFiles().readText(path);
      // A hierarchy may name the environment's folder on the server as its `datadir`.
      const inside = insideAnyEnvironment(path);
      return inside === path ? undefined : files.read(inside);
    },
    isDirectory: (path) => machineFiles().isDirectory(path),
  };
}
