/**
 * Lets a compilation read the machine's files outside the environment. Examples are `file('/etc/motd')` and a hierarchy
 * whose data directory is elsewhere.
 */
import type { EnvironmentFiles } from '../evaluator/host.ts';
import type { Target } from '../machine/target.ts';

/**
 * Adds the machine's files to the environment's files. Calls `machine` once, on the first use of a path outside the
 * environment.
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
      return machineFiles().stat(path)?.kind === 'file' ? machineFiles().readText(path) : undefined;
    },
    isDirectory: (path) => machineFiles().isDirectory(path),
  };
}
