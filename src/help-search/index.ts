/** Searches reference, explanations, lessons and examples. The index is built for the first query. */
import type { HelpAnswer, HelpQuery } from '../protocol/help/help-search.ts';
import { helpDocuments } from './documents.ts';
import { createHelpIndex, type HelpIndex } from './help-index.ts';

let index: Promise<HelpIndex> | undefined;

export async function searchHelp(query: HelpQuery): Promise<HelpAnswer> {
  index ??= helpDocuments()
    .then(createHelpIndex)
    .catch((error: unknown) => {
      index = undefined;
      throw error;
    });
  return (await index)(query);
}
