/** Resolves a configuration for one scope to levels that can be searched (`create_configured_data_providers`). */
import type { SourcePlace } from '../diagnostics/span.ts';
import { hieraIssues } from '../diagnostics/issues/hiera.ts';
import { rubyToString } from '../formatting/ruby-inspect.ts';
import { isHash, PuppetHash } from '../values/value.ts';
import { checkNames, configError, hashesIn, hashIn, lineMatching, textIn, textsIn } from './config/config.ts';
import { findDataFunction } from './config/load-config.ts';
import { locationAt, type LocationContext, resolveLocations } from './config/locations.ts';
import { joinPath } from './data/data-files.ts';
import { interpolate } from './interpolate.ts';
import type { Invocation } from './invocation.ts';
import type { LayerProvider } from './layer-provider.ts';
import { Level, type LevelOptions } from './level.ts';
import type { Lookups } from './lookups.ts';

/**
 * Resolves the levels of a configuration.
 * @param defaults true for the levels of `default_hierarchy` instead of `hierarchy`
 */
export function makeLevels(
  lookups: Lookups,
  provider: LayerProvider,
  invocation: Invocation,
  defaults: boolean,
): readonly Level[] {
  const { config } = provider;
  const context: LocationContext = { host: lookups, files: lookups.files, config, invocation };
  const hierarchy = defaults ? 'default_hierarchy' : 'hierarchy';
  return hashesIn(config.content, hierarchy).flatMap((level, index) => {
    const options = config.version === 4 ? version4Options(context, level) : levelOptions(lookups, context, level);
    const place = (): SourcePlace | undefined => lookups.places.ofLevel(config.path, hierarchy, index);
    return options === undefined ? [] : [new Level(lookups, provider, options, place)];
  });
}

/**
 * Resolves one level. Returns undefined for a level without a function. In the default configuration, also returns
 * undefined for a level without data files.
 */
function levelOptions(lookups: Lookups, context: LocationContext, level: PuppetHash): LevelOptions | undefined {
  const { config, invocation } = context;
  checkDistinct(context, level);
  const defaults = hashIn(config.content, 'defaults') ?? PuppetHash.empty;
  const backend = findDataFunction(level, defaults);
  if (backend === undefined) return undefined;
  const folder = joinPath(config.root, textIn(level, 'datadir') ?? textIn(defaults, 'datadir') ?? 'data');
  const datadir = rubyToString(interpolate(lookups, folder, invocation, false));
  const locations = invocation.leniently(() => resolveLocations(context, level, datadir));
  if (config.path === undefined && locations?.length === 0) return undefined;
  const options = hashIn(level, 'options') ?? hashIn(defaults, 'options') ?? PuppetHash.empty;
  const resolved = interpolate(lookups, options, invocation, false);
  return {
    name: textIn(level, 'name') ?? '',
    kind: backend.kind,
    functionName: backend.name,
    options: isHash(resolved) ? resolved : options,
    locations,
  };
}

/**
 * Throws if an earlier level has the same name as `level`. Puppet resolves levels one by one, so an error in an earlier
 * level comes first.
 */
function checkDistinct({ config }: LocationContext, level: PuppetHash): void {
  for (const key of ['hierarchy', 'default_hierarchy']) {
    const all = hashesIn(config.content, key);
    const index = all.indexOf(level);
    if (index === -1) continue;
    const names = all.slice(0, index + 1).map((each) => textIn(each, 'name') ?? '');
    checkNames(config, names, (firstLine, name) => hieraIssues.hierarchyNameTwice({ name, firstLine }));
  }
}

function version4Options(context: LocationContext, level: PuppetHash): LevelOptions {
  const { config } = context;
  checkDistinct(context, level);
  const name = textIn(level, 'name') ?? '';
  const backend = textIn(level, 'backend') ?? '';
  if (backend !== 'json' && backend !== 'yaml') {
    const line = lineMatching(config, new RegExp(`[^\\w]${backend.replace(/\W/g, '\\$&')}(?:[^\\w]|$)`));
    throw configError(config, hieraIssues.noProviderForBackend({ name: backend }), line);
  }
  const declared = level.has('paths') ? textsIn(level, 'paths') : [textIn(level, 'path') ?? name];
  const datadir = joinPath(config.root, textIn(level, 'datadir') ?? textIn(config.content, 'datadir') ?? 'data');
  return {
    name,
    kind: 'data_hash',
    functionName: `${backend}_data`,
    options: PuppetHash.empty,
    locations: declared.map((path) => locationAt(context, datadir, path, path, `.${backend}`)),
  };
}
