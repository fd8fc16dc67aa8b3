/**
 * Compiles many nodes in the worker: holds the files of a few project versions, and compiles or compares one node at a
 * time.
 */
import {
  ProgramCache,
  emptyStore,
  loadPlatform,
  needsRuby,
  getRelease,
  serverFactsOfNodes,
  type CompileInput,
  type EnvironmentFiles,
  type RubyMachines,
  type RubySnapshot,
} from '../engine/index.ts';
import { compareNode, compileNode, namedNodes, readFacts, type CompiledNode } from '../nodes/index.ts';
import type { NodeRequest, NodesApi, NodesVersion } from '../protocol/nodes/nodes.ts';
import { keptVersions } from '../protocol/nodes/kept-versions.ts';
import {
  releaseOfProject,
  withRelease,
  type PlatformId,
  type Project,
  type ProjectFiles,
} from '../protocol/project/project.ts';
import { keysAreThere } from './project/eyaml-keys.ts';
import { toEnvironmentFiles, nodeInput, sharedInput } from './project/compile-project.ts';
import type { RubyLoader } from './ruby/ruby-loader.ts';

interface KeptVersion {
  readonly files: ProjectFiles;
  /** The files in the engine's format. They are created once for all nodes. */
  readonly environment: EnvironmentFiles;
  readonly needsRuby: boolean;
}

export function createNodes(rubyLoader: RubyLoader): NodesApi {
  const versions = new Map<number, Record<string, string>>();
  const kept = new Map<number, KeptVersion>();
  const programs = new ProgramCache();
  let machines: RubyMachines | undefined;

  function findVersion(id: number): KeptVersion {
    const known = kept.get(id);
    if (known !== undefined) return known;
    const files = versions.get(id);
    if (files === undefined) throw new Error(`The files of version ${id} are not here.`);
    const environment = toEnvironmentFiles({ files });
    const made = { files, environment, needsRuby: needsRuby(environment) };
    kept.set(id, made);
    return made;
  }

  /** Loads Ruby if the version contains Ruby code, and returns it. */
  async function prepared(version: NodesVersion, platform: PlatformId): Promise<RubySnapshot | undefined> {
    const [ruby] = await Promise.all([
      findVersion(version.id).needsRuby ? rubyLoader.load() : Promise.resolve<RubySnapshot | undefined>(undefined),
      loadPlatform(platform),
      keysAreThere(),
    ]);
    return ruby === undefined ? undefined : withoutWatcher(ruby);
  }

  async function compiled({ version, node, exports }: NodeRequest): Promise<CompiledNode> {
    const { files, environment } = findVersion(version.id);
    const ruby = await prepared(version, node.node.platform);
    const project: Project = withRelease({ name: '', files, node: node.node, machine: node.machine }, version.release);
    return compileNode((watchFile): CompileInput => {
      machines ??= ruby?.createMachines();
      const shared = sharedInput(project, { programs, files: environment, ruby, machines, watchFile });
      const store = exports === undefined ? emptyStore : { resources: exports };
      const serverFacts = serverFactsOfNodes(getRelease(releaseOfProject(project)));
      return { ...shared, node: { ...nodeInput(project), serverFacts }, exports: store };
    });
  }

  return {
    keepFiles: async ({ id, base, files }) => {
      const before = versions.get(id) ?? (base === undefined ? undefined : versions.get(base));
      if (base !== undefined && before === undefined) throw new Error(`The files of version ${base} are not here.`);
      const all: Record<string, string> = versions.get(id) ?? { ...before };
      for (const [path, text] of Object.entries(files)) {
        if (text === null) delete all[path];
        else all[path] = text;
      }
      kept.delete(id);
      // Moves the version to the end of the map, because it is now the most recently used one.
      versions.delete(id);
      versions.set(id, all);
      for (const old of [...versions.keys()].slice(0, -keptVersions)) {
        versions.delete(old);
        kept.delete(old);
      }
    },
    namedNodes: async ({ id, release }) => namedNodes(findVersion(id).environment, getRelease(release)),
    prepare: async (version, platform) => void (await prepared(version, platform)),
    compileNode: async (request) => (await compiled(request)).result,
    compareNode: async ({ before, after }) => compareNode(await compiled(before), await compiled(after)),
    migrateNode: async ({ files, before, node, from, to }) => {
      const [{ migrateNode }, ruby] = await Promise.all([
        import('./migrate-project.ts'),
        prepared(files, node.node.platform),
      ]);
      machines ??= ruby?.createMachines();
      const project: Project = { name: '', files: findVersion(files.id).files, ...node };
      const start = before === undefined ? {} : { before: findVersion(before.id).files };
      return migrateNode({ project, from, to, ...start }, { ruby, machines });
    },
    viewMigration: async ({ id }, total) => {
      const { viewMigration } = await import('./migrate-project.ts');
      return viewMigration(total, findVersion(id).files);
    },
    readFacts: async (text, flat) => readFacts(text, flat),
  };
}

/** Removes the watcher that reports the running Ruby file, because messages about slow nodes do not name the file. */
function withoutWatcher({ watcher: _watcher, ...ruby }: RubySnapshot): RubySnapshot {
  return ruby;
}
