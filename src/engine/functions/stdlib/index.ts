/** The functions of the module stdlib, built in; a project's own module of that name comes first. */
import type { BuiltInFunction } from '../define.ts';
import { prefix, suffix } from './affix.ts';
import { arrayFunctions } from './arrays.ts';
import { base64 } from './base64.ts';
import { booleans } from './booleans.ts';
import { deletions } from './delete.ts';
import { deprecation } from './deprecation.ts';
import { digestFunctions } from './digests.ts';
import { languageFunctions } from './ensure.ts';
import { escapes } from './escapes.ts';
import { factFunctions } from './facts.ts';
import { formatFunctions } from './formats.ts';
import { hashFunctions } from './hashes.ts';
import { isFunctions } from './is-functions.ts';
import { jsonFunctions } from './json.ts';
import { merges } from './merge.ts';
import { moduleFunctions } from './modules.ts';
import { networkFunctions } from './network.ts';
import { numbers } from './numbers.ts';
import { passwords } from './passwords.ts';
import { paths } from './paths.ts';
import { pick, pickDefault } from './pick.ts';
import { randoms } from './random.ts';
import { refusedFunctions } from './refused.ts';
import { resourceFunctions } from './resources.ts';
import { rewrapSensitiveData } from './sensitive.ts';
import { concat, difference, intersection, member, union } from './sets.ts';
import { textFunctions } from './text.ts';
import { validateFunctions } from './validate-functions.ts';

// prettier-ignore
export const stdlibFunctions: readonly BuiltInFunction[] = [
  ...arrayFunctions, base64, ...booleans, concat, ...deletions, deprecation, difference, ...digestFunctions, ...escapes,
  ...factFunctions, ...formatFunctions, ...hashFunctions, intersection, ...isFunctions, ...jsonFunctions, ...languageFunctions,
  member, ...merges, ...moduleFunctions, ...networkFunctions, ...numbers, ...passwords, ...paths, pick, pickDefault, prefix,
  ...randoms, ...refusedFunctions, ...resourceFunctions, rewrapSensitiveData, suffix, ...textFunctions, union,
  ...validateFunctions,
];
