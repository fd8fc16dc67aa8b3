/** Facts of modules: Ruby files in `lib/facter`, and data in `facts.d`. */
import type { EnvironmentFiles } from '../evaluator/host.ts';
import { isHash, type Value } from '../values/value.ts';
import { RubyCrash, RubyError, RubyStop } from './machine/ruby-error.ts';
import { machinePath } from './project-files.ts';
import { isFactData } from './project-ruby.ts';
import { stopIssue } from './ruby-place.ts';
import { libraryFolders, type RubySession } from './session.ts';
import { rubyToString } from '../formatting/ruby-inspect.ts';

/** Returns the facts of modules by name. Starts no Ruby VM if the project has no fact files. */
export function moduleFacts(session: RubySession): Readonly<Record<string, Value>> {
  const files = factFiles(session.options.files);
  if (files.length === 0) return {};
  const facts = resolve(session, files);
  if (facts === undefined || typeof facts !== 'object' || !isHash(facts)) return {};
  return Object.fromEntries([...facts].map(([name, value]) => [rubyToString(name), value]));
}

function resolve(session: RubySession, files: readonly string[]): Value {
  try {
    return session.decode(session.call('module_facts', files.map(machinePath)));
  } catch (thrown) {
    if (!(thrown instanceof RubyCrash || thrown instanceof RubyError)) throw thrown;
    session.log('err', `Facts of modules: ${thrown instanceof RubyStop ? stopIssue(thrown).message : thrown.message}`);
    session.restart();
    return undefined;
  }
}

/**
 * Lists fact files in the order of modules. Ruby files come first. Leaves out executable files, because external facts
 * that are programs do not run.
 */
function factFiles(files: EnvironmentFiles): readonly string[] {
  const inRuby = libraryFolders(files).flatMap((folder) =>
    files.paths.filter(
      (path) => path.startsWith(`${folder}/facter/`) && /^[^/]+\.rb$/.test(path.slice(folder.length + 8)),
    ),
  );
  return [...inRuby, ...files.paths.filter(isFactData)];
}
