/**
 * Data of an environment or a module that names a provider instead of having a `hiera.yaml` of version 5:
 * `environment_data_provider` in `environment.conf`, `data_provider` in `metadata.json` (`initialize_env_provider` and
 * `initialize_module_provider` in `pops/lookup/lookup_adapter.rb`).
 */
import { readSetting } from '../../diagnostics/environment-conf.ts';
import { hieraIssues } from '../../diagnostics/issues/hiera.ts';
import { PuppetError } from '../../diagnostics/puppet-error.ts';
import { loadJson } from '../../ruby-like/json.ts';
import { isHash, PuppetHash } from '../../values/value.ts';
import type { Lookups, ReadDataConfig } from '../lookups.ts';
import type { HieraConfig, LocalLayer } from './config.ts';

interface OldProvider {
  readonly name: string;
  readonly file: string;
  readonly folder: string;
}

/** Puppet's deprecation messages for the setting that names a provider, by layer. */
const SETTINGS = {
  environment: {
    inFile: (name: string) => `Defining environment_data_provider='${name}' in environment.conf is deprecated`,
    isObsolete: '',
  },
  module: {
    inFile: (name: string) => `Defining "data_provider": "${name}" in metadata.json is deprecated`,
    isObsolete: ". It is ignored since a 'hiera.yaml' with version >= 5 is present",
  },
} as const;

/**
 * Returns the configuration of an environment or a module. `folder` is its folder, which ends with a slash unless it is
 * empty. Returns undefined if the layer has no data.
 */
export function readLayerConfig(
  lookups: Lookups,
  layer: LocalLayer,
  folder: string,
  readConfig: ReadDataConfig,
): HieraConfig | undefined {
  const path = `${folder}hiera.yaml`;
  const config = lookups.files.has(path) ? readConfig(lookups, path, layer) : undefined;
  const provider = findProvider(lookups, layer, folder);
  if (provider === undefined) return config;
  if (config?.version === 5) {
    warnOfIgnored(lookups, layer.kind, provider, path);
    return config;
  }
  const instead = config === undefined ? " A 'hiera.yaml' file should be used instead" : '';
  warn(lookups, provider, 'data_provider', `${SETTINGS[layer.kind].inFile(provider.name)}.${instead}`);
  switch (provider.name) {
    case 'none':
      return undefined;
    case 'hiera':
      return config ?? readConfig(lookups, path, layer);
    case 'function':
      return functionConfig(lookups, layer, folder);
    default:
      throw new PuppetError(
        hieraIssues.noOldProvider({ where: layer.kind, name: provider.name }),
        undefined,
        'Puppet::Error',
      );
  }
}

function findProvider(lookups: Lookups, layer: LocalLayer, folder: string): OldProvider | undefined {
  const { files, release } = lookups.evaluator.host;
  const isInEnvironment = layer.kind === 'environment';
  if (!release.has(isInEnvironment ? 'data provider of environment.conf' : 'data provider of metadata.json'))
    return undefined;
  const file = isInEnvironment ? 'environment.conf' : `${folder}metadata.json`;
  const name = isInEnvironment
    ? readSetting((path) => files.read(path), 'environment_data_provider')
    : readMetadata(files.read(file));
  return name === undefined ? undefined : { name, file, folder };
}

function readMetadata(text: string | undefined): string | undefined {
  const loaded = text?.includes('"data_provider"') === true ? loadJson(text) : undefined;
  const value = loaded?.kind === 'loaded' && isHash(loaded.value) ? loaded.value.get('data_provider') : undefined;
  return typeof value === 'string' ? value : undefined;
}

function warnOfIgnored(lookups: Lookups, where: keyof typeof SETTINGS, provider: OldProvider, path: string): void {
  const { inFile, isObsolete } = SETTINGS[where];
  warn(lookups, provider, 'data_provider', inFile(provider.name) + isObsolete);
  if (where === 'module' || provider.name === 'hiera') return;
  const message = `The environment_data_provider='${provider.name}' setting is ignored since '${path}' version >= 5`;
  warn(lookups, provider, 'data_provider_overridden', message);
}

function warn(lookups: Lookups, { file }: OldProvider, key: string, message: string): void {
  if (lookups.evaluator.host.settings.strict === 'off') return;
  lookups.warnOnce(`${file}#${key}`, message, file);
}

/** The configuration of data that a function without parameters returns (`v4_function_config`). */
function functionConfig(lookups: Lookups, layer: LocalLayer, folder: string): HieraConfig {
  const name = `${layer.kind === 'module' ? layer.name : 'environment'}::data`;
  if (lookups.evaluator.host.settings.strict !== 'off') {
    const message = `Using of legacy data provider function '${name}'. Please convert to a 'data_hash' function`;
    lookups.warnOnce('legacy_provider_function', message);
  }
  const level = PuppetHash.fromObject({ name: `Legacy function '${name}'`, v4_data_hash: name });
  const content = PuppetHash.fromObject({ version: 5n, hierarchy: [level] });
  return { version: 5, path: undefined, root: folder.replace(/\/$/, ''), text: '', content, layer };
}
