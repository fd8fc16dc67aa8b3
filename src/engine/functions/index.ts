/** The built-in functions. */
import { abs } from './numbers/abs.ts';
import { all } from './iteration/all.ts';
import { any } from './iteration/any.ts';
import { assertType } from './core/assert-type.ts';
import { call } from './core/call.ts';
import { camelcase } from './text/camelcase.ts';
import { capitalize } from './text/capitalize.ts';
import { ceiling } from './numbers/ceiling.ts';
import { chomp } from './text/chomp.ts';
import { chop } from './text/chop.ts';
import { classFunctions } from './core/class-functions.ts';
import { compare } from './core/compare.ts';
import { convertTo } from './core/convert-to.ts';
import { createResources } from './core/create-resources.ts';
import { defined } from './core/defined.ts';
import { dig } from './data/dig.ts';
import { digests } from './core/digests.ts';
import { downcase } from './text/downcase.ts';
import { each } from './iteration/each.ts';
import { empty } from './data/empty.ts';
import { fail } from './core/fail.ts';
import { binaryFile, file, fileFinders } from './core/files.ts';
import { filter } from './iteration/filter.ts';
import { flatten } from './data/flatten.ts';
import { floor } from './numbers/floor.ts';
import { fqdnRand } from './core/fqdn-rand.ts';
import { get } from './data/get.ts';
import { getvar } from './data/getvar.ts';
import { groupBy } from './iteration/group-by.ts';
import { hieraFunctions } from './data/hiera.ts';
import { importFunction } from './core/import.ts';
import { index } from './iteration/index-function.ts';
import { join } from './data/join.ts';
import { breakFunction, nextFunction, returnFunction } from './core/jumps.ts';
import { keys } from './data/keys.ts';
import { length, size } from './data/length.ts';
import { lest } from './core/lest.ts';
import { logging } from './core/logging.ts';
import { lookup } from './data/lookup.ts';
import { lstrip } from './text/lstrip.ts';
import { map } from './iteration/map.ts';
import { match } from './text/match.ts';
import { max } from './data/max.ts';
import { min } from './data/min.ts';
import { newFunction } from './core/new.ts';
import { partition } from './iteration/partition.ts';
import { realize } from './core/realize.ts';
import { reduce } from './iteration/reduce.ts';
import { inlineTemplate, template } from './core/erb.ts';
import { refused } from './core/refused.ts';
import { FunctionRegistry } from './registry.ts';
import { regsubst } from './text/regsubst.ts';
import { reverseEach } from './iteration/reverse-each.ts';
import { round } from './numbers/round.ts';
import { rstrip } from './text/rstrip.ts';
import { shellquote } from './text/shellquote.ts';
import { sliceFunction } from './iteration/slice.ts';
import { sort } from './data/sort.ts';
import { split } from './text/split.ts';
import { sprintf } from './text/sprintf.ts';
import { stdlibFunctions } from './stdlib/index.ts';
import { step } from './iteration/step.ts';
import { strftime } from './text/strftime.ts';
import { strip } from './text/strip.ts';
import { tag, tagged } from './core/tags.ts';
import { epp, inlineEpp } from './core/templates.ts';
import { then } from './core/then.ts';
import { treeEach } from './iteration/tree-each.ts';
import { type } from './core/type.ts';
import { unique } from './data/unique.ts';
import { unwrap } from './core/unwrap.ts';
import { upcase } from './text/upcase.ts';
import { values } from './data/values.ts';
import { versioncmp } from './core/versioncmp.ts';
import { withFunction } from './core/with.ts';

export { FunctionRegistry } from './registry.ts';
export type { BuiltInFunction, Dispatch, FunctionDeclaration } from './define.ts';

// prettier-ignore
export const builtinFunctions: FunctionRegistry = new FunctionRegistry([
  abs, all, any, assertType, binaryFile, breakFunction, call, camelcase, capitalize, ceiling, chomp, chop, ...classFunctions,
  compare, convertTo, createResources, defined, dig, ...digests, downcase, each, empty, epp, fail, file, ...fileFinders, filter,
  flatten, floor, fqdnRand, get, getvar, groupBy, ...hieraFunctions, importFunction, index, inlineEpp, join, keys, length, lest, ...logging, lookup,
  lstrip, map, match, max, min, inlineTemplate, template, newFunction, nextFunction, partition, realize, reduce, ...refused, regsubst, returnFunction,
  reverseEach, round, rstrip, shellquote, size, sliceFunction, sort, split, sprintf, step, strftime, strip, tag, tagged, then,
  treeEach, type, unique, unwrap, upcase, values, versioncmp, withFunction, ...stdlibFunctions,
]);
