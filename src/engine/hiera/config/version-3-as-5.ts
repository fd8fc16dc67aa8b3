/**
 * Converts a `hiera.yaml` of version 3 to a configuration of version 5 with the same results ("Upgrading to Hiera 5" in
 * Puppet's documentation).
 */
import { isArray, isHash, PuppetHash, type Value } from '../../values/value.ts';
import { loadYaml } from '../../yaml/load-yaml.ts';

const BACKENDS: Readonly<Record<string, { readonly reads: string; readonly extension: string }>> = {
  yaml: { reads: 'data_hash: yaml_data', extension: 'yaml' },
  json: { reads: 'data_hash: json_data', extension: 'json' },
  hocon: { reads: 'data_hash: hocon_data', extension: 'conf' },
  eyaml: { reads: 'lookup_key: eyaml_lookup_key', extension: 'eyaml' },
};

const DEFAULT_FOLDER = 'hieradata';

/**
 * Converts a configuration of version 3 to version 5. Returns undefined for another version, or if a backend has no
 * counterpart in version 5.
 */
export function version3As5(text: string): string | undefined {
  const loaded = loadYaml(text, 'hiera.yaml');
  if (loaded.kind === 'broken' || !isHash(loaded.value)) return undefined;
  const config = loaded.value;
  const version = member(config, 'version');
  if (version !== undefined && version !== 3n) return undefined;
  const names = texts(member(config, 'backends'));
  const levels = texts(member(config, 'hierarchy'));
  const lines = (names.length === 0 ? ['yaml'] : names).map((name) => {
    const backend = Object.hasOwn(BACKENDS, name) ? BACKENDS[name] : undefined;
    return backend === undefined ? undefined : levelLines(name, backend, config, levels);
  });
  if (lines.includes(undefined)) return undefined;
  const merge = toName(member(config, 'merge_behavior'));
  const notes =
    merge === undefined || merge === 'native'
      ? []
      : [
          `# The old configuration merged hashes with "${merge.replaceAll(/\s/g, ' ')}". In version 5, set lookup_options for each key.`,
        ];
  return ['---', ...notes, 'version: 5', 'hierarchy:', ...lines.flatMap((each) => each ?? []), ''].join('\n');
}

function levelLines(
  name: string,
  { reads, extension }: { readonly reads: string; readonly extension: string },
  config: PuppetHash,
  levels: readonly string[],
): readonly string[] {
  const found = member(config, name);
  const settings = isHash(found) ? found : PuppetHash.empty;
  const ending = toName(member(settings, 'extension')) ?? extension;
  const options = ['pkcs7_private_key', 'pkcs7_public_key', 'gpg_gnupghome'].flatMap((key) => {
    const value = toName(member(settings, key));
    return value === undefined ? [] : [`      ${key}: ${JSON.stringify(value)}`];
  });
  return [
    `  - name: ${JSON.stringify(`${name} data`)}`,
    `    ${reads}`,
    `    datadir: ${JSON.stringify(relativizeDirectory(toName(member(settings, 'datadir'))))}`,
    '    paths:',
    ...(levels.length === 0 ? ['common'] : levels).map((level) => `      - ${JSON.stringify(`${level}.${ending}`)}`),
    ...(options.length === 0 ? [] : ['    options:', ...options]),
  ];
}

/** Makes a data folder relative to the environment, where version 5 resolves relative folders. */
function relativizeDirectory(datadir: string | undefined): string {
  const folder = (datadir ?? DEFAULT_FOLDER)
    .replace(/\/+$/, '')
    .replace(/^\/etc\/puppet(?:labs\/code)?\/environments\/[^/]+\//, '')
    .replace(/^\/etc\/puppet(?:labs\/code|labs\/puppet|labs)?\//, '')
    .replace(/^(?:\.\/)+/, '');
  return folder === '' ? DEFAULT_FOLDER : folder;
}

/** Returns the value of a key. In version 3, most keys are symbols with a leading colon. */
function member(hash: PuppetHash, name: string): Value {
  return hash.get(`:${name}`) ?? hash.get(name);
}

function texts(value: Value): readonly string[] {
  const all: readonly Value[] = isArray(value) ? value : [value];
  return all.flatMap((each) => toName(each) ?? []);
}

function toName(value: Value | symbol): string | undefined {
  return typeof value === 'string' && value !== '' ? value.replace(/^:(?=\w)/, '') : undefined;
}
