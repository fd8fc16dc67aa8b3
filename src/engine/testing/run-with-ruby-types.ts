/** For tests: applies a manifest with types written in Ruby to a new machine. */
import {
  applyCatalog,
  builtinTypes,
  compile,
  createTarget,
  typeKnowledge,
  type EnvironmentFiles,
  type RubySnapshot,
  type RunReport,
  type Target,
} from '../index.ts';
import { PuppetHash } from '../values/value.ts';
import { openRuby } from '../ruby/open-ruby.ts';

interface TestRun {
  readonly report: RunReport;
  readonly target: Target;
  /** Level and text of each line. */
  readonly log: readonly string[];
}

/**
 * Applies a manifest. `files`: files of the environment by path; the manifest is `manifests/site.pp`. Throws if it does
 * not compile.
 */
export async function runWithRubyTypes(
  snapshot: RubySnapshot,
  files: Readonly<Record<string, string>>,
  options: { readonly noop?: boolean; readonly prepare?: (target: Target) => void } = {},
): Promise<TestRun> {
  const environment: EnvironmentFiles = { paths: Object.keys(files), read: (path) => files[path] };
  const target = createTarget({});
  options.prepare?.(target);
  const ruby = openRuby({ snapshot, files: environment, target, facts: PuppetHash.empty, types: builtinTypes });
  const compiled = compile({
    files: environment,
    node: { name: 'node.example.com', facts: {} },
    types: typeKnowledge(ruby.types),
    ruby: () => ruby,
  });
  if (compiled.catalog === undefined) throw new Error(compiled.error?.message ?? 'It does not compile');
  const report = await applyCatalog(compiled.catalog, target, {
    types: ruby.types,
    ...(options.noop === undefined ? {} : { noop: options.noop }),
  });
  return { report, target, log: report.logs.map(({ level, message }) => `${level}: ${message}`) };
}
