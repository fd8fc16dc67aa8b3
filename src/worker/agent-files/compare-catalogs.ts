/** Compares two catalogs that were opened together: their resources, as `bunraku diff` does, and their edges. */
import { recognizeFile } from '../../agent-files/recognize/recognize.ts';
import { edgeChanges, resourceChanges } from '../../compare/index.ts';
import { catalogFromText, type Catalog } from '../../engine/index.ts';
import type { CatalogComparison, GivenFile, OpenedCatalog } from '../../protocol/opened-run.ts';
import { knowledge } from '../project/type-knowledge.ts';
import { openCatalog } from './open-catalog.ts';

export async function compareCatalogs(before: GivenFile, after: GivenFile): Promise<CatalogComparison | string> {
  const [old, now] = [await readSide(before), await readSide(after)];
  if (typeof old === 'string') return old;
  if (typeof now === 'string') return now;
  return { changes: resourceChanges(old.catalog, now.catalog), edges: edgeChanges(old.drawn, now.drawn) };
}

interface Side {
  readonly catalog: Catalog;
  readonly drawn: Parameters<typeof edgeChanges>[0];
}

async function readSide({ name, content }: GivenFile): Promise<Side | string> {
  const { text } = recognizeFile(
    typeof content === 'string' ? content : new Uint8Array(await content.arrayBuffer()),
    name,
  );
  const read = catalogFromText(text, { types: knowledge });
  const opened = await openCatalog(text);
  if (read.kind !== 'catalog' || typeof opened === 'string')
    return `${name ?? 'The pasted text'} has no catalog that can be compared.`;
  const found = opened.find((content): content is OpenedCatalog => content.kind === 'catalog');
  const refs = new Set(found?.catalog.resources.map(({ ref }) => ref));
  return { catalog: read.catalog, drawn: { refs, graph: found?.graph ?? { dependencies: [], order: [], cycles: [] } } };
}
