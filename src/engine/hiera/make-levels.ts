/** From a configuration to levels that can be asked, for one scope (`create_configured_data_providers`). */
import { hieraIssues } from '../diagnostics/issues/hiera.ts';
import { rubyToString } from '../values/ruby-inspect.ts';
import { isHash, PuppetHash } from '../values/value.ts';
import { checkNames, configError, hashesIn, hashIn, lineMatching, textIn, textsIn } from './config/config.ts';
import { functionOf } from './config/load-config.ts';
import { locationAt, type LocationContext, locationsOf } from './config/locations.ts';
import { joinPath } from './data-files.ts';
import { interpolate } from './interpolate.ts';
import type { Invocation } from './invocation.ts';
import type { LayerProvider } from './layer-provider.ts';
import { Level } from './level.ts';
import type { Lookups } from './lookups.ts';

/** @param defaults whether the levels of `default_hierarchy` are wanted instead of those of `hierarchy` */
export function makeLevels(
  lookups: Lookups,
  provider: LayerProvider,
  invocation: Invocation,
  defaults: boolean,
): readonly Level[] {
  const { config } = provider;
  const context: LocationContext = { host: lookups, files: lookups.files, config, invocation };
  const declared = hashesIn(config.content, defaults ? 'default_hierarchy' : 'hierarchy');
  return declared.flatMap((level) =>
    config.version === 4
      ? [makeVersion4(lookups, provider, context, level)]
      : makeLevel(lookups, provider, context, level),
  );
}

function makeLevel(
  lookups: Lookups,
  provider: LayerProvider,
  context: LocationContext,
  level: PuppetHash,
): readonly Level[] {
  const { config, invocation } = context;
  checkDistinct(context, level);
  const defaults = hashIn(config.content, 'defaults') ?? PuppetHash.empty;
  const backend = functionOf(level, defaults);
  if (backend === undefined) return [];
  const folder = joinPath(config.root, textIn(level, 'datadir') ?? textIn(defaults, 'datadir') ?? 'data');
  const datadir = rubyToString(interpolate(lookups, folder, invocation, false));
  const locations = invocation.leniently(() => locationsOf(context, level, datadir));
  if (config.path === undefined && locations?.length === 0) return [];
  const options = hashIn(level, 'options') ?? hashIn(defaults, 'options') ?? PuppetHash.empty;
  const resolved = interpolate(lookups, options, invocation, false);
  return [
    new Level(lookups, provider, {
      name: textIn(level, 'name') ?? '',
      kind: backend.kind,
      functionName: backend.name,
      options: isHash(resolved) ? resolved : options,
      locations,
    }),
  ];
}

/** Fails at the second of two levels with one name, when the first has been made already. */
function checkDistinct({ config }: LocationContext, level: PuppetHash): void {
  for (const key of ['hierarchy', 'default_hierarchy']) {
    const all = hashesIn(config.content, key);
    const index = all.indexOf(level);
    if (index === -1) continue;
    const names = all.slice(0, index + 1).map((each) => textIn(each, 'name') ?? '');
    checkNames(config, names, (firstLine, name) => hieraIssues.hierarchyNameTwice({ name, firstLine }));
  }
}

function makeVersion4(lookups: Lookups, provider: LayerProvider, context: LocationContext, level: PuppetHash): Level {
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
  return new Level(lookups, provider, {
    name,
    kind: 'data_hash',
    functionName: `${backend}_data`,
    options: PuppetHash.empty,
    locations: declared.map((path) => locationAt(context, datadir, path, path, `.${backend}`)),
  });
}
