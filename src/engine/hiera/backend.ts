/**
 * Finds the function that reads the data of a hierarchy level: Puppet's own function for YAML and JSON, or a function
 * of a module.
 */
import { hieraIssues } from '../diagnostics/issues/hiera.ts';
import { PuppetError } from '../diagnostics/puppet-error.ts';
import { argumentError } from '../evaluator/errors.ts';
import type { PuppetFunction } from '../evaluator/calls/function.ts';
import { isAssignable } from '../types/assignable/assignable.ts';
import { richDataKeyType } from '../types/alias.ts';
import { hashType, richDataType } from '../types/factory.ts';
import { describeMismatch } from '../types/mismatch/mismatch.ts';
import { isHash, PuppetHash, type Value } from '../values/value.ts';
import { configError } from './config/config.ts';
import { lookupContext } from './context.ts';
import { lookupError } from './errors.ts';
import { eyamlValue } from './eyaml.ts';
import { type Found, NOT_FOUND, NoSuchKey } from './not-found.ts';
import type { Invocation } from './invocation.ts';
import { loadJson } from '../ruby-like/json.ts';
import type { Level, LocationMemory } from './level.ts';
import type { Lookups } from './lookups.ts';
import { loadYaml } from '../yaml/load-yaml.ts';

export type Backend =
  | { readonly kind: 'yaml' | 'json' | 'eyaml' }
  | { readonly kind: 'function'; readonly function: PuppetFunction };

export interface BackendCall {
  readonly level: Level;
  /** Arguments before the options: the key. Empty for a function that returns a whole hash. */
  readonly first: readonly Value[];
  readonly options: PuppetHash;
  readonly invocation: Invocation;
  readonly memory: LocationMemory;
}

/**
 * Finds the backend of a level. Throws Puppet's error for an unknown function, and Bunraku's own for one that is not
 * supported.
 */
export function findBackend(lookups: Lookups, level: Level): Backend {
  const { kind, functionName: name } = level.options;
  if (name === 'yaml_data' || name === 'json_data') {
    if (kind !== 'data_hash') throw argumentError(`'${name}' expects 2 arguments, got 3`);
    return { kind: name === 'yaml_data' ? 'yaml' : 'json' };
  }
  if (name === 'hocon_data') throw new PuppetError(hieraIssues.noHocon(), undefined, 'ArgumentError');
  if (name === 'eyaml_lookup_key') {
    if (kind !== 'lookup_key') throw argumentError(`'${name}' expects 3 arguments, got 2`);
    return { kind: 'eyaml' };
  }
  const found = lookups.evaluator.findFunction(name);
  if (found !== undefined) {
    checkReturnType(level, found);
    return { kind: 'function', function: found };
  }
  const [origin] = lookups.evaluator.host.functionOrigins(name);
  const issue =
    origin?.kind === 'ruby'
      ? hieraIssues.rubyBackend({ kind, name, file: origin.path })
      : hieraIssues.functionNotFound({ kind, name });
  throw configError(level.provider.config, issue);
}

function checkReturnType({ options: { kind, functionName } }: Level, { signatures }: PuppetFunction): void {
  const expected =
    kind === 'data_hash' || kind === 'v4_data_hash' ? hashType(richDataKeyType, richDataType) : richDataType;
  for (const { type } of signatures) {
    if (type.returnType === undefined || type.returnType.kind === 'Any' || isAssignable(expected, type.returnType))
      continue;
    const subject = `Return type of '${kind}' function named '${functionName}' is incorrect,`;
    const message = describeMismatch(subject, expected, type.returnType);
    throw new PuppetError(hieraIssues.wrongType({ message }), undefined, 'Puppet::Error');
  }
}

export function callBackend(lookups: Lookups, backend: Backend, call: BackendCall): Found {
  if (backend.kind === 'function') return callFunction(lookups, backend.function, call);
  const { level, options } = call;
  const path = options.get('path');
  // For eyaml, the options also contain the paths of its private and public keys.
  if (typeof path !== 'string' || (options.size !== 1 && backend.kind !== 'eyaml')) {
    const { kind, functionName: name } = level.options;
    throw new PuppetError(hieraIssues.locationMissing({ name, kind }), undefined, 'ArgumentError');
  }
  // The path may belong to a folder. `has` is true only for files.
  if (!lookups.files.has(path)) throw argumentError(`Is a directory @ io_fread - ${path}`);
  if (backend.kind === 'eyaml') return fromEyaml(lookups, path, call);
  return lookups.fileData.of(path, () => (backend.kind === 'yaml' ? yamlData(lookups, path) : jsonData(lookups, path)));
}

function fromEyaml(lookups: Lookups, path: string, { first, invocation, memory }: BackendCall): Found {
  const [key] = first;
  if (typeof key !== 'string') return NOT_FOUND;
  const data = memory.hash ?? lookups.fileData.of(path, () => yamlData(lookups, path));
  if (!isHash(data)) return NOT_FOUND;
  memory.hash = data;
  return eyamlValue(lookups, { data, key, path, invocation });
}

function callFunction(lookups: Lookups, backend: PuppetFunction, call: BackendCall): Found {
  const { evaluator } = lookups;
  const { scope } = call.invocation;
  try {
    const isOld = call.level.options.kind === 'v4_data_hash';
    const given: readonly Value[] = isOld ? [] : [...call.first, call.options, lookupContext(lookups, call)];
    return backend.call({ evaluator, scope, place: {}, block: undefined }, given);
  } catch (error) {
    if (error instanceof NoSuchKey) return NOT_FOUND;
    throw error;
  }
}

export function yamlData(lookups: Lookups, path: string): Value {
  const loaded = loadYaml(lookups.files.read(path), path);
  if (loaded.kind === 'broken') {
    const origin = loaded.offset === undefined ? undefined : lookups.files.placeOf(path, loaded.offset);
    throw lookupError(loaded.issue, undefined, origin);
  }
  if (isHash(loaded.value)) return loaded.value;
  const issue = hieraIssues.noHash({ file: path });
  if (lookups.evaluator.host.settings.strict === 'error' && loaded.value !== false) {
    throw lookupError(issue, undefined, { file: path, line: 1 });
  }
  lookups.warn(issue.message, issue.code);
  return PuppetHash.empty;
}

export function jsonData(lookups: Lookups, path: string): Value {
  const loaded = loadJson(lookups.files.read(path));
  if (loaded.kind === 'loaded') return loaded.value;
  const place = lookups.files.placeOf(path, loaded.offset);
  throw lookupError(hieraIssues.unparsable({ file: path, detail: loaded.message }), undefined, place);
}
