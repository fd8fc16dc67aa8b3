/** Compiles a manifest for a node with the facts of Debian 12 and without modules. */
import {
  builtinTypes,
  compile,
  collectFacts,
  platforms,
  typeKnowledge,
  valuesFromJson,
  type Catalog,
} from '../../../src/engine/index.ts';

const SITE = 'manifests/site.pp';
const types = typeKnowledge(builtinTypes);
const node = {
  name: 'bench.example.com',
  facts: valuesFromJson(collectFacts(platforms['debian-12'], 'bench.example.com')),
};

/** @throws if there is no catalog */
export function compileText(text: string): Catalog {
  const files = { paths: [SITE], read: (path: string) => (path === SITE ? text : undefined) };
  const { catalog, error } = compile({ files, node, types });
  if (catalog === undefined) throw new Error(error?.message ?? 'no catalog');
  return catalog;
}
