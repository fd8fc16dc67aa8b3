import { OWN_VARIABLES, TOP_VARIABLES } from '../../index/known-names.ts';
import { lastPart, nameOf } from '../../index/symbols.ts';
import type { ActionPlace } from './action-place.ts';

/**
 * Returns the wanted variable name. Appends a number if the file already uses the name, or if it is the name of a fact
 * or of one of Puppet's own variables.
 */
export function findFreeName({ index, file, offset, project }: ActionPlace, wanted: string): string {
  const taken = new Set([
    ...OWN_VARIABLES,
    ...TOP_VARIABLES,
    ...Object.keys(project.facts),
    ...index.scopesAt(file.path, offset).flatMap(({ variables }) => variables.map(({ name }) => name)),
    ...(index.fileIndex(file.path)?.occurrences.symbols ?? []).map((symbol) => lastPart(nameOf(symbol))),
  ]);
  if (!taken.has(wanted)) return wanted;
  for (let number = 2; ; number += 1) if (!taken.has(`${wanted}_${number}`)) return `${wanted}_${number}`;
}
