import type { JsonData } from '../values/from-json.ts';
import { ENVIRONMENT_FOLDER } from '../diagnostics/environment-paths.ts';
import type { EnvironmentFiles } from '../evaluator/host.ts';
import { serverFactsOfApply } from '../machine/facts/server-facts.ts';
import { collectFacts, type Facts } from '../machine/facts/facts.ts';
import { platforms } from '../machine/facts/platforms.ts';
import { selectBuiltinTypes } from '../providers/builtin.ts';
import { typeKnowledge } from '../resource-types/knowledge.ts';
import type { Catalog } from '../catalog/catalog.ts';
import type { CompileInput } from '../catalog/compile-result.ts';
import type { FileContent } from '../machine/files/node.ts';
import type { ResourceTypeKnowledge } from '../catalog/type-knowledge.ts';
import { withMachineFiles } from './machine-files.ts';
import type { ExportedResourceStore } from '../catalog/nodes/exported-resources.ts';
import type { TypeRegistry } from '../resource-types/registry.ts';
import type { RubySnapshot } from '../ruby/machine/snapshot.ts';
import { rubyForCompiling } from '../ruby/project-ruby.ts';
import type { RunStorage } from '../transaction/corrective/storage.ts';
import { currentRelease, type Release } from '../releases/release.ts';
import type { Target } from '../machine/target.ts';
import { valuesFromJson } from '../values/from-json.ts';
import type { WatchRun } from './watch-run.ts';

export interface PuppetOptions {
  /** Puppet release of the command. The default is the last release of Puppet 8. */
  readonly release?: Release;
  readonly environment?: EnvironmentFiles;
  readonly facts?: { readonly [name: string]: JsonData };
  /** True to include legacy facts, even if the release leaves them out. */
  readonly legacyFacts?: boolean;
  /**
   * True if a terminal shows the output. Then lines have colors, and errors go to standard output too, in the order of
   * the log.
   */
  readonly isTerminal?: boolean;
  /** State of earlier runs on the machine. Each run updates it. */
  readonly storage?: RunStorage;
  /** Returns the exported resources of other nodes. Undefined if none are collected, as without storeconfigs. */
  readonly exports?: () => ExportedResourceStore | undefined;
  /** Snapshot of the booted Ruby VM. Absent if Ruby cannot run, or if the environment has no Ruby code. */
  readonly ruby?: RubySnapshot;
  readonly bytesFor?: LoadBinaryFiles;
  readonly watchRun?: WatchRun;
}

/** Loads the binary files that a catalog's resources copy, by their paths in the environment. */
export type LoadBinaryFiles = (catalog: Catalog) => Promise<ReadonlyMap<string, FileContent>>;

const MANIFEST = 'manifests/site.pp';
const known = new Map<TypeRegistry, ResourceTypeKnowledge>();

function getKnowledge(types: TypeRegistry): ResourceTypeKnowledge {
  const knowledge = known.get(types) ?? typeKnowledge(types);
  known.set(types, knowledge);
  return knowledge;
}

export function machineFacts(
  { platform, hostname }: Target,
  { facts, release, legacyFacts = false }: PuppetOptions,
): Facts {
  return collectFacts(platforms[platform.id], hostname, facts ?? {}, release, { legacyFacts });
}

/** Creates the compiler's input for the environment. `manifest`, if given, replaces the environment's own manifests. */
export function compileInput(target: Target, options: PuppetOptions, manifest?: string): CompileInput {
  const { environment, release = currentRelease } = options;
  const types = selectBuiltinTypes(release);
  const paths = environment?.paths ?? [];
  const { read } = withMachineFiles({ paths, read: (path) => environment?.read(path) }, () => target);
  const files: EnvironmentFiles =
    manifest === undefined
      ? { paths, read }
      : {
          paths: [...paths.filter((path) => !path.startsWith('manifests/')), MANIFEST],
          read: (path) => (path === MANIFEST ? manifest : read(path)),
        };
  const exports = options.exports?.();
  return {
    files,
    ...(exports === undefined ? {} : { exports }),
    node: {
      name: target.hostname,
      facts: valuesFromJson(machineFacts(target, options)),
      serverFacts: serverFactsOfApply,
    },
    release,
    types: getKnowledge(types),
    ...(options.ruby === undefined ? {} : { ruby: rubyOn(target, files, options.ruby, types) }),
  };
}

/**
 * Returns the resource types for a compilation. These are the built-in types, and the types that Ruby loads from the
 * environment's modules.
 */
export function typesFor(
  { files, node }: CompileInput,
  target: Target,
  { ruby, release = currentRelease }: PuppetOptions,
): TypeRegistry {
  const types = selectBuiltinTypes(release);
  return ruby === undefined ? types : rubyOn(target, files, ruby, types)(node).types;
}

function rubyOn(target: Target, files: EnvironmentFiles, snapshot: RubySnapshot, types: TypeRegistry) {
  return rubyForCompiling({ snapshot, files, target, types });
}

/**
 * Replaces paths of the project in a compiler message with paths on the machine. `file` is the machine's file that was
 * compiled as the start manifest. It is undefined if the code came from elsewhere.
 */
export function withMachinePaths(message: string, file: string | undefined): string {
  return message.replaceAll(/\bfile: ((?:manifests|modules)\/[^,)\s]+)/g, (_all, path: string) => {
    const isOwn = path === MANIFEST && file !== undefined;
    return `file: ${isOwn ? file : `${ENVIRONMENT_FOLDER}/${path}`}`;
  });
}
