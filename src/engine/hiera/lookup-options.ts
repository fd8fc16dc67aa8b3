/** Lookup options (`lookup_options`), which data defines for single keys or patterns of keys. */
import { hieraIssues } from '../diagnostics/issues/hiera.ts';
import { formatPlace, PuppetError } from '../diagnostics/puppet-error.ts';
import { nameResolver } from '../evaluator/type-names.ts';
import { parseTypeString } from '../types/parse.ts';
import { programString } from '../formatting/display.ts';
import { compileRegexp } from '../values/regexp/regexp.ts';
import { isArray, isHash, PuppetHash, TypeValue, type Value } from '../values/value.ts';
import { lookupError } from './errors.ts';
import { type Found, NOT_FOUND } from './not-found.ts';
import { Invocation } from './invocation.ts';
import type { LayerProvider } from './layer-provider.ts';
import { LookupKey } from './lookup-key.ts';
import type { Lookups } from './lookups.ts';
import { hashMerge, lookupMerged, mergeTwo } from './merge.ts';
import { rubyToString } from '../formatting/ruby-inspect.ts';

const OPTIONS_KEY = new LookupKey('lookup_options');

interface CompiledOptions {
  readonly keys: PuppetHash;
  readonly patterns: readonly (readonly [RegExp, Value])[];
}

export class LookupOptionsTable {
  readonly #lookups: Lookups;
  readonly #byModule = new Map<string | undefined, CompiledOptions | undefined>();
  readonly #ofDefaults = new Map<string, CompiledOptions | undefined>();
  #ofGlobal: { readonly options: PuppetHash | undefined } | undefined;
  #ofEnvironment: { readonly options: PuppetHash | undefined } | undefined;

  constructor(lookups: Lookups) {
    this.#lookups = lookups;
  }

  of(key: LookupKey, invocation: Invocation): PuppetHash | undefined {
    const { moduleName } = key;
    if (!this.#byModule.has(moduleName)) this.#byModule.set(moduleName, this.#retrieve(moduleName, invocation));
    return optionsFor(key, this.#byModule.get(moduleName));
  }

  ofDefaults(key: LookupKey, module: string, provider: LayerProvider, invocation: Invocation): PuppetHash | undefined {
    if (!this.#ofDefaults.has(module)) {
      const meta = this.#lookups.begin(invocation.scope);
      const found = this.#lookups.within(meta, OPTIONS_KEY, module, () =>
        invocation.within({ kind: 'scope', name: 'Searching for "lookup_options"' }, () =>
          provider.lookupDefault(OPTIONS_KEY, meta, hashMerge),
        ),
      );
      this.#ofDefaults.set(module, compileOptions(validated(found, module)));
    }
    return optionsFor(key, this.#ofDefaults.get(module));
  }

  #retrieve(module: string | undefined, invocation: Invocation): CompiledOptions | undefined {
    const lookups = this.#lookups;
    const meta = new Invocation(invocation.scope, lookups.current, { explainer: invocation.explainer });
    return lookups.within(meta, OPTIONS_KEY, invocation.moduleName, () =>
      meta.within({ kind: 'meta', key: 'lookup_options' }, () => {
        const shared = this.#environmentOptions(meta);
        if (module === undefined || meta.isGlobalOnly) return compileOptions(shared);
        if (!this.#byModule.has(undefined)) this.#byModule.set(undefined, compileOptions(shared));
        const found = lookups.inLayer('module', OPTIONS_KEY, meta, hashMerge);
        return compileOptions(joinOptions(shared, validated(found, module), module, meta));
      }),
    );
  }

  #globalOptions(meta: Invocation): PuppetHash | undefined {
    if (this.#ofGlobal === undefined) {
      // Values in lookup options may call lookup. As in Puppet, these lookups ignore lookup options.
      this.#ofGlobal = { options: undefined };
      const found = this.#lookups.inLayer('global', OPTIONS_KEY, meta, hashMerge);
      this.#ofGlobal = { options: validated(found, undefined) };
    }
    return this.#ofGlobal.options;
  }

  #environmentOptions(meta: Invocation): PuppetHash | undefined {
    if (this.#ofEnvironment === undefined) {
      const lookups = this.#lookups;
      const global = this.#globalOptions(meta);
      const own = meta.isGlobalOnly
        ? undefined
        : validated(lookups.inLayer('environment', OPTIONS_KEY, meta, hashMerge), undefined);
      const merged = global === undefined || own === undefined ? (global ?? own) : mergeTwo(hashMerge, global, own);
      this.#ofEnvironment = { options: isHash(merged) ? merged : undefined };
    }
    return this.#ofEnvironment.options;
  }
}

/** Merges options of a module into those of the global layer and the environment, which take precedence. */
function joinOptions(
  shared: PuppetHash | undefined,
  own: PuppetHash | undefined,
  module: string,
  meta: Invocation,
): PuppetHash | undefined {
  if (shared === undefined || own === undefined) return shared ?? own;
  const places = [
    { name: 'Global and Environment', options: shared },
    { name: `Module ${module}`, options: own },
  ];
  const merged = lookupMerged(hashMerge, places, meta, ({ name, options }) =>
    meta.within({ kind: 'scope', name }, () => meta.found('lookup_options', options)),
  );
  return merged !== NOT_FOUND && isHash(merged) ? merged : shared;
}

function validated(found: Found, module: string | undefined): PuppetHash | undefined {
  if (found === NOT_FOUND || found === undefined) return undefined;
  if (!isHash(found)) throw lookupError(hieraIssues.optionsNotHash());
  if (module === undefined) return found;
  for (const key of found.keys()) {
    const text = rubyToString(key);
    if (text.startsWith('^')) {
      if (!text.startsWith(`${module}::`, 1)) throw lookupError(hieraIssues.optionPatternsOfOtherModule({ module }));
    } else if (!text.startsWith(`${module}::`)) throw lookupError(hieraIssues.optionsOfOtherModule({ module }));
  }
  return found;
}

function compileOptions(options: PuppetHash | undefined): CompiledOptions | undefined {
  if (options === undefined) return undefined;
  const entries = [...options].map(([key, value]) => [rubyToString(key), value] as const);
  return {
    keys: PuppetHash.of(entries.filter(([key]) => !key.startsWith('^'))),
    patterns: entries
      .filter(([key]) => key.startsWith('^'))
      .map(([key, value]) => [compileRegexp(key), value] as const),
  };
}

/**
 * Returns the options of a key. Options for exactly this key take precedence over patterns. The first pattern that
 * matches is used.
 */
function optionsFor(key: LookupKey, options: CompiledOptions | undefined): PuppetHash | undefined {
  if (options === undefined) return undefined;
  const own = options.keys.get(key.rootKey);
  const value = own === undefined ? options.patterns.find(([pattern]) => pattern.test(key.rootKey))?.[1] : own;
  return isHash(value) ? value : undefined;
}

/**
 * Applies the lookup option `convert_to` to a value. The option contains a type, and possibly more arguments for `new`.
 */
export function convertResult(
  lookups: Lookups,
  invocation: Invocation,
  key: string,
  value: Value,
  convertTo: Value,
): Value {
  if (convertTo === undefined) return value;
  const list: readonly Value[] = isArray(convertTo) ? convertTo : [convertTo];
  const [wanted, ...rest] = list;
  const { evaluator } = lookups;
  let type: Value = wanted;
  if (typeof wanted === 'string') {
    try {
      type = new TypeValue(parseTypeString(wanted, nameResolver(evaluator)));
    } catch (error) {
      if (!(error instanceof PuppetError)) throw error;
      throw lookupError(hieraIssues.convertTypeText({ key, source: wanted, detail: error.message }));
    }
  }
  try {
    const converted = evaluator.callFunction('new', [type, value, ...rest], { scope: invocation.scope, place: {} });
    const given: readonly Value[] = [type, ...rest];
    invocation.explainer?.text(`Applying convert_to lookup_option with arguments ${programString(given)}`);
    return converted;
  } catch (error) {
    if (!(error instanceof PuppetError)) throw error;
    const detail = error.message + formatPlace(error.place);
    throw lookupError(hieraIssues.convertFailed({ key, detail }));
  }
}
