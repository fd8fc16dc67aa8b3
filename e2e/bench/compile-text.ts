/** Compiling one manifest for a node with the facts of Debian 12, without modules. */
import {
  builtinTypes,
  compile,
  factsOf,
  platforms,
  typeKnowledge,
  valuesFromJson,
  type Catalog,
} from '../../src/engine/index.ts';

const types = typeKnowledge(builtinTypes);
const node = { name: 'bench.example.com', facts: valuesFromJson(factsOf(platforms['debian-12'], 'bench.example.com')) };

/** @throws Error where there is no catalog */
export function compileText(text: string): Catalog {
  const { catalog, error } = compile({ files: { paths: ['manifests/site.pp'], read: () => text }, node, types });
  if (catalog === undefined) throw new Error(error?.message ?? 'no catalog');
  return catalog;
}
