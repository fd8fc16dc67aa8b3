/** Creates small projects for tests of migrations. */
import {
  selectBuiltinTypes,
  collectFacts,
  platforms,
  typeKnowledge,
  valuesFromJson,
  type Facts,
  type Release,
} from '../../engine/index.ts';
import type { Files, MigrationSource } from '../source.ts';

export function projectOf(files: Files | string, own: Facts = {}, node = 'node.example.com'): MigrationSource {
  return {
    node,
    files: typeof files === 'string' ? { 'manifests/site.pp': files } : files,
    inputFor: (texts, release: Release) => ({
      files: { paths: Object.keys(texts), read: (path) => texts[path] },
      node: {
        name: node,
        facts: valuesFromJson(collectFacts(platforms['debian-12'], node, own, release)),
      },
      types: typeKnowledge(selectBuiltinTypes(release)),
    }),
  };
}
