/** All references of the symbol at an offset, including its definition. */
import type { LocationsAnswer } from '../answers.ts';
import type { PlaceParameters } from '../project.ts';
import type { RequestContext } from '../request-context.ts';

export function references({ index }: RequestContext, { file, offset }: PlaceParameters): LocationsAnswer {
  const at = index.symbolAt(file, offset);
  if (at === undefined) return { locations: [] };
  const places = index.occurrences(at.symbols).filter(({ role }) => role !== 'doc');
  return { locations: places.map(({ file: path, range }) => ({ file: path, range })) };
}
