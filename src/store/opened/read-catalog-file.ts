import { startReadingAgentFiles } from '../../client/agent-files-client.ts';
import type { ComparedCatalog } from '../state/run-state.ts';

/** Reads a catalog from a file, in a worker. Returns a sentence about the problem if there is no catalog. */
export async function readCatalogFile(file: File): Promise<ComparedCatalog | string> {
  const answer = await startReadingAgentFiles([{ name: file.name, content: file, form: 'catalog-json' }]).answer;
  if (answer.kind !== 'read')
    return answer.kind === 'failed' ? answer.message : 'Reading the file was interrupted. Try again.';
  const [read] = answer.files;
  const found = read?.contents.find((content) => content.kind === 'catalog');
  if (found === undefined) return read?.problem ?? 'The file contains no catalog.';
  return { name: file.name, catalog: found.catalog };
}
