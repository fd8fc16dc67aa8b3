/** Surveys a repository that a test defines as strings. */
import {
  builtinTypes,
  emptyStore,
  typeKnowledge,
  valuesFromJson,
  type EnvironmentFiles,
  type Facts,
} from '../../engine/index.ts';
import type { MissingView } from '../../protocol/missing.ts';
import { missingView } from '../missing-view.ts';
import { readRepository } from '../repository.ts';
import { Survey } from '../survey.ts';

export type Texts = Readonly<Record<string, string>>;

export function environmentOf(texts: Texts): EnvironmentFiles {
  return { paths: Object.keys(texts), read: (path) => texts[path] };
}

/** Compiler input for a node without facts, or with given facts. */
export function inputFor(files: EnvironmentFiles, name: string, facts: Facts = {}) {
  return {
    files,
    node: { name, facts: valuesFromJson(facts) },
    types: typeKnowledge(builtinTypes),
    exports: emptyStore,
  };
}

export function surveyed(
  texts: Texts,
  nodes: readonly string[] = ['web'],
  factsOf: (node: string) => Facts = () => ({}),
): MissingView {
  const repository = readRepository(environmentOf(texts), new Set(builtinTypes.names));
  const survey = new Survey(repository, (files, node) => inputFor(files, node, factsOf(node)));
  for (const _ of survey.steps(nodes)) continue;
  return missingView(survey);
}
