import type { CatalogView } from '../../protocol/analysis.ts';
import type { NodeDescription } from '../../protocol/project.ts';

/**
 * The catalog as JSON, with the keys of Puppet's own catalog format where they mean the same. Values of attributes are
 * written as the Puppet language writes them.
 */
export function catalogJson(catalog: CatalogView, node: NodeDescription): string {
  const resources = catalog.resources.map(
    ({ type, title, kind, tags, place, container, virtual, exported, parameters }) => ({
      type,
      title,
      kind,
      tags,
      ...(place === undefined ? {} : { file: place.file, line: place.line }),
      ...(container === undefined ? {} : { containedIn: container }),
      virtual,
      exported,
      parameters: Object.fromEntries(parameters.map(({ name, text }) => [name, text])),
    }),
  );
  const edges = catalog.resources.flatMap(({ ref, container }) =>
    container === undefined ? [] : [{ source: container, target: ref }],
  );
  return JSON.stringify(
    { name: node.certname, environment: 'production', classes: catalog.classes, resources, edges },
    undefined,
    2,
  );
}
