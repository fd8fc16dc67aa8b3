/** The built-in functions. */
import { abs } from './abs.ts';
import { all } from './all.ts';
import { any } from './any.ts';
import { assertType } from './assert-type.ts';
import { call } from './call.ts';
import { camelcase } from './camelcase.ts';
import { capitalize } from './capitalize.ts';
import { ceiling } from './ceiling.ts';
import { chomp } from './chomp.ts';
import { chop } from './chop.ts';
import { classFunctions } from './class-functions.ts';
import { compare } from './compare.ts';
import { convertTo } from './convert-to.ts';
import { createResources } from './create-resources.ts';
import { defined } from './defined.ts';
import { dig } from './dig.ts';
import { digests } from './digests.ts';
import { downcase } from './downcase.ts';
import { each } from './each.ts';
import { empty } from './empty.ts';
import { fail } from './fail.ts';
import { binaryFile, file, fileFinders } from './files.ts';
import { filter } from './filter.ts';
import { flatten } from './flatten.ts';
import { floor } from './floor.ts';
import { fqdnRand } from './fqdn-rand.ts';
import { get } from './get.ts';
import { getvar } from './getvar.ts';
import { groupBy } from './group-by.ts';
import { hieraFunctions } from './hiera.ts';
import { importFunction } from './import.ts';
import { index } from './index-function.ts';
import { join } from './join.ts';
import { breakFunction, nextFunction, returnFunction } from './jumps.ts';
import { keys } from './keys.ts';
import { length, size } from './length.ts';
import { lest } from './lest.ts';
import { logging } from './logging.ts';
import { lookup } from './lookup.ts';
import { lstrip } from './lstrip.ts';
import { map } from './map.ts';
import { match } from './match.ts';
import { max } from './max.ts';
import { min } from './min.ts';
import { newFunction } from './new.ts';
import { partition } from './partition.ts';
import { realize } from './realize.ts';
import { reduce } from './reduce.ts';
import { inlineTemplate, template } from './erb.ts';
import { refused } from './refused.ts';
import { FunctionRegistry } from './registry.ts';
import { regsubst } from './regsubst.ts';
import { reverseEach } from './reverse-each.ts';
import { round } from './round.ts';
import { rstrip } from './rstrip.ts';
import { shellquote } from './shellquote.ts';
import { sliceFunction } from './slice.ts';
import { sort } from './sort.ts';
import { split } from './split.ts';
import { sprintf } from './sprintf.ts';
import { stdlibFunctions } from './stdlib/index.ts';
import { step } from './step.ts';
import { strftime } from './strftime.ts';
import { strip } from './strip.ts';
import { tag, tagged } from './tags.ts';
import { epp, inlineEpp } from './templates.ts';
import { then } from './then.ts';
import { treeEach } from './tree-each.ts';
import { type } from './type.ts';
import { unique } from './unique.ts';
import { unwrap } from './unwrap.ts';
import { upcase } from './upcase.ts';
import { values } from './values.ts';
import { versioncmp } from './versioncmp.ts';
import { withFunction } from './with.ts';

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
