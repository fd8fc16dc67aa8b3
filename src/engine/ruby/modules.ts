/** Finds the modules of a project, for `Puppet::Module.find` and similar methods. */
import type { EnvironmentFiles } from '../evaluator/host.ts';
import { machinePath } from './project-files.ts';
import type { RubySession } from './session.ts';

export function answerModules(session: RubySession): void {
  session.answer('modules', () => [...findModules(session.options.files)].map(([name, path]) => ({ name, path })));
}

/**
 * Returns the directory of each module on the simulated machine, by module name. If several modules have the same name,
 * the environment's own module is used.
 */
export function findModules({ paths }: EnvironmentFiles): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const path of paths) {
    const [folder, name] = /^(?:.*?\/)??modules\/([^/]+)(?=\/)/.exec(path) ?? [];
    if (folder === undefined || name === undefined) continue;
    if (!found.has(name) || !folder.startsWith('/')) found.set(name, machinePath(folder));
  }
  return found;
}
