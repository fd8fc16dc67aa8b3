/** Lists the files that a first visit loads before the editor is usable, from the manifest of the build. */

/**
 * Chunk in Vite's manifest (https://vite.dev/guide/backend-integration), with only the properties that this file uses.
 */
export interface ManifestChunk {
  readonly file: string;
  readonly imports?: readonly string[];
  readonly dynamicImports?: readonly string[];
  readonly css?: readonly string[];
  /** Fonts and images that the chunk's code or stylesheets mention. */
  readonly assets?: readonly string[];
}

export type Manifest = Readonly<Record<string, ManifestChunk>>;

/**
 * Returns the files of some entries and of their static imports: code, stylesheets, fonts.
 *
 * @throws if the manifest does not contain an entry, because a renamed module would otherwise make the site look
 * smaller
 */
export function collectFiles(manifest: Manifest, entries: readonly string[]): ReadonlySet<string> {
  const files = new Set<string>();
  const seen = new Set<string>();
  const visit = (key: string): void => {
    if (seen.has(key)) return;
    seen.add(key);
    const chunk = manifest[key];
    if (chunk === undefined) throw new Error(`The build has no chunk ${key}.`);
    for (const file of [chunk.file, ...(chunk.css ?? []), ...(chunk.assets ?? [])]) files.add(file);
    for (const next of chunk.imports ?? []) visit(next);
  };
  for (const entry of entries) visit(entry);
  return files;
}
