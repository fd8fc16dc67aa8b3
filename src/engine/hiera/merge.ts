/** Merge strategies. They combine the values that a lookup finds in several places (`pops/merge_strategy.rb`). */
import type { Issue } from '../diagnostics/issue.ts';
import { hieraIssues } from '../diagnostics/issues/hiera.ts';
import { PuppetError } from '../diagnostics/puppet-error.ts';
import { parseTypeString } from '../types/parse.ts';
import type { Type } from '../types/type.ts';
import { flatten } from '../evaluator/access.ts';
import { hashKey, type HashKey } from '../values/hash-key.ts';
import { isArray, isHash, PuppetHash, type Value } from '../values/value.ts';
import { deepMerge } from './deep-merge.ts';
import { assertType } from './errors.ts';
import { type Found, NOT_FOUND } from './not-found.ts';
import type { Invocation } from './invocation.ts';
import { rubyToString } from '../formatting/ruby-inspect.ts';

type StrategyName = 'default' | 'first' | 'unique' | 'hash' | 'deep' | 'unconstrained_deep' | 'reverse_deep';

export interface MergeStrategy {
  readonly name: StrategyName;
  readonly options: PuppetHash;
}

const NAMES: ReadonlySet<string> = new Set<StrategyName>([
  'default',
  'first',
  'unique',
  'hash',
  'deep',
  'unconstrained_deep',
  'reverse_deep',
]);

function isStrategyName(name: Value): name is StrategyName {
  return typeof name === 'string' && NAMES.has(name);
}

export const firstFound: MergeStrategy = { name: 'default', options: PuppetHash.empty };
export const hashMerge: MergeStrategy = { name: 'hash', options: PuppetHash.empty };

function argumentError(issue: Issue): PuppetError {
  return new PuppetError(issue, undefined, 'ArgumentError');
}

const types = new Map<string, Type>();
function parseCachedType(text: string): Type {
  let type = types.get(text);
  if (type === undefined) types.set(text, (type = parseTypeString(text)));
  return type;
}

const DEEP_OPTIONS = `Struct[{strategy=>Optional[Pattern[deep]], knockout_prefix=>Optional[String], merge_debug=>Optional[Boolean],
  merge_hash_arrays=>Optional[Boolean], sort_merged_arrays=>Optional[Boolean]}]`;

/** Reads the strategy from the argument `merge`: undef, a strategy's name, or a hash with the name and options. */
export function readStrategy(merge: Value): MergeStrategy {
  if (merge === undefined || merge === false) return firstFound;
  if (!isHash(merge)) {
    if (!isStrategyName(merge)) throw argumentError(hieraIssues.unknownStrategy({ name: rubyToString(merge) }));
    return { name: merge, options: PuppetHash.empty };
  }
  const name = merge.get('strategy');
  if (name === undefined) throw argumentError(hieraIssues.strategyMissing());
  if (!isStrategyName(name)) throw argumentError(hieraIssues.unknownStrategy({ name: rubyToString(name) }));
  const options = merge.size === 1 ? PuppetHash.empty : merge;
  if (options.size > 0) assertType('The merge options', optionsType(name), options);
  return { name, options };
}

function optionsType(name: StrategyName): Type {
  if (name === 'deep') return parseCachedType(DEEP_OPTIONS);
  if (name === 'unconstrained_deep' || name === 'reverse_deep') return parseCachedType('Hash[String[1],Any]');
  return parseCachedType(`Struct[{strategy=>Optional[Pattern[${name}]]}]`);
}

export function lookupMerged<Place>(
  strategy: MergeStrategy,
  places: readonly Place[],
  invocation: Invocation,
  ask: (place: Place) => Found,
): Found {
  if (strategy.name === 'default' || strategy.name === 'first') {
    for (const place of places) {
      const found = ask(place);
      if (found !== NOT_FOUND) return found;
    }
    return NOT_FOUND;
  }
  if (places.length <= 1) {
    const [found] = places.map(ask);
    if (places.length === 0 || found === NOT_FOUND) return NOT_FOUND;
    return strategy.name === 'unique' && isArray(found) ? distinct(found) : found;
  }
  return invocation.within({ kind: 'merge', strategy }, () => {
    let result: Found = NOT_FOUND;
    for (const place of places) {
      const found = ask(place);
      if (found === NOT_FOUND) continue;
      if (result === NOT_FOUND) result = strategy.name === 'unique' ? asList(found) : found;
      else result = mergeTwo(strategy, result, found);
    }
    if (result !== NOT_FOUND) invocation.report({ kind: 'result', value: result });
    return result;
  });
}

/** Merges two values. `first` has the higher priority. */
export function mergeTwo(strategy: MergeStrategy, first: Value, second: Value): Value {
  const check = (type: string): void => {
    assertType('The first element of the merge', parseCachedType(type), first);
    assertType('The second element of the merge', parseCachedType(type), second);
  };
  switch (strategy.name) {
    case 'default':
    case 'first':
      return first;
    case 'unique':
      check('Variant[Scalar,Array[Data]]');
      return distinct([...asList(first), ...asList(second)]);
    case 'hash':
      check('Hash[String,Data]');
      return isHash(first) && isHash(second) ? PuppetHash.of([...second, ...first]) : first;
    case 'deep':
    case 'unconstrained_deep':
      return deepMerge(first, second, deepOptions(strategy.options));
    case 'reverse_deep':
      return deepMerge(second, first, deepOptions(strategy.options));
  }
}

function deepOptions(options: PuppetHash): Parameters<typeof deepMerge>[2] {
  const prefix = options.get('knockout_prefix');
  return {
    knockoutPrefix: typeof prefix === 'string' ? prefix : undefined,
    sortMergedArrays: options.get('sort_merged_arrays') === true,
    mergeHashArrays: options.get('merge_hash_arrays') === true,
    overwriteArrays: options.get('overwrite_arrays') === true,
  };
}

function asList(value: Value): readonly Value[] {
  return isArray(value) ? flatten(value) : [value];
}

function distinct(values: readonly Value[]): readonly Value[] {
  const seen = new Map<HashKey, Value>();
  for (const value of values) {
    const key = hashKey(value);
    if (!seen.has(key)) seen.set(key, value);
  }
  return [...seen.values()];
}
