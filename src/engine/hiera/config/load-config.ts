/** Reads and checks a `hiera.yaml` (`HieraConfig.create`, `HieraConfigV5#validate_config`). */
import { hieraIssues } from '../../diagnostics/issues/hiera.ts';
import { isHash, PuppetHash, type Value } from '../../values/value.ts';
import type { DataFiles } from '../data/data-files.ts';
import { assertType, DataError, lookupError } from '../errors.ts';
import { loadYaml, psychText } from '../../yaml/load-yaml.ts';
import {
  configError,
  DEFAULT_CONTENT,
  hashesIn,
  hashIn,
  type HieraConfig,
  type Layer,
  lineMatching,
} from './config.ts';
import { configType, version3Type } from './config-type.ts';
import { displayString } from '../../formatting/display.ts';

export const FUNCTIONS = ['data_hash', 'lookup_key', 'data_dig', 'hiera3_backend'] as const;
/**
 * Kinds of functions that read data. `v4_data_hash` is a deprecated kind: the function has no parameters, and returns a
 * hash.
 */
export type DataFunctionKind = 'data_hash' | 'lookup_key' | 'data_dig' | 'v4_data_hash';
export const LOCATIONS = ['path', 'paths', 'glob', 'globs', 'uri', 'uris', 'mapped_paths'] as const;
type LocationKey = (typeof LOCATIONS)[number];

interface ConfigLog {
  deprecate(key: string, message: string, file: string): void;
  warn(message: string): void;
}

/**
 * Loads the configuration at a path. Returns undefined if the layer ignores configurations of the file's version.
 * @throws PuppetError with Puppet's message, and with file and line if Puppet reports them
 */
export function loadConfig(
  files: DataFiles,
  path: string,
  layer: Layer,
  strict: 'off' | 'warning' | 'error',
  log: ConfigLog,
): HieraConfig | undefined {
  const root = path.includes('/') ? path.slice(0, path.lastIndexOf('/')) : '';
  if (!files.has(path)) {
    return checkConfig({ version: 5, path: undefined, root, text: '', content: DEFAULT_CONTENT, layer });
  }
  const text = files.read(path);
  const loaded = loadYaml(text, path);
  if (loaded.kind === 'broken') {
    const origin = loaded.offset === undefined ? undefined : files.placeOf(path, loaded.offset);
    throw new DataError(
      hieraIssues.configUnparsable({ detail: psychText(loaded, path) }),
      'Puppet::Error',
      undefined,
      origin,
    );
  }
  let content = PuppetHash.empty;
  if (isHash(loaded.value)) content = loaded.value;
  else {
    log.warn(
      `${path}: File exists but does not contain a valid YAML hash. Falling back to Hiera version 3 default config`,
    );
  }
  const version = parseVersion(content.get('version'));
  const config = { path, root, text, content, layer };
  if (version === 3n) return refuseVersion3(config, strict, log);
  if (version === 5n) return checkConfig({ ...config, version: 5 });
  if (version !== 4n) throw lookupError(hieraIssues.unsupportedVersion({ version }), { file: path });
  if (strict !== 'off') log.deprecate('hiera.yaml', deprecation(path, 4), path);
  const content4 = withDefaults(content, {
    datadir: 'data',
    hierarchy: [PuppetHash.fromObject({ name: 'common', backend: 'yaml' })],
  });
  assertType(describeConfig(path), configType(4), content4);
  if (layer.kind === 'global') throw configError({ path }, hieraIssues.version4Global());
  return { ...config, version: 4, content: content4 };
}

function deprecation(path: string, version: 3 | 4): string {
  return `${path}: Use of 'hiera.yaml' version ${version} is deprecated. It should be converted to version 5`;
}

/** Reads the version of a configuration. Returns 3 if it contains none. */
export function parseVersion(value: Value): bigint {
  if (value === undefined || value === false) return 3n;
  if (typeof value === 'bigint') return value;
  if (typeof value === 'number') return BigInt(Math.trunc(value));
  // Like Ruby's `to_i`, reads the leading digits of a string.
  return typeof value === 'string' ? BigInt(/^\s*[-+]?\d+/.exec(value)?.[0].trim().replace('+', '') ?? '0') : 0n;
}

function refuseVersion3(
  config: Pick<HieraConfig, 'layer' | 'content'> & { readonly path: string },
  strict: 'off' | 'warning' | 'error',
  log: ConfigLog,
): undefined {
  const { path, layer } = config;
  if (strict !== 'off') log.deprecate('hiera.yaml', deprecation(path, 3), path);
  const content = withPlainKeys(config.content);
  const backends = content.get('backends') ?? 'yaml';
  const names = (Array.isArray(backends) ? backends : [backends]).filter((name) => typeof name === 'string');
  assertType(describeConfig(path), version3Type(names), content);
  if (layer.kind === 'global') throw configError(config, hieraIssues.noVersion3());
  if (strict === 'error') throw configError(config, hieraIssues.version3NotGlobal({ where: layer.kind, path }));
  const where = layer.kind === 'environment' ? 'at the environment root' : 'at module root';
  log.deprecate(`version 3 ${path}`, `hiera.yaml version 3 found ${where} was ignored`, path);
  return undefined;
}

/** Converts the symbols of a configuration of version 3 to strings: `:backends:` is `backends`. */
function withPlainKeys(content: PuppetHash): PuppetHash {
  return PuppetHash.of(
    [...content].map(([key, value]) => [typeof key === 'string' ? key.replace(/^:/, '') : key, value]),
  );
}

function withDefaults(content: PuppetHash, defaults: Readonly<Record<string, Value>>): PuppetHash {
  const missing = Object.entries(defaults).filter(([key]) => content.get(key) === undefined);
  return PuppetHash.of([...content, ...missing]);
}

function checkConfig(config: HieraConfig): HieraConfig {
  const content = withDefaults5(config.content);
  assertType(describeConfig(config.path), configType(5), content);
  const full = { ...config, content };
  for (const { check } of listConfigChecks(full)) check();
  return full;
}

export function describeConfig(path: string | undefined): string {
  return `The Lookup Configuration at '${path ?? ''}'`;
}

export function withDefaults5(content: PuppetHash): PuppetHash {
  return withDefaults(content, {
    defaults: DEFAULT_CONTENT.get('defaults'),
    hierarchy: DEFAULT_CONTENT.get('hierarchy'),
  });
}

/** Check of a value in a configuration of version 5. It throws a `DataError`. */
interface ConfigCheck {
  readonly path: readonly (string | bigint)[];
  readonly check: () => void;
}

/**
 * Lists the checks of a configuration in Puppet's order. The caller must already have checked the types of the
 * configuration's values.
 */
export function* listConfigChecks(config: HieraConfig): Iterable<ConfigCheck> {
  const { content } = config;
  const defaults = hashIn(content, 'defaults') ?? PuppetHash.empty;
  yield { path: ['defaults'], check: () => checkDefaults(config, defaults) };
  for (const hierarchy of ['hierarchy', 'plan_hierarchy', 'default_hierarchy']) {
    if (hierarchy === 'default_hierarchy' && content.has(hierarchy)) {
      yield { path: [hierarchy], check: () => checkDefaultHierarchy(config) };
    }
    for (const [index, level] of hashesIn(content, hierarchy).entries())
      yield { path: [hierarchy, BigInt(index)], check: () => checkLevel(config, level, defaults) };
  }
}

function checkDefaultHierarchy(config: HieraConfig): void {
  if (config.layer.kind === 'module') return;
  const line = lineMatching(config, /(?:^|\s+)default_hierarchy:/);
  throw configError(config, hieraIssues.defaultHierarchyNotInModule(), line);
}

function checkDefaults(config: HieraConfig, defaults: PuppetHash): void {
  if (FUNCTIONS.filter((key) => defaults.has(key)).length > 1) {
    throw configError(config, hieraIssues.severalDefaultFunctions());
  }
  const options = hashIn(defaults, 'options');
  for (const key of ['path', 'uri']) {
    if (options?.has(key) === true) throw configError(config, hieraIssues.reservedDefaultOption({ key }));
  }
}

function checkLevel(config: HieraConfig, level: PuppetHash, defaults: PuppetHash): void {
  const name = displayString(level.get('name'));
  const functions = [...FUNCTIONS, 'v4_data_hash'].filter((key) => level.has(key)).length;
  if (functions > 1) throw configError(config, hieraIssues.severalFunctions({ name }));
  if (functions === 0 && !FUNCTIONS.some((key) => defaults.has(key))) {
    throw configError(config, hieraIssues.noFunction({ name }));
  }
  const backend = level.get('hiera3_backend');
  if (typeof backend === 'string') checkHiera3Backend(config, backend);
  if (LOCATIONS.filter((key) => level.has(key)).length > 1) {
    throw configError(config, hieraIssues.severalLocations({ name }));
  }
  const options = hashIn(level, 'options');
  for (const key of ['path', 'uri']) {
    if (options?.has(key) === true) throw configError(config, hieraIssues.reservedOption({ key, name }));
  }
}

function checkHiera3Backend(config: HieraConfig, name: string): void {
  if (config.layer.kind !== 'global') {
    throw configError(config, hieraIssues.hiera3BackendNotGlobal(), lineMatching(config, /\s+hiera3_backend:/));
  }
  if (name === 'json' || name === 'yaml') throw configError(config, hieraIssues.backendReplaced({ name }));
  throw configError(config, hieraIssues.noHiera3Backend({ name }));
}

/** Returns the key by which a level locates its data (`path`, `glob` and so on). Returns undefined if there is none. */
export function findLocationKey(level: PuppetHash): LocationKey | undefined {
  return LOCATIONS.find((key) => level.has(key));
}

/**
 * Returns the kind and the name of the function that reads a level's data. Searches the level, then the `defaults` of
 * the configuration.
 */
export function findDataFunction(
  level: PuppetHash,
  defaults: PuppetHash,
): { readonly kind: DataFunctionKind; readonly name: string } | undefined {
  const legacy = level.get('v4_data_hash');
  if (typeof legacy === 'string') return { kind: 'v4_data_hash', name: legacy };
  for (const holder of [level, defaults]) {
    for (const kind of ['data_hash', 'lookup_key', 'data_dig'] as const) {
      const name = holder.get(kind);
      if (typeof name === 'string') return { kind, name };
    }
  }
  return undefined;
}
