import { hieraIssues } from '../diagnostics/issues/hiera.ts';
import type { ErrorPlace } from '../diagnostics/puppet-error.ts';
import type { Scope } from '../evaluator/scope/scope.ts';
import { PuppetHash, type Value } from '../values/value.ts';
import { asLookupError, DataError } from './errors.ts';
import type { Explainer, ExplainOutcome, ExplainSubject, RecordedSteps } from './explain/explain.ts';
import type { LookupKey, Segment } from './lookup-key.ts';

/** A variable that a configuration interpolates. If its value changes, the levels must be resolved again. */
export interface ScopeInterpolation {
  readonly rootKey: string;
  readonly segments: readonly Segment[];
  readonly value: Value;
}

/** Result of looking up a key that occurs in an interpolation such as `%{lookup('key')}`. */
export interface InterpolatedKey {
  readonly value: Value;
  /**
   * Steps of the second lookup of the key, to show for all later lookups. The steps of the first lookup cannot be
   * repeated, because they contain the search for `lookup_options`, which Puppet shows only once.
   */
  readonly steps: RecordedSteps | undefined;
}

export interface InvocationOptions {
  readonly overrides?: PuppetHash | undefined;
  readonly defaults?: PuppetHash | undefined;
  readonly explainer?: Explainer | undefined;
  readonly isGlobalOnly?: boolean;
  readonly calledAt?: ErrorPlace | undefined;
  /** Results of interpolated keys that an enclosing invocation has already looked up. */
  readonly interpolatedKeys?: Map<string, InterpolatedKey>;
}

export class Invocation {
  readonly scope: Scope;
  readonly overrides: PuppetHash;
  readonly defaults: PuppetHash;
  readonly explainer: Explainer | undefined;
  readonly isGlobalOnly: boolean;
  /** Place of the call in code. Undefined for parameters of classes, and for keys that data interpolates. */
  readonly calledAt: ErrorPlace | undefined;
  /**
   * Results of the keys that data interpolates. Without this cache, the number of lookups would be exponential if each
   * key interpolates the next one twice. The results remain valid because no code changes the data between two lookups
   * of one invocation.
   */
  readonly interpolatedKeys: Map<string, InterpolatedKey>;
  /** Keys being looked up, outermost first. */
  readonly #names: string[];
  topKey: LookupKey | undefined;
  moduleName: string | undefined;
  /** Place of the value that was found last, in its data file. */
  foundAt: { readonly path: string; readonly key: LookupKey } | undefined;
  /** Variables that a configuration reads. Set only while a configuration is resolved. */
  interpolations: Map<string, ScopeInterpolation> | undefined;
  /** True while the paths of a configuration are interpolated. An unknown variable is then a warning, not an error. */
  isLenient = false;

  /**
   * Creates an invocation.
   * @param outer the enclosing invocation. The new invocation uses its explainer, and checks for recursion include its
   * keys.
   */
  constructor(scope: Scope, outer: Invocation | undefined, options: InvocationOptions = {}) {
    this.scope = scope;
    this.overrides = options.overrides ?? PuppetHash.empty;
    this.defaults = options.defaults ?? PuppetHash.empty;
    this.explainer = outer === undefined ? options.explainer : outer.explainer;
    this.isGlobalOnly = options.isGlobalOnly === true || outer?.isGlobalOnly === true;
    this.calledAt = options.calledAt;
    this.interpolatedKeys = options.interpolatedKeys ?? new Map();
    this.#names = outer === undefined ? [] : [...outer.#names];
  }

  /** Calls `run` while a key is being looked up. Throws if the key is already being looked up. */
  check<T>(name: string, run: () => T): T {
    if (this.#names.includes(name)) {
      const issue = hieraIssues.recursive({ stack: this.#names });
      throw new DataError(issue, 'Puppet::DataBinding::RecursiveLookupError');
    }
    this.#names.push(name);
    try {
      return run();
    } catch (error) {
      throw asLookupError(error);
    } finally {
      this.#names.pop();
    }
  }

  within<T>(subject: ExplainSubject, run: () => T): T {
    return this.explainer === undefined ? run() : this.explainer.within(subject, run);
  }

  leniently<T>(run: () => T): T {
    this.isLenient = true;
    try {
      return run();
    } finally {
      this.isLenient = false;
    }
  }

  report(outcome: ExplainOutcome): void {
    this.explainer?.report(outcome);
  }

  found(key: string, value: Value): Value {
    this.explainer?.report({ kind: 'found', key, value });
    return value;
  }

  notFound(key: string): void {
    this.explainer?.report({ kind: 'not_found', key });
  }
}
