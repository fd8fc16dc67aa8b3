/** Functions of the releases with the old grammar: those that only they have, and those that had another form there. */
import type { Release } from '../../releases/release.ts';
import type { BuiltInFunction } from '../define.ts';
import { extlookup } from './extlookup.ts';
import { futureFunctions } from './future.ts';
import { oldLogging } from './logging.ts';
import { deprecatedSearch, search } from './search.ts';
import { sprintfWithoutNames } from './sprintf.ts';

export function oldLanguageFunctions(release: Release): readonly BuiltInFunction[] {
  if (!release.has('functions are statements or values')) return [];
  return [
    ...oldLogging,
    ...(release.has('future functions are refused') ? futureFunctions : []),
    extlookup,
    release.has('future functions are refused') ? deprecatedSearch : search,
    sprintfWithoutNames,
  ];
}
