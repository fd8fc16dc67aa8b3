/**
 * Converts a `hiera.yaml` of Hiera 3 to a configuration of version 5 that finds the same data (`hiera/config.rb` of
 * Hiera 3).
 */
import { rubyToString } from '../../../formatting/ruby-inspect.ts';
import { isArray, isHash, PuppetHash, type Value } from '../../../values/value.ts';
import { loadYaml } from '../../../yaml/load-yaml.ts';
import type { DataFiles } from '../../../hiera/data/data-files.ts';
import type { HieraConfig, Layer } from '../../../hiera/config/config.ts';

const PATH = 'hiera.yaml';
const DATA_FOLDER = '/var/lib/hiera';
/**
 * Backends of Hiera 3 and hiera-eyaml. For each one: the function of version 5 that reads the same files, the key that
 * names this function in a configuration, and the extension of the files.
 */
const BACKENDS: Readonly<Record<string, { readonly by: string; readonly reads: string; readonly extension: string }>> =
  {
    yaml: { by: 'data_hash', reads: 'yaml_data', extension: 'yaml' },
    json: { by: 'data_hash', reads: 'json_data', extension: 'json' },
    eyaml: { by: 'lookup_key', reads: 'eyaml_lookup_key', extension: 'eyaml' },
  };

/** Loads the environment's `hiera.yaml`. Uses Hiera's defaults if there is none. */
export function loadHiera3Config(files: DataFiles, layer: Layer): HieraConfig {
  const text = files.has(PATH) ? files.read(PATH) : '';
  const loaded = text === '' ? undefined : loadYaml(text, PATH);
  const given = withoutColons(loaded?.kind === 'loaded' && isHash(loaded.value) ? loaded.value : PuppetHash.empty);
  const hierarchy = toStrings(given.get('hierarchy') ?? 'common');
  const levels = toStrings(given.get('backends') ?? 'yaml').flatMap((name) => {
    const backend = BACKENDS[name];
    if (backend === undefined) return [];
    const options = given.get(name);
    const folder = (isHash(options) ? options.get('datadir') : undefined) ?? DATA_FOLDER;
    // eyaml has an option `:extension`, whose value may begin with a dot.
    const own = name === 'eyaml' && isHash(options) ? options.get('extension') : undefined;
    const extension = own === undefined ? backend.extension : rubyToString(own).replace(/^\./, '');
    return hierarchy.map((path) =>
      PuppetHash.fromObject({
        name: `${name}: ${path}`,
        [backend.by]: backend.reads,
        datadir: folder,
        path: `${path}.${extension}`,
      }),
    );
  });
  const content = PuppetHash.fromObject({ version: 5n, hierarchy: levels });
  return { version: 5, path: files.has(PATH) ? PATH : undefined, root: '', text, content, layer };
}

/**
 * Removes leading colons from the names of settings. The names are symbols in Ruby, and a symbol in YAML may begin with
 * a colon.
 */
function withoutColons(hash: PuppetHash): PuppetHash {
  return PuppetHash.of(
    Array.from(hash, ([key, value]) => [
      rubyToString(key).replace(/^:/, ''),
      isHash(value) ? withoutColons(value) : value,
    ]),
  );
}

function toStrings(value: Value): readonly string[] {
  return isArray(value) ? value.map(rubyToString) : [rubyToString(value)];
}
