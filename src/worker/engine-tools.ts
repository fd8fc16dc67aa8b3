import {
  selectBuiltinTypes,
  loadPlatform,
  needsRuby,
  getRelease,
  type Catalog,
  type CompileInput,
  type ProgramCache,
  type RubySnapshot,
  type Target,
  type TypeRegistry,
} from '../engine/index.ts';
import { withStandInTypes } from '../agent-files/catalog/stand-in-types.ts';
import { findCompiledCatalog, releaseOfProject, type Project } from '../protocol/project/project.ts';
import { toEnvironmentFiles, nodeInput, prepareRuby } from './project/compile-project.ts';
import { keysAreThere } from './project/eyaml-keys.ts';
import type { RubySyntaxCache } from './project/ruby-syntax.ts';
import type { RubyLoader } from './ruby/ruby-loader.ts';
import type { LastResults } from './wire/results-channel.ts';

export interface EngineTools {
  readonly programs: ProgramCache;
  readonly rubySyntax: RubySyntaxCache;
  readonly rubyLoader: RubyLoader;
  readonly watchPlace: NonNullable<CompileInput['watchPlace']>;
  /** Receives the results of each compilation and each run, for the language service. */
  readonly reportResults: (results: LastResults) => void;
}

/** Loads the data of a project's machine, and Ruby if the project needs it. */
export async function prepare(project: Project, rubyLoader: RubyLoader): Promise<RubySnapshot | undefined> {
  const [ruby] = await Promise.all([
    needsRuby(toEnvironmentFiles(project)) ? rubyLoader.load() : undefined,
    loadPlatform(project.node.platform),
    keysAreThere(),
  ]);
  return ruby;
}

/**
 * Returns the built-in resource types. If the project needs Ruby, starts a new Ruby VM for the machine and adds the
 * types that the project defines. For a catalog that was compiled elsewhere, also adds stand-ins for unknown types in
 * the catalog.
 */
export function createTypes(
  project: Project,
  {
    ruby,
    target,
    catalog,
  }: { readonly ruby: RubySnapshot | undefined; readonly target: Target; readonly catalog: Catalog },
): TypeRegistry {
  const types = ownTypes(project, ruby, target);
  return findCompiledCatalog(project.files) === undefined ? types : withStandInTypes(types, catalog);
}

function ownTypes(project: Project, ruby: RubySnapshot | undefined, target: Target): TypeRegistry {
  return ruby === undefined
    ? selectBuiltinTypes(getRelease(releaseOfProject(project)))
    : prepareRuby(project, ruby, target)(nodeInput(project)).types;
}
