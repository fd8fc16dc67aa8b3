/** For tests: compiles a project with Ruby on a default machine, as the page does. */
import {
  builtinTypes,
  compile,
  createTarget,
  collectFacts,
  platforms,
  rubyForCompiling,
  valuesFromJson,
  type CompileResult,
  type EnvironmentFiles,
  type RubySnapshot,
} from '../index.ts';

/** Compiles a project. `files`: files of the environment by path; the manifest is `manifests/site.pp`. */
export function compileWithRuby(snapshot: RubySnapshot, files: Readonly<Record<string, string>>): CompileResult {
  const environment: EnvironmentFiles = { paths: Object.keys(files), read: (path) => files[path] };
  const name = 'node.example.com';
  return compile({
    files: environment,
    node: { name, facts: valuesFromJson(collectFacts(platforms['debian-12'], name)) },
    ruby: rubyForCompiling({
      snapshot,
      files: environment,
      target: createTarget({}),
      types: builtinTypes,
      withModuleFacts: true,
    }),
  });
}
