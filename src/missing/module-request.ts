import type { SourcePlace } from '../engine/index.ts';

export type RequestSource = 'Puppetfile' | 'metadata.json' | '.fixtures.yml';

export interface ModuleRequest {
  /** The module's own name: `apt`. */
  readonly name: string;
  /** The module's name on the Forge with the author: `puppetlabs/apt`. Absent if the file names no author. */
  readonly slug?: string;
  readonly source: RequestSource;
  /** A version, a range, or `latest`. */
  readonly version?: string;
  readonly git?: string;
  /** Branch, tag or commit of `git`. */
  readonly ref?: string;
  readonly place: SourcePlace;
}

/** Splits `puppetlabs/apt` and `puppetlabs-apt` into the module's name and its Forge slug. */
export function forgeName(text: string): { readonly name: string; readonly slug?: string } {
  const [, author, name] = /^([A-Za-z0-9]+)[-/](\w+)$/.exec(text) ?? [];
  return author === undefined || name === undefined ? { name: text } : { name, slug: `${author}/${name}` };
}
