/** Finds the places of keys and levels in data files and configurations. Each file is read once. */
import type { SourcePlace } from '../../diagnostics/span.ts';
import type { DataFiles } from './data-files.ts';
import type { LookupKey } from '../lookup-key.ts';
import { loadYaml } from '../../yaml/load-yaml.ts';
import type { YamlNode } from '../../yaml/parser.ts';
import { findOffset, rootOffsets } from '../../yaml/value-offsets.ts';

interface Positions {
  readonly root: YamlNode | undefined;
  readonly offsets: ReadonlyMap<string, number>;
}

export class DataPlaces {
  readonly #files: DataFiles;
  readonly #positions = new Map<string, Positions>();

  constructor(files: DataFiles) {
    this.#files = files;
  }

  /** Returns the place of a key. Returns undefined if the file is not YAML. */
  ofKey(path: string, key: LookupKey): SourcePlace | undefined {
    if (!/\.ya?ml$/.test(path)) return undefined;
    const { root, offsets } = this.#positionsIn(path);
    const offset =
      key.segments.length === 0 ? offsets.get(key.rootKey) : findOffset(root, [key.rootKey, ...key.segments]);
    return offset === undefined ? undefined : this.#files.placeOf(path, offset);
  }

  /** Returns the place of a level in a `hiera.yaml`. Returns undefined for a level of the default configuration. */
  ofLevel(path: string | undefined, hierarchy: string, index: number): SourcePlace | undefined {
    if (path === undefined || !this.#files.has(path)) return undefined;
    const offset = findOffset(this.#positionsIn(path).root, [hierarchy, BigInt(index)]);
    return offset === undefined ? undefined : this.#files.placeOf(path, offset);
  }

  #positionsIn(path: string): Positions {
    let known = this.#positions.get(path);
    if (known === undefined) {
      const loaded = loadYaml(this.#files.read(path), path);
      const root = loaded.kind === 'loaded' ? loaded.root : undefined;
      this.#positions.set(path, (known = { root, offsets: rootOffsets(root) }));
    }
    return known;
  }
}
