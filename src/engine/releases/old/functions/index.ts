import type { Release } from '../../release.ts';
import type { BuiltInFunction } from '../../../functions/define.ts';
import { extlookup } from './extlookup.ts';
import { oldFqdnRand } from './fqdn-rand.ts';
import { futureFunctions } from './future.ts';
import { oldLogging } from './logging.ts';
import { deprecatedSearch, search } from './search.ts';
import { sprintfWithoutNames } from './sprintf.ts';

export function selectOldFunctions(release: Release): readonly BuiltInFunction[] {
  return [
    ...(release.has('fqdn_rand without the maximum') ? [oldFqdnRand] : []),
    ...(release.has('functions are statements or values') ? functionsOfOldLanguage(release) : []),
  ];
}

function functionsOfOldLanguage(release: Release): readonly BuiltInFunction[] {
  return [
    ...oldLogging,
    ...(release.has('future functions fail') ? futureFunctions : []),
    extlookup,
    release.has('future functions fail') ? deprecatedSearch : search,
    sprintfWithoutNames,
  ];
}
