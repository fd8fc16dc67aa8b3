/** Provides the binary files that a run serves as `puppet:///modules/…`. */
import { isArray, type Catalog, type FileContent, type Value } from '../../engine/index.ts';
import type { KeptBytes } from '../../protocol/engine-api.ts';

/** Returns the bytes of the binary files that a catalog refers to, by path. */
export async function bytesFor(kept: KeptBytes, catalog: Catalog): Promise<ReadonlyMap<string, FileContent>> {
  const sources = sourcesIn(catalog);
  const bytes = new Map<string, FileContent>();
  for (const [path, { pack, at, size }] of Object.entries(kept.files)) {
    const blob = kept.packs[pack];
    if (blob === undefined || !sources.some((source) => isServedBy(path, source))) continue;
    bytes.set(path, new Uint8Array(await blob.slice(at, at + size).arrayBuffer()));
  }
  return bytes;
}

interface ModuleSource {
  readonly module: string;
  /** Path of a file or folder relative to the module's `files/`. */
  readonly inside: string;
}

const MODULE_URI = /^puppet:\/\/[^/]*\/modules\/([^/]+)\/*(.*?)\/*$/;

function sourcesIn({ resources }: Catalog): readonly ModuleSource[] {
  const uris = new Set<string>();
  const add = (value: Value): void => {
    if (typeof value === 'string' && value.startsWith('puppet:')) uris.add(value);
    else if (isArray(value)) value.forEach(add);
  };
  for (const { parameters } of resources) for (const { value } of parameters.values()) add(value);
  return Array.from(uris).flatMap((uri) => {
    const [, module, inside = ''] = MODULE_URI.exec(uri) ?? [];
    return module === undefined ? [] : [{ module, inside }];
  });
}

/**
 * Returns whether a source is this file, or a folder that contains it: `puppet:///modules/web` contains
 * `modules/web/files/logo.png`.
 */
function isServedBy(path: string, { module, inside }: ModuleSource): boolean {
  const folder = `/${module}/files/`;
  const at = path.indexOf(folder);
  if (at < 0) return false;
  const own = path.slice(at + folder.length);
  return inside === '' || own === inside || own.startsWith(`${inside}/`);
}
