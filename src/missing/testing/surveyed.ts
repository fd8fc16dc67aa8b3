/** Survey of a repository that a test defines as strings. */
import { builtinTypes, emptyStore, typeKnowledge, type EnvironmentFiles } from '../../engine/index.ts';
import type { MissingView } from '../../protocol/missing.ts';
import { missingView } from '../missing-view.ts';
import { readRepository } from '../repository.ts';
import { Survey } from '../survey.ts';

export type Texts = Readonly<Record<string, string>>;

export function environmentOf(texts: Texts): EnvironmentFiles {
  return { paths: Object.keys(texts), read: (path) => texts[path] };
}

/** Compiler input for a node without facts. */
export function inputFor(files: EnvironmentFiles, name: string) {
  return { files, node: { name, facts: {} }, types: typeKnowledge(builtinTypes), exports: emptyStore };
}

export function surveyed(texts: Texts, nodes: readonly string[] = ['web']): MissingView {
  const survey = new Survey(readRepository(environmentOf(texts), new Set(builtinTypes.names)), inputFor);
  for (const _ of survey.steps(nodes)) continue;
  return missingView(survey);
}
