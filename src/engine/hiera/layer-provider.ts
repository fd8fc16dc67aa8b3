/** Data of one layer (global, environment or module): its configuration, and the levels for a scope. */
import { hieraIssues } from '../diagnostics/issues/hiera.ts';
import { PuppetError } from '../diagnostics/puppet-error.ts';
import { lookupVariable } from '../evaluator/scope/variables.ts';
import { MISSING } from '../evaluator/scope/frames.ts';
import { hashKey } from '../values/hash-key.ts';
import { PuppetHash, type Value } from '../values/value.ts';
import { configError, escapePattern, type HieraConfig, lineMatching } from './config/config.ts';
import { normalizePath } from './data/data-files.ts';
import type { ExplainSubject } from './explain/explain.ts';
import { type Found, NOT_FOUND } from './not-found.ts';
import { Invocation, type ScopeInterpolation } from './invocation.ts';
import { makeLevels } from './make-levels.ts';
import type { Level } from './level.ts';
import { type LookupKey, noMethod, stepInto } from './lookup-key.ts';
import type { Lookups } from './lookups.ts';
import { lookupMerged, type MergeStrategy } from './merge.ts';

interface CreatedLevels {
  readonly levels: readonly Level[];
  readonly defaults: readonly Level[];
  readonly interpolations: readonly ScopeInterpolation[];
}

export class LayerProvider {
  readonly config: HieraConfig;
  readonly #lookups: Lookups;
  #made: CreatedLevels | undefined;

  constructor(lookups: Lookups, config: HieraConfig) {
    this.#lookups = lookups;
    this.config = config;
  }

  /** Name of the module. Undefined for the global layer and the environment. */
  get moduleName(): string | undefined {
    return this.config.layer.kind === 'module' ? this.config.layer.name : undefined;
  }

  get #subject(): ExplainSubject {
    const { layer, version, path } = this.config;
    const place = { global: 'Global', environment: 'Environment', module: 'Module' }[layer.kind];
    const owner = layer.kind === 'module' ? `"${layer.name}" ` : '';
    return {
      kind: 'data_provider',
      name: () => `${place} ${owner}Data Provider (hiera configuration version ${version})`,
      configuration: () => path,
      module: this.moduleName,
    };
  }

  lookup(key: LookupKey, invocation: Invocation, strategy: MergeStrategy): Found {
    return invocation.check(key.text, () =>
      invocation.within(this.#subject, () => {
        const { levels } = this.#levels(invocation);
        if (levels.length === 0) {
          invocation.notFound(key.text);
          return NOT_FOUND;
        }
        return lookupMerged(strategy, levels, invocation, (level) => level.lookup(key, invocation, strategy));
      }),
    );
  }

  get hasDefaults(): boolean {
    return this.config.content.has('default_hierarchy');
  }

  /** Looks up a key in the `default_hierarchy` of a module. */
  lookupDefault(key: LookupKey, invocation: Invocation, strategy: MergeStrategy): Found {
    const { defaults } = this.#levels(invocation);
    if (defaults.length === 0) {
      invocation.notFound(key.text);
      return NOT_FOUND;
    }
    return invocation.check(key.text, () =>
      invocation.within(this.#subject, () =>
        lookupMerged(strategy, defaults, invocation, (level) => level.lookup(key, invocation, strategy)),
      ),
    );
  }

  /** Throws unless a backend has returned a hash. In a module, keeps only keys in the module's own namespace. */
  validateHash(value: Value, subject: () => string): PuppetHash {
    const hash = this.#lookups.assertHash(value, subject);
    const module = this.moduleName;
    if (module === undefined) return hash;
    return PuppetHash.of(
      [...hash].filter(([key]) => {
        if (key === 'lookup_options') return true;
        // Puppet calls `start_with?` on each key. Ruby raises NoMethodError for a key that is not a string.
        if (typeof key !== 'string') throw noMethod('start_with?', key);
        if (key.startsWith(`${module}::`)) return true;
        const message = `${subject()} must use keys qualified with the name of the module`;
        this.#lookups.warn(`Module '${module}': ${message}; got ${key}`);
        return false;
      }),
    );
  }

  /**
   * Returns the levels for the scope. Resolves them again if a variable that the configuration interpolates has
   * changed.
   */
  #levels(invocation: Invocation): CreatedLevels {
    if (this.#made !== undefined) {
      if (this.#isStable(this.#made, invocation)) return this.#made;
      invocation.explainer?.text(
        'Hiera configuration recreated due to change of scope variables used in interpolation expressions',
      );
    }
    // Uses another invocation, because Puppet neither explains the resolution of levels nor counts it as recursion.
    const collecting = new Invocation(invocation.scope, undefined);
    collecting.interpolations = new Map();
    try {
      const levels = makeLevels(this.#lookups, this, collecting, false);
      const defaults = this.hasDefaults ? makeLevels(this.#lookups, this, collecting, true) : [];
      this.#made = { levels, defaults, interpolations: [...collecting.interpolations.values()] };
      this.#notice(this.#made);
    } catch (error) {
      throw this.#asConfigError(error);
    }
    return this.#made;
  }

  #notice({ levels, defaults }: CreatedLevels): void {
    const { layer } = this.config;
    if (levels.length + defaults.length === 0) return;
    this.#lookups.evaluator.host.files.noticed?.({
      kind: 'hierarchy',
      layer: layer.kind === 'module' ? `module ${layer.name}` : layer.kind,
      levels: [...levels, ...defaults].map(({ options: { name, locations = [] } }) => ({
        name,
        files: locations.flatMap(({ path, exists, isUri }) => (exists && isUri !== true ? [normalizePath(path)] : [])),
      })),
    });
  }

  #isStable({ interpolations }: CreatedLevels, invocation: Invocation): boolean {
    return interpolations.every(({ rootKey, segments, value }) => {
      const found = lookupVariable(this.#lookups.evaluator, rootKey, invocation.scope);
      let now: Value = found === MISSING ? undefined : found;
      for (const segment of segments) {
        if (now === undefined) break;
        const step = stepInto(now, segment, rootKey);
        now = step.kind === 'found' ? step.value : undefined;
      }
      return now === value || hashKey(now) === hashKey(value);
    });
  }

  /**
   * Converts an error such as an unknown variable to an error of the configuration. Without this, it would be an error
   * of the code that calls lookup.
   */
  #asConfigError(error: unknown): unknown {
    if (!(error instanceof PuppetError)) return error;
    if (error.code.startsWith('HIERA_INTERPOLATION') && error.place === undefined) {
      return configError(this.config, error.issue);
    }
    if (!hieraIssues.unknownVariable.is(error.issue)) return error;
    const { name } = error.issue.args;
    const line = lineMatching(this.config, new RegExp(`%\\{['"]?${escapePattern(name)}['"]?\\}`));
    return configError(this.config, hieraIssues.undefinedVariable({ name }), line);
  }
}
