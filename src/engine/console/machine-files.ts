/** Files of the machine that compiles, beside those of the environment: `file('/etc/motd')`, a hierarchy's data elsewhere. */
import type { EnvironmentFiles } from '../evaluator/host.ts';
import type { Target } from '../machine/target.ts';

/** The machine is asked for, once, only when a path is read that leads out of the environment. */
export function withMachineFiles(files: EnvironmentFiles, machine: () => Target): EnvironmentFiles {
  let known: Target | undefined;
  return {
    paths: files.paths,
    ...(files.lookedFor === undefined ? {} : { lookedFor: files.lookedFor }),
    read: (path) => {
      const own = files.read(path);
      if (own !== undefined || !path.startsWith('/')) return own;
      known ??= machine();
      return known.files.stat(path)?.kind === 'file' ? known.files.readText(path) : undefined;
    },
  };
}
