/** The modules of a project, for `Puppet::Module.find` and its like. */
import type { EnvironmentFiles } from '../evaluator/host.ts';
import { machinePath } from './project-files.ts';
import type { RubySession } from './session.ts';

export function answerModules(session: RubySession): void {
  session.answer('modules', () => [...modulesOf(session.options.files)].map(([name, path]) => ({ name, path })));
}

/** By name the folder on the machine; of two modules with one name that of the environment counts. */
export function modulesOf({ paths }: EnvironmentFiles): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const path of paths) {
    const [folder, name] = /^(?:.*?\/)??modules\/([^/]+)(?=\/)/.exec(path) ?? [];
    if (folder === undefined || name === undefined) continue;
    if (!found.has(name) || !folder.startsWith('/')) found.set(name, machinePath(folder));
  }
  return found;
}
