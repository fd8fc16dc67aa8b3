/**
 * Surveys everything that a project lacks. Each request makes only one compilation, so a request that never ends means
 * that this compilation hangs.
 */
import {
  selectBuiltinTypes,
  serverFactsOfNodes,
  emptyStore,
  collectFacts,
  getRelease,
  valuesFromJson,
  type CompileInput,
  type EnvironmentFiles,
  type HostAddresses,
} from '../engine/index.ts';
import { namedNodes } from '../nodes/index.ts';
import type { MissingView, SurveyProgress } from '../protocol/missing.ts';
import { nodesOf, releaseOfProject, type NodeDescription, type Project } from '../protocol/project/project.ts';
import { missingView, readRepository, Survey, SYSTEMS, type SystemName } from '../missing/index.ts';
import { toEnvironmentFiles, sharedInput, type CompileTools } from './project/compile-project.ts';
import { decryptByKeys } from './project/eyaml-keys.ts';

export interface MissingSurvey {
  readonly nodes: readonly string[];
  /**
   * Compiles the next node once, with stand-ins for everything found missing before. Returns undefined when the survey
   * is finished.
   */
  step(): SurveyProgress | undefined;
  view(): MissingView;
}

/** @param ruby snapshot of the booted Ruby VM; needed if the project contains Ruby code */
export function missingSurvey(project: Project, ruby: CompileTools['ruby']): MissingSurvey {
  const release = getRelease(releaseOfProject(project));
  const { paths, read } = toEnvironmentFiles(project);
  // The paths of files that are kept as bytes are available here, but not the bytes.
  const files: EnvironmentFiles = { paths: [...paths, ...Object.keys(project.kept ?? {})], read };
  const descriptions = new Map<string, NodeDescription>(nodesOf(project).map(({ node }) => [node.certname, node]));
  const named = namedNodes(files, release).map(({ certname }) => certname);
  // If the files name nodes, and the project has only its default node, the default node is not compiled.
  const isOnlyOne = descriptions.size === 1 && named.length > 0;
  const nodes = [...new Set([...(isOnlyOne ? [] : descriptions.keys()), ...named])];
  const repository = readRepository(files, new Set(selectBuiltinTypes(release).names), release);
  const { programs } = repository;
  const machines = ruby?.createMachines();
  const inputFor = (
    own: EnvironmentFiles,
    certname: string,
    hostAddresses?: HostAddresses,
    system?: SystemName,
  ): CompileInput => {
    const { platform, facts, legacyFacts = false } = descriptions.get(certname) ?? project.node;
    return {
      ...sharedInput(project, { programs, ruby, machines, hostAddresses, files: withTexts(own) }),
      exports: emptyStore,
      node: {
        name: certname,
        facts: valuesFromJson(collectFacts(SYSTEMS[system ?? platform], certname, facts, release, { legacyFacts })),
        serverFacts: serverFactsOfNodes(release),
      },
    };
  };
  const survey = new Survey(repository, inputFor);
  const steps = survey.steps(nodes);
  return {
    nodes,
    step: () => steps.next().value ?? undefined,
    view: () => missingView(survey, decryptByKeys()),
  };
}

/** Leaves out files without content, because the engine does not read them. */
function withTexts({ paths, read }: EnvironmentFiles): EnvironmentFiles {
  return { paths: paths.filter((path) => read(path) !== undefined), read };
}
