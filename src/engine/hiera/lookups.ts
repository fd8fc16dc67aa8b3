/**
 * Lookup for one compilation. Searches the global layer, the environment and the key's module, and merges the values
 * (`pops/lookup/lookup_adapter.rb`).
 */
import type { Issue } from '../diagnostics/issue.ts';
import { evaluationIssues } from '../diagnostics/issues/evaluation.ts';
import { hieraIssues } from '../diagnostics/issues/hiera.ts';
import { formatPlace, PuppetError, type ErrorPlace } from '../diagnostics/puppet-error.ts';
import type { SourcePlace } from '../diagnostics/span.ts';
import { evaluationError } from '../evaluator/errors.ts';
import type { Evaluator } from '../evaluator/evaluator.ts';
import { isNumericName, MISSING } from '../evaluator/scope/frames.ts';
import type { Scope } from '../evaluator/scope/scope.ts';
import { findOwner, lookupVariable, variableExists } from '../evaluator/scope/variables.ts';
import { parseTypeString } from '../types/parse.ts';
import { isHash, PuppetHash, type Value } from '../values/value.ts';
import { loadConfigWithPlaces } from './config/config-faults.ts';
import type { HieraConfig, Layer } from './config/config.ts';
import { readLayerConfig } from './config/old-providers.ts';
import { DataFiles, normalizePath } from './data/data-files.ts';
import { DataPlaces } from './data/data-places.ts';
import { FileData } from './file-data.ts';
import { asGlobalError, assertType } from './errors.ts';
import { type Found, NOT_FOUND } from './not-found.ts';
import { type InterpolationHost, subLookup } from './interpolate.ts';
import { Invocation, type InvocationOptions } from './invocation.ts';
import { LayerProvider } from './layer-provider.ts';
import { LookupKey } from './lookup-key.ts';
import { convertResult, LookupOptionsTable } from './lookup-options.ts';
import { firstFound, lookupMerged, type MergeStrategy, readStrategy } from './merge.ts';

const LAYERS = ['global', 'environment', 'module'] as const;
const GLOBAL_CONFIG = '/etc/puppetlabs/puppet/hiera.yaml';

const STEPS = 20;

/** Maximum depth of nested lookups. Real Puppet 8.11 fails between 130 and 170 with a stack overflow. */
const DEEPEST = 150;

/** Reads the configuration of a layer at `path`; undefined if the layer has none. */
export type ReadDataConfig = (lookups: Lookups, path: string, layer: Layer) => HieraConfig | undefined;

export function readDataConfig(lookups: Lookups, path: string, layer: Layer): HieraConfig | undefined {
  return loadConfigWithPlaces(lookups.files, path, layer, lookups.evaluator.host.settings.strict, {
    deprecate: (key, message, file) => lookups.warnOnce(key, message, file),
    warn: (message) => lookups.warn(message),
  });
}

export class Lookups implements InterpolationHost {
  readonly evaluator: Evaluator;
  readonly files: DataFiles;
  readonly places: DataPlaces;
  readonly fileData: FileData;
  readonly #providers = new Map<string, LayerProvider | undefined>();
  readonly #options: LookupOptionsTable;
  readonly #readConfig: ReadDataConfig;
  readonly #warned = new Set<string>();
  #depth = 0;
  /** The lookup in progress. A nested lookup becomes part of it. */
  current: Invocation | undefined;

  constructor(evaluator: Evaluator, readConfig: ReadDataConfig) {
    this.#readConfig = readConfig;
    this.evaluator = evaluator;
    this.files = new DataFiles(evaluator.host.files);
    this.places = new DataPlaces(this.files);
    this.fileData = new FileData(this.files);
    this.#options = new LookupOptionsTable(this);
  }

  begin(scope: Scope, options: InvocationOptions = {}): Invocation {
    return new Invocation(scope, this.current, options);
  }

  /**
   * Begins a lookup for `hiera`, `hiera_array` and similar functions. It searches only the global layer, unless the
   * environment has a configuration of version 5.
   */
  beginHieraCall(scope: Scope): Invocation {
    const isGlobalOnly = this.#provider({ kind: 'environment' })?.config.version !== 5;
    return this.begin(scope, { isGlobalOnly });
  }

  /**
   * Returns the value of a key, or `NOT_FOUND`. `merge` is the name of a strategy, or a hash that contains it. If
   * undef, the data determines the strategy.
   */
  lookup(text: string, invocation: Invocation, merge?: Value): Found {
    this.#spend();
    if (text === 'lookup_options' || text.startsWith('lookup_options.')) {
      invocation.explainer?.note({ kind: 'invalid_key', key: 'lookup_options' });
      return NOT_FOUND;
    }
    const key = new LookupKey(text);
    return this.within(invocation, key, key.moduleName, () => {
      const options = this.#options.of(key, invocation);
      const fromOptions = merge === undefined ? options?.get('merge') : undefined;
      if (fromOptions !== undefined) invocation.explainer?.note({ kind: 'merge_source', name: 'lookup_options' });
      const found = invocation.within({ kind: 'data', key: text }, () => {
        const value = this.#inLayers(key, invocation, merge ?? fromOptions);
        return value === NOT_FOUND && !invocation.isGlobalOnly ? this.#inDefaults(key, invocation) : value;
      });
      this.#notice(key, invocation, merge ?? fromOptions, found !== NOT_FOUND);
      return found === NOT_FOUND ? NOT_FOUND : convertResult(this, invocation, text, found, options?.get('convert_to'));
    });
  }

  #notice({ rootKey }: LookupKey, { foundAt, calledAt }: Invocation, merge: Value, isFound: boolean): void {
    const { noticed } = this.evaluator.host.files;
    if (noticed === undefined) return;
    const { name } = readStrategy(merge);
    const { file, line } = calledAt ?? {};
    noticed({
      kind: 'key',
      key: rootKey,
      merge: name === 'default' || name === 'first' ? 'first' : 'merged',
      ...(isFound && foundAt !== undefined ? { file: normalizePath(foundAt.path) } : {}),
      ...(file === undefined || line === undefined ? {} : { place: { file, line } }),
    });
  }

  /** Looks up only the `lookup_options` of a key, for an explanation (`--explain-options`). */
  explainOptions(text: string, invocation: Invocation): void {
    this.#spend();
    const key = new LookupKey(text);
    const options = new LookupKey('lookup_options');
    this.within(invocation, key, key.moduleName, () => this.#inLayers(options, invocation, 'hash'));
  }

  within<T>(invocation: Invocation, key: LookupKey, moduleName: string | undefined, run: () => T): T {
    invocation.topKey = key;
    invocation.moduleName = moduleName;
    const saved = this.current;
    this.current = invocation;
    try {
      return run();
    } finally {
      this.current = saved;
    }
  }

  #inLayers(key: LookupKey, invocation: Invocation, merge: Value): Found {
    const strategy = readStrategy(merge);
    const found = invocation.isGlobalOnly
      ? this.inLayer('global', key, invocation, strategy)
      : lookupMerged(strategy, LAYERS, invocation, (layer) => this.inLayer(layer, key, invocation, strategy));
    return found === NOT_FOUND ? NOT_FOUND : subLookup(key.text, invocation, key.segments, found);
  }

  inLayer(layer: (typeof LAYERS)[number], key: LookupKey, invocation: Invocation, strategy: MergeStrategy): Found {
    switch (layer) {
      case 'global':
        try {
          return askProvider(this.#provider({ kind: 'global' }), key, invocation, strategy);
        } catch (error) {
          throw asGlobalError(error, invocation.topKey?.text ?? key.text);
        }
      case 'environment':
        return askProvider(this.#provider({ kind: 'environment' }), key, invocation, strategy);
      case 'module': {
        const name = invocation.moduleName;
        if (name === undefined) return NOT_FOUND;
        const provider = this.#provider({ kind: 'module', name });
        if (provider === undefined) {
          const known = this.evaluator.host.moduleRoot(name) !== undefined;
          const outcome = known ? 'module_provider_not_found' : 'module_not_found';
          invocation.explainer?.note({ kind: 'module', name }, { kind: outcome });
        }
        return askProvider(provider, key, invocation, strategy);
      }
    }
  }

  /** Looks up a key in the `default_hierarchy` of its module. Called if no layer has a value. */
  #inDefaults(key: LookupKey, invocation: Invocation): Found {
    const name = invocation.moduleName;
    const provider = name === undefined ? undefined : this.#provider({ kind: 'module', name });
    if (name === undefined || provider?.hasDefaults !== true) return NOT_FOUND;
    const found = invocation.within({ kind: 'scope', name: `Searching default_hierarchy of module "${name}"` }, () => {
      const options = this.#options.ofDefaults(key, name, provider, invocation);
      const merge = options?.get('merge');
      return invocation.within({ kind: 'scope', name: `Searching for "${key.text}"` }, () =>
        provider.lookupDefault(key, invocation, merge === undefined ? firstFound : readStrategy(merge)),
      );
    });
    return found === NOT_FOUND ? NOT_FOUND : subLookup(key.text, invocation, key.segments, found);
  }

  /**
   * Returns the provider of a layer, which is created on first use. Returns undefined if the layer has no
   * configuration.
   */
  #provider(layer: Layer): LayerProvider | undefined {
    const id = layer.kind === 'module' ? layer.name : `/${layer.kind}`;
    if (!this.#providers.has(id)) this.#providers.set(id, this.#makeProvider(layer));
    return this.#providers.get(id);
  }

  #makeProvider(layer: Layer): LayerProvider | undefined {
    const config = this.#configOf(layer);
    return config === undefined ? undefined : new LayerProvider(this, config);
  }

  #configOf(layer: Layer): HieraConfig | undefined {
    const { host } = this.evaluator;
    if (layer.kind === 'global')
      return this.#readConfig(this, host.settings.other['hiera_config'] ?? GLOBAL_CONFIG, layer);
    if (layer.kind === 'environment') return readLayerConfig(this, layer, '', this.#readConfig);
    const root = host.moduleRoot(layer.name);
    return root === undefined ? undefined : readLayerConfig(this, layer, `${root}/`, this.#readConfig);
  }

  /** Returns the place of a value in its data file. Returns undefined if the file is not YAML. */
  placeOf(found: Invocation['foundAt']): SourcePlace | undefined {
    return found === undefined ? undefined : this.places.ofKey(found.path, found.key);
  }

  assertHash(value: Value, subject: () => string): PuppetHash {
    if (isHash(value)) return value;
    assertType(subject(), parseTypeString('Hash'), value);
    return PuppetHash.empty;
  }

  warn(message: string, code?: string): void {
    this.evaluator.host.log('warning', message, undefined, undefined, code);
  }
  warnOnce(key: string, message: string, file?: string, code?: string): void {
    if (this.#warned.has(key)) return;
    this.#warned.add(key);
    this.warn(
      `${message}\n   ${file === undefined ? '(file & line not available)' : formatPlace({ file }).trim()}`,
      code,
    );
  }

  // ---- used by interpolation
  lookupInside(key: string, invocation: Invocation): Value {
    const { overrides, defaults, scope, explainer, interpolatedKeys } = invocation;
    if (overrides.has(key)) return overrides.get(key);
    const known = interpolatedKeys.get(key);
    if (known !== undefined && (explainer === undefined || known.steps !== undefined)) {
      if (known.steps !== undefined) explainer?.repeat(known.steps);
      return known.value;
    }
    const inner = new Invocation(scope, this.current, { overrides, defaults, explainer, interpolatedKeys });
    const run = (): Found => this.#nested(() => this.lookup(key, inner));
    const { result, steps } = explainer?.record(run) ?? { result: run(), steps: undefined };
    if (result === NOT_FOUND) return defaults.has(key) ? defaults.get(key) : '';
    interpolatedKeys.set(key, { value: result, steps: known === undefined ? undefined : steps });
    return result;
  }

  /** Limits the depth of nested lookups, so that a long chain of keys does not cause a stack overflow. */
  #nested<T>(run: () => T): T {
    if (this.#depth >= DEEPEST) throw evaluationError(evaluationIssues.depthExceeded({ limit: DEEPEST }), undefined);
    this.#depth += 1;
    try {
      return run();
    } finally {
      this.#depth -= 1;
    }
  }

  variableExists(name: string, { scope }: Invocation): boolean {
    return variableExists(this.evaluator, name, scope);
  }

  readVariable(name: string, invocation: Invocation): Value {
    this.#spend();
    const value = lookupVariable(this.evaluator, name, invocation.scope);
    if (value !== MISSING) return value;
    if (isNumericName(name)) return undefined;
    const asked = this.#unknownName(name);
    const { strict } = this.evaluator.host.settings;
    if (strict === 'error' && !invocation.isLenient)
      throw argumentError(hieraIssues.unknownVariable(asked), this.#placeOfInterpolation(name));
    const skipped = hieraIssues.unknownVariableSkipped(asked);
    if (strict === 'error') this.warnOnce(`variable ${asked.name}`, skipped.message, undefined, skipped.code);
    if (strict === 'warning') this.warnOnce(`variable ${asked.name}`, hieraIssues.unknownVariable(asked).message);
    return undefined;
  }

  /** Returns the place where data interpolates a variable. Returns undefined unless exactly one file does so. */
  #placeOfInterpolation(name: string): ErrorPlace | undefined {
    const { files } = this.evaluator.host;
    const text = `%{${name}}`;
    const [file, ...others] = files.paths.filter(
      (path) => /\.(?:ya?ml|json)$/.test(path) && (files.read(path) ?? '').includes(text),
    );
    if (file === undefined || others.length > 0) return undefined;
    const lines = (files.read(file) ?? '').split('\n');
    const index = lines.findIndex((line) => line.includes(text));
    return { file, line: index + 1, column: (lines[index] ?? '').indexOf(text) + 1 };
  }

  #unknownName(name: string): { readonly name: string; readonly reason: string } {
    if (!name.includes('::')) return { name, reason: '' };
    const plain = name.replace(/^::/, '');
    const end = plain.lastIndexOf('::');
    if (end === -1) return { name: `::${plain}`, reason: '' };
    const found = findOwner(this.evaluator, plain.slice(0, end));
    return 'scope' in found ? { name: `::${plain}`, reason: '' } : { name: plain, reason: found.reason };
  }

  count(text: string): void {
    this.evaluator.takeString(text.length);
  }

  #spend(): void {
    const { budget } = this.evaluator;
    budget.steps += STEPS;
    if (budget.steps <= budget.limits.steps) return;
    throw evaluationError(evaluationIssues.stepsExceeded({ limit: budget.limits.steps }), undefined);
  }
}

function askProvider(
  provider: LayerProvider | undefined,
  key: LookupKey,
  invocation: Invocation,
  strategy: MergeStrategy,
): Found {
  return provider === undefined ? NOT_FOUND : provider.lookup(key, invocation, strategy);
}

/** Creates an error. `origin` is the place in the data, which Puppet's message does not contain. */
function argumentError(issue: Issue, origin?: ErrorPlace): PuppetError {
  return new PuppetError(issue, undefined, 'ArgumentError', undefined, origin);
}
