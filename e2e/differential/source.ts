/** Inputs of a differential run: an expression, or the files of a case. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

export const KINDS = ['expressions', 'programs', 'mutations'] as const;
export type Kind = (typeof KINDS)[number];

/** Files of an environment by path. `case.json` contains the options of the case. */
export type Files = ReadonlyMap<string, string>;

export type Source =
  | { readonly form: 'expression'; readonly text: string }
  | { readonly form: 'case'; readonly files: Files };

export interface Input {
  readonly kind: Kind;
  /** Seed from which the generator creates the same input again. */
  readonly seed: number;
  readonly source: Source;
}

export const MANIFEST = 'manifests/site.pp';
export const OPTIONS = 'case.json';

/** Creates a case with this manifest. `stage` is the last stage that runs. */
export function caseOf(manifest: string, stage?: 'compile' | 'graph', others: Files = new Map()): Source {
  const options: readonly (readonly [string, string])[] =
    stage === undefined ? [] : [[OPTIONS, JSON.stringify({ stage })]];
  return { form: 'case', files: new Map([[MANIFEST, manifest], ...options, ...others]) };
}

/** Returns whether a case is applied, which needs a file system of its own. */
export function isApplied(files: Files): boolean {
  return !/"stage"\s*:/.test(files.get(OPTIONS) ?? '');
}

export function sizeOf(source: Source): number {
  if (source.form === 'expression') return source.text.length;
  return [...source.files.values()].reduce((sum, text) => sum + text.length, 0);
}

/** Returns a string that is equal for equal sources. */
export function keyOf(source: Source): string {
  return source.form === 'expression' ? source.text : JSON.stringify([...source.files]);
}

/** Writes the files of a case into a folder. */
export function layOut(files: Files, folder: string): void {
  for (const [path, content] of files) {
    const file = join(folder, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content);
  }
}
