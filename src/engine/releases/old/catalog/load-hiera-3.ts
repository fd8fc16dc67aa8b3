/** A `hiera.yaml` of Hiera 3 as a configuration of version 5 that finds the same data (`hiera/config.rb` of Hiera 3). */
import { rubyToString } from '../../../formatting/ruby-inspect.ts';
import { isArray, isHash, PuppetHash, type Value } from '../../../values/value.ts';
import { loadYaml } from '../../../yaml/load-yaml.ts';
import type { DataFiles } from '../../../hiera/data-files.ts';
import type { HieraConfig, Layer } from '../../../hiera/config/config.ts';

const PATH = 'hiera.yaml';
/** Where Hiera 3 looks for data unless it is told. */
const DATA_FOLDER = '/var/lib/hiera';
/** The backends of Hiera 3, and hiera-eyaml's: the function of a level that reads the same files, how it is named there, and their extension. */
const BACKENDS: Readonly<Record<string, { readonly by: string; readonly reads: string; readonly extension: string }>> =
  {
    yaml: { by: 'data_hash', reads: 'yaml_data', extension: 'yaml' },
    json: { by: 'data_hash', reads: 'json_data', extension: 'json' },
    eyaml: { by: 'lookup_key', reads: 'eyaml_lookup_key', extension: 'eyaml' },
  };

/** The configuration of the environment's `hiera.yaml`; of Hiera's defaults where it has none. */
export function loadHiera3Config(files: DataFiles, layer: Layer): HieraConfig {
  const text = files.has(PATH) ? files.read(PATH) : '';
  const loaded = text === '' ? undefined : loadYaml(text, PATH);
  const given = withoutColons(loaded?.kind === 'loaded' && isHash(loaded.value) ? loaded.value : PuppetHash.empty);
  const hierarchy = textsOf(given.get('hierarchy') ?? 'common');
  const levels = textsOf(given.get('backends') ?? 'yaml').flatMap((name) => {
    const backend = BACKENDS[name];
    if (backend === undefined) return [];
    const options = given.get(name);
    const folder = (isHash(options) ? options.get('datadir') : undefined) ?? DATA_FOLDER;
    // The option of eyaml is `:extension`, or `:extension: .yaml`.
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

/** Names of settings are symbols in Ruby, and may be written with their colon. */
function withoutColons(hash: PuppetHash): PuppetHash {
  return PuppetHash.of(
    Array.from(hash, ([key, value]) => [
      rubyToString(key).replace(/^:/, ''),
      isHash(value) ? withoutColons(value) : value,
    ]),
  );
}

function textsOf(value: Value): readonly string[] {
  return isArray(value) ? value.map(rubyToString) : [rubyToString(value)];
}
