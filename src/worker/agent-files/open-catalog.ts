/** Opens a catalog that was compiled elsewhere: its resources, and its graph with reasons and places. */
import { countText } from '../../protocol/count-text.ts';
import type { OpenedContent } from '../../protocol/opened-run.ts';
import { catalogFile } from '../../protocol/project/project.ts';
import { createEngine } from '../engine.ts';

const certnamePattern = /"(?:certname|name)"\s*:\s*"([^"\\]{1,255})"/;

/** Returns the catalog, or the reason why it cannot be read. The engine analyzes it as the only file of a project. */
export async function openCatalog(text: string): Promise<readonly OpenedContent[] | string> {
  const json = text.slice(/^[{[]/m.exec(text)?.index ?? 0);
  const certname = certnamePattern.exec(json)?.[1];
  const { catalog, graph, problems } = await createEngine().analyze({
    revision: 0,
    project: {
      name: 'Catalog',
      files: { [catalogFile]: json },
      node: { certname: certname ?? 'node.example.com', platform: 'debian-12', facts: {} },
      machine: { files: {}, packages: {}, services: {} },
    },
  });
  if (catalog === undefined) return problems[0]?.message ?? 'It has no resources.';
  const cycles = graph?.cycles.length ?? 0;
  return [
    {
      kind: 'catalog',
      title: 'Catalog',
      summary: [
        countText(catalog.resources.length, 'resource'),
        ...(cycles === 0 ? [] : [countText(cycles, 'dependency cycle')]),
      ].join(', '),
      ...(certname === undefined ? {} : { certname }),
      unread: [],
      catalog,
      ...(graph === undefined ? {} : { graph }),
    },
  ];
}
