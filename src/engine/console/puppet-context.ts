import type { JsonData } from '../values/from-json.ts';
import { ENVIRONMENT_FOLDER } from '../diagnostics/environment-paths.ts';
import type { EnvironmentFiles } from '../evaluator/host.ts';
import { factsOf, type Facts } from '../machine/facts/facts.ts';
import { platforms } from '../machine/facts/platforms.ts';
import { builtinTypesOf } from '../resource-types/of-release.ts';
import { typeKnowledge } from '../resource-types/knowledge.ts';
import type { Catalog } from '../catalog/catalog.ts';
import type { CompileInput } from '../catalog/compile-result.ts';
import type { FileContent } from '../machine/files/node.ts';
import type { ResourceTypeKnowledge } from '../catalog/type-knowledge.ts';
import { withMachineFiles } from './machine-files.ts';
import type { ExportedResourceStore } from '../catalog/exported-resources.ts';
import type { TypeRegistry } from '../resource-types/registry.ts';
import type { RubySnapshot } from '../ruby/machine/snapshot.ts';
import { rubyForCompiling } from '../ruby/project-ruby.ts';
import type { RunStorage } from '../transaction/storage.ts';
import { currentRelease, type Release } from '../releases/release.ts';
import type { Target } from '../machine/target.ts';
import { valuesFromJson } from '../values/from-json.ts';
import type { WatchRun } from './watch-run.ts';

/** What the command `puppet` works with beside the machine. */
export interface PuppetOptions {
  /** The release that the command is of; Puppet 8's last by default. */
  readonly release?: Release;
  /** Manifests, modules, data and functions. */
  readonly environment?: EnvironmentFiles;
  /** Facts beside those of the platform. */
  readonly facts?: { readonly [name: string]: JsonData };
  /** Whether the node sends flat facts beside those, whatever the release. */
  readonly legacyFacts?: boolean;
  /** What it prints goes to a person at once: in colour, and complaints in their place among the rest. */
  readonly isTerminal?: boolean;
  /** What earlier runs on the machine left; changed by each run. */
  readonly storage?: RunStorage;
  /** What the nodes of the environment export, asked for when something is compiled; undefined for a node without others. */
  readonly exports?: () => ExportedResourceStore | undefined;
  /** Ruby as it is after its boot; absent where none can run, or the environment has none. */
  readonly ruby?: RubySnapshot;
  /** Files of modules that are no text, of those for which a catalog asks, by path. */
  readonly bytesFor?: BytesFor;
  readonly watchRun?: WatchRun;
}

/** Yields the files that are no text and that a catalog's resources copy, by their paths in the environment. */
export type BytesFor = (catalog: Catalog) => Promise<ReadonlyMap<string, FileContent>>;

const MANIFEST = 'manifests/site.pp';
const known = new Map<TypeRegistry, ResourceTypeKnowledge>();

function knowledgeOf(types: TypeRegistry): ResourceTypeKnowledge {
  const knowledge = known.get(types) ?? typeKnowledge(types);
  known.set(types, knowledge);
  return knowledge;
}

export function machineFacts(
  { platform, hostname }: Target,
  { facts, release, legacyFacts = false }: PuppetOptions,
): Facts {
  return factsOf(platforms[platform.id], hostname, facts ?? {}, release, { legacyFacts });
}

/** What is compiled: the environment as it is, or (for a text) with that one manifest in place of its own. */
export function compileInput(target: Target, options: PuppetOptions, manifest?: string): CompileInput {
  const { environment, release = currentRelease } = options;
  const types = builtinTypesOf(release);
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
    node: { name: target.hostname, facts: valuesFromJson(machineFacts(target, options)) },
    release,
    types: knowledgeOf(types),
    ...(options.ruby === undefined ? {} : { ruby: rubyOn(target, files, options.ruby, types) }),
  };
}

/** The resource types for what is done with a compilation: the built-in ones and, in a fresh Ruby, those of its modules. */
export function typesFor(
  { files, node }: CompileInput,
  target: Target,
  { ruby, release = currentRelease }: PuppetOptions,
): TypeRegistry {
  const types = builtinTypesOf(release);
  return ruby === undefined ? types : rubyOn(target, files, ruby, types)(node).types;
}

function rubyOn(target: Target, files: EnvironmentFiles, snapshot: RubySnapshot, types: TypeRegistry) {
  return rubyForCompiling({ snapshot, files, target, types });
}

/**
 * A message of the compiler with the paths that the machine has: `file` is where the one manifest was read, absent for what
 * came from elsewhere.
 */
export function withMachinePaths(message: string, file: string | undefined): string {
  return message.replaceAll(/\bfile: ((?:manifests|modules)\/[^,)\s]+)/g, (_all, path: string) => {
    const isOwn = path === MANIFEST && file !== undefined;
    return `file: ${isOwn ? file : `${ENVIRONMENT_FOLDER}/${path}`}`;
  });
}
