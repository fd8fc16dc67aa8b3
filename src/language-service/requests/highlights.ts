/** Occurrences in the same file of the symbol at an offset. */
import type { HighlightsAnswer } from '../answers.ts';
import type { PlaceParameters } from '../project.ts';
import type { RequestContext } from '../request-context.ts';

export function highlights({ index }: RequestContext, { file, offset }: PlaceParameters): HighlightsAnswer {
  const at = index.symbolAt(file, offset);
  if (at === undefined) return { ranges: [] };
  return {
    ranges: index
      .occurrences(at.symbols, file)
      .filter(({ role }) => role !== 'doc')
      .map(({ range, role }) => ({ range, kind: role === 'write' || role === 'definition' ? 'write' : 'read' })),
  };
}
