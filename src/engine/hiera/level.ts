import { isInstance } from '../types/instance.ts';
import { richDataType } from '../types/factory.ts';
import { formatType } from '../types/format.ts';
import { inferType } from '../types/infer.ts';
import { hieraIssues } from '../diagnostics/issues/hiera.ts';
import type { SourcePlace } from '../diagnostics/span.ts';
import { PuppetError } from '../diagnostics/puppet-error.ts';
import type { HashKey } from '../values/hash-key.ts';
import { PuppetHash, type Value } from '../values/value.ts';
import { type Backend, callBackend, findBackend } from './backend.ts';
import type { DataFunctionKind } from './config/load-config.ts';
import type { Location } from './config/locations.ts';
import { type Found, NOT_FOUND } from './not-found.ts';
import { interpolate } from './interpolate.ts';
import type { Invocation } from './invocation.ts';
import type { LayerProvider } from './layer-provider.ts';
import type { LookupKey } from './lookup-key.ts';
import type { Lookups } from './lookups.ts';
import { lookupMerged, type MergeStrategy } from './merge.ts';

export interface LevelOptions {
  readonly name: string;
  readonly kind: DataFunctionKind;
  readonly functionName: string;
  readonly options: PuppetHash;
  /** Data files of the level. Undefined for a function that reads no files. */
  readonly locations: readonly Location[] | undefined;
}

export interface LocationMemory {
  hash: PuppetHash | undefined;
  readonly values: Map<string, Value>;
  readonly cache: Map<HashKey, readonly [Value, Value]>;
}

export class Level {
  readonly provider: LayerProvider;
  readonly options: LevelOptions;
  readonly #lookups: Lookups;
  readonly #place: () => SourcePlace | undefined;
  readonly #memories = new Map<Location | undefined, LocationMemory>();
  #backend: Backend | undefined;

  /**
   * Creates a level.
   * @param place returns the level's place in the configuration
   */
  constructor(lookups: Lookups, provider: LayerProvider, options: LevelOptions, place: () => SourcePlace | undefined) {
    this.#lookups = lookups;
    this.#place = place;
    this.provider = provider;
    this.options = options;
  }

  /** Name in messages, such as `data_hash function 'yaml_data'`. */
  get fullName(): string {
    const { kind, functionName } = this.options;
    return `${kind === 'v4_data_hash' ? 'deprecated API' : kind} function '${functionName}'`;
  }

  lookup(key: LookupKey, invocation: Invocation, strategy: MergeStrategy): Found {
    const { kind, functionName } = this.options;
    const name =
      kind === 'v4_data_hash' ? `Deprecated API function "${functionName}"` : `Hierarchy entry "${this.options.name}"`;
    return invocation.within({ kind: 'data_provider', name: () => name, place: this.#place }, () =>
      lookupMerged(strategy, this.options.locations ?? [undefined], invocation, (location) => {
        if (location === undefined) return this.#ask(key, invocation, undefined);
        const { path, original, isWhole = false, isUri = false } = location;
        return invocation.within({ kind: 'location', path, original, isWhole, isUri }, () => {
          if (location.exists) return this.#ask(key, invocation, location);
          invocation.report({ kind: 'location_not_found' });
          return NOT_FOUND;
        });
      }),
    );
  }

  #ask(key: LookupKey, invocation: Invocation, location: Location | undefined): Found {
    const memory = this.#memoryOf(location);
    const digs = this.options.kind === 'data_dig';
    const name = digs ? key.text : key.rootKey;
    const found =
      this.options.kind === 'data_hash' || this.options.kind === 'v4_data_hash'
        ? this.#fromHash(key.rootKey, invocation, location, memory)
        : this.#fromFunction(key, name, invocation, location, memory);
    if (found === NOT_FOUND) {
      invocation.notFound(name);
      return NOT_FOUND;
    }
    const isFile = location !== undefined && location.isUri !== true;
    invocation.foundAt = isFile ? { path: location.path, key } : undefined;
    if (invocation.explainer !== undefined) {
      invocation.report({ kind: 'found', key: name, value: found, place: this.#lookups.placeOf(invocation.foundAt) });
    }
    return digs ? key.undig(found) : found;
  }

  #fromHash(root: string, invocation: Invocation, location: Location | undefined, memory: LocationMemory): Found {
    if (memory.hash === undefined) {
      const read = this.#call([], invocation, location, memory);
      if (read === NOT_FOUND) return NOT_FOUND;
      const subject = (): string => `Value returned from ${this.fullName}${usingLocation(location)}`;
      memory.hash = this.provider.validateHash(read, subject);
    }
    if (!memory.hash.has(root)) return NOT_FOUND;
    const value = memory.hash.get(root);
    assertData(
      value,
      () => `Value for key '${root}', in hash returned from ${this.fullName}${usingLocation(location)}`,
    );
    return interpolate(this.#lookups, value, invocation, true);
  }

  #fromFunction(
    key: LookupKey,
    name: string,
    invocation: Invocation,
    location: Location | undefined,
    memory: LocationMemory,
  ): Found {
    if (memory.values.has(name)) return memory.values.get(name);
    const asked = this.options.kind === 'data_dig' ? [key.rootKey, ...key.segments] : key.rootKey;
    const found = this.#call([asked], invocation, location, memory);
    if (found === NOT_FOUND) return NOT_FOUND;
    assertData(found, () => `Value for key '${name}', returned from ${this.fullName}${usingLocation(location)}`);
    memory.values.set(name, found);
    return found;
  }

  #call(
    first: readonly Value[],
    invocation: Invocation,
    location: Location | undefined,
    memory: LocationMemory,
  ): Found {
    this.#backend ??= findBackend(this.#lookups, this);
    const { options } = this.options;
    const key = location?.isUri === true ? 'uri' : 'path';
    const given = location === undefined ? options : PuppetHash.of([...options, [key, location.path]]);
    return callBackend(this.#lookups, this.#backend, { level: this, first, options: given, invocation, memory });
  }

  #memoryOf(location: Location | undefined): LocationMemory {
    let memory = this.#memories.get(location);
    if (memory === undefined) {
      memory = { hash: undefined, values: new Map(), cache: new Map() };
      this.#memories.set(location, memory);
    }
    return memory;
  }
}

function usingLocation(location: Location | undefined): string {
  return location === undefined ? '' : `, when using location '${location.path}',`;
}

/** Throws unless a value is valid data: only values of Puppet's language, with strings or numbers as keys. */
function assertData(value: Value, subject: () => string): void {
  if (isInstance(richDataType, value)) return;
  const message = `${subject()} has wrong type, expects Puppet::LookupValue, got ${formatType(inferType(value))}`;
  throw new PuppetError(hieraIssues.wrongType({ message }), undefined, 'Puppet::Error');
}
