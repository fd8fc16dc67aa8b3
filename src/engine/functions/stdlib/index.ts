/**
 * Functions of the module stdlib. If the project contains stdlib, its functions take precedence. Every export is a
 * function or a list of functions.
 */
export { prefix, suffix } from './collections/prefix-suffix.ts';
export { arrayFunctions } from './collections/arrays.ts';
export { base64 } from './formats/base64.ts';
export { booleans } from './booleans.ts';
export { deletions } from './collections/delete.ts';
export { deprecation } from './deprecation.ts';
export { digestFunctions } from './secrets/digests.ts';
export { languageFunctions } from './language-functions.ts';
export { escapes } from './escapes.ts';
export { factFunctions } from './facts.ts';
export { formatFunctions } from './formats/formats.ts';
export { hashFunctions } from './collections/hashes.ts';
export { isFunctions } from './checks/is-functions.ts';
export { jsonFunctions } from './formats/json.ts';
export { merges } from './collections/merge.ts';
export { moduleFunctions } from './modules.ts';
export { networkFunctions } from './network/network.ts';
export { numbers } from './numbers.ts';
export { passwords } from './secrets/passwords.ts';
export { paths } from './paths.ts';
export { pick, pickDefault } from './collections/pick.ts';
export { randoms } from './secrets/random.ts';
export { refusedFunctions } from './refused.ts';
export { resourceFunctions } from './resources.ts';
export { rewrapSensitiveData } from './sensitive.ts';
export { concat, difference, intersection, member, union } from './collections/sets.ts';
export { textFunctions } from './text.ts';
export { validateFunctions } from './checks/validate-functions.ts';
