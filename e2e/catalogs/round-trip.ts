import { checkProject } from '../../src/agent-files/catalog/project/compare-project.ts';
import { projectFromCatalog } from '../../src/agent-files/catalog/project/project-from-catalog.ts';
import {
  builtinTypes,
  catalogFromJson,
  collectFacts,
  defaultRelease,
  getRelease,
  platforms,
  typeKnowledge,
  valuesFromJson,
} from '../../src/engine/index.ts';
import type { RecordedCatalog } from './recorded-catalogs.ts';

const types = typeKnowledge(builtinTypes);

interface RoundTrip {
  readonly files: Readonly<Record<string, string>>;
  /**
   * Differences between the catalog and the one that the generated project compiles to, or the error if it does not
   * compile.
   */
  readonly differences: readonly string[];
}

/** Generates a project from a catalog, compiles the project, and compares the catalogs. */
export function roundTrip({ json }: RecordedCatalog): RoundTrip {
  const read = catalogFromJson(json, { types });
  if (read.kind !== 'catalog') return { files: {}, differences: [`The catalog cannot be read: ${read.message}`] };
  const { catalog } = read;
  const made = projectFromCatalog(catalog, { types, withSecrets: true });
  if (made.kind === 'refused') return { files: {}, differences: [made.message] };
  const facts = valuesFromJson(collectFacts(platforms['debian-12'], catalog.node, {}, getRelease(defaultRelease)));
  const differences = checkProject(made.project, catalog, builtinTypes, { name: catalog.node, facts });
  return { files: made.project.files, differences };
}
