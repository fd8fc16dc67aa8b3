/** Compiles a manifest with the built-in types and applies it to a machine, for tests of types and runs. */
import { compile } from '../catalog/compile.ts';
import { builtinTypes } from '../providers/builtin.ts';
import { moduleFileServer } from '../providers/file/module-files.ts';
import { typeKnowledge } from '../resource-types/knowledge.ts';
import { createTarget, type TargetDescription } from '../machine/description.ts';
import type { Target } from '../machine/target.ts';
import { applyCatalog, type ApplyOptions } from '../transaction/apply.ts';
import type { RunReport } from '../transaction/report/report.ts';

interface ApplyManifestOptions extends Partial<ApplyOptions> {
  /** The machine; by default a fresh Debian 12, changed by `machine`. */
  readonly target?: Target;
  readonly machine?: TargetDescription;
  /** More files of the environment by path, such as modules. */
  readonly files?: Readonly<Record<string, string>>;
}

interface AppliedManifest {
  readonly target: Target;
  readonly report: RunReport;
  /** `LEVEL SOURCE: MESSAGE`; the source leaves out the stage and class main. */
  readonly log: readonly string[];
  /** The error that prevented or stopped the run. */
  readonly error: string | undefined;
}

/** Throws if the manifest does not compile. */
export async function applyManifest(manifest: string, options: ApplyManifestOptions = {}): Promise<AppliedManifest> {
  const files: Readonly<Record<string, string>> = { ...options.files, 'manifests/site.pp': manifest };
  const served = { paths: Object.keys(files), read: (path: string) => files[path] };
  const compiled = compile({
    files: served,
    node: { name: 'playground.example.com', facts: {} },
    types: typeKnowledge(builtinTypes),
  });
  if (compiled.catalog === undefined) throw new Error(compiled.error?.message);
  const target = options.target ?? createTarget(options.machine);
  target.fileServer = moduleFileServer(served);
  const report = await applyCatalog(compiled.catalog, target, { types: builtinTypes, ...options });
  const log = report.logs.map(
    ({ level, source, message }) => `${level} ${source.replace('/Stage[main]/Main/', '')}: ${message}`,
  );
  return { target, report, log, error: report.graphError?.message ?? report.applyError?.message };
}
