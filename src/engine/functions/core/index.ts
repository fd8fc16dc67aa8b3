/**
 * Functions of the language: calls, classes, files, logs, templates, types. Every export is a function or a list of
 * functions.
 */
export { assertType } from './assert-type.ts';
export { call } from './call.ts';
export { classFunctions } from './resources/class-functions.ts';
export { compare } from './compare.ts';
export { convertTo } from './convert-to.ts';
export { createResources } from './resources/create-resources.ts';
export { defined } from './resources/defined.ts';
export { digests } from './digests.ts';
export { inlineTemplate, template } from './erb-functions.ts';
export { fail } from './fail.ts';
export { binaryFile, file, fileFinders } from './files.ts';
export { fqdnRand } from './fqdn-rand.ts';
export { importFunction } from './resources/import.ts';
export { breakFunction, nextFunction, returnFunction } from './jump-functions.ts';
export { lest } from './lest.ts';
export { logging } from './logging.ts';
export { newFunction } from './new.ts';
export { realize } from './resources/realize.ts';
export { generate } from './generate.ts';
export { refused } from './refused.ts';
export { tag, tagged } from './resources/tags.ts';
export { epp, inlineEpp } from './epp-functions.ts';
export { then } from './then.ts';
export { type } from './type.ts';
export { unwrap } from './unwrap.ts';
export { versioncmp } from './versioncmp.ts';
export { withFunction } from './with.ts';
