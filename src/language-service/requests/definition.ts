import type { Location, LocationsAnswer } from '../answers.ts';
import type { ProjectIndex } from '../index/project-index.ts';
import type { SymbolId } from '../index/symbols.ts';
import type { PlaceParameters } from '../project.ts';
import type { RequestContext } from '../request-context.ts';
import { links } from './links.ts';

export function definition(context: RequestContext, { file, offset }: PlaceParameters): LocationsAnswer {
  const { index } = context;
  const at = index.symbolAt(file, offset);
  const locations = at?.symbols.flatMap((symbol) => findDefinitions(index, symbol)) ?? [];
  return { locations: locations.length > 0 ? locations : findLinkedFiles(context, file, offset) };
}

/** Finds the files that the source at an offset names by path, such as the data file of a level in `hiera.yaml`. */
function findLinkedFiles(context: RequestContext, file: string, offset: number): readonly Location[] {
  return links(context, { file }).links.flatMap((link): readonly Location[] => {
    const [start, end] = link.range;
    return !('file' in link) || offset < start || offset > end ? [] : [{ file: link.file, range: [0, 0] }];
  });
}

/** Returns the locations of a symbol's definition. For a variable without a definition, returns its assignments. */
export function findDefinitions(index: ProjectIndex, symbol: SymbolId): readonly Location[] {
  const defined = index.definitions(symbol);
  if (defined.length > 0) return defined.map(({ file, range, selection }) => ({ file, range, selection }));
  const parameter = index.parameter(symbol);
  if (parameter !== undefined) {
    const { owner, parameter: found } = parameter;
    return [{ file: owner.file, range: found.range, selection: found.selection }];
  }
  const places = index.occurrences([symbol]);
  const definitions = places.filter(({ role }) => role === 'definition');
  return (definitions.length > 0 ? definitions : places.filter(({ role }) => role === 'write')).map(
    ({ file, range }) => ({ file, range }),
  );
}
