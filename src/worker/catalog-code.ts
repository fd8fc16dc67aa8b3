import { checkProject } from '../agent-files/catalog/project/compare-project.ts';
import { projectFromCatalog } from '../agent-files/catalog/project/project-from-catalog.ts';
import { typeKnowledge, type Catalog, type TypeRegistry } from '../engine/index.ts';
import type { CatalogCode } from '../protocol/catalog-code.ts';

/** Maximum number of differences that are sent to the page. */
const SHOWN_DIFFERENCES = 100;

/** Writes code that compiles to a catalog, and compares the catalog with the one that the code compiles to. */
export function writeCatalogCode(catalog: Catalog, registry: TypeRegistry, withSecrets: boolean): CatalogCode {
  const types = typeKnowledge(registry);
  const [shown, whole] = [withSecrets, true].map((secrets) =>
    projectFromCatalog(catalog, { types, withSecrets: secrets }),
  );
  if (shown === undefined || whole === undefined || shown.kind === 'refused' || whole.kind === 'refused')
    return { kind: 'refused', message: shown?.kind === 'refused' ? shown.message : 'There is no catalog.' };
  const differences = checkProject(whole.project, catalog, registry, { name: catalog.node, facts: {} });
  return {
    kind: 'code',
    certname: catalog.node,
    ...shown.project,
    differences: differences.slice(0, SHOWN_DIFFERENCES),
  };
}
