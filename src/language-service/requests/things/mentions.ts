/** Places in code and data that name a class, a data key or a file. */
import type { LocationsAnswer } from '../../answers.ts';
import { symbolOf } from '../../index/symbols.ts';
import type { ThingParameters } from '../../project.ts';
import type { RequestContext } from '../../request-context.ts';

/**
 * Returns the mentions of a name in all code, even if no node uses this code. For a data key that sets a parameter,
 * returns only the parameter, because code reads the parameter instead of the key.
 */
export function mentions({ index }: RequestContext, { kind, name }: ThingParameters): LocationsAnswer {
  if (kind === 'key') {
    const owned = index.parameter(symbolOf('variable', name));
    if (owned !== undefined)
      return {
        locations: [{ file: owned.owner.file, range: owned.parameter.range, selection: owned.parameter.range }],
      };
  }
  const symbols = index
    .allDefinitions(...(kind === 'file' ? (['template', 'file'] as const) : [kind]))
    .filter((each) => (kind === 'file' ? each.file === name : each.name.toLowerCase() === name.toLowerCase()))
    .map(({ symbol }) => symbol);
  const places = index.occurrences([...new Set(symbols)]);
  return {
    locations: places.flatMap(({ file, range, role }) =>
      role === 'definition' || role === 'doc' ? [] : [{ file, range }],
    ),
  };
}
