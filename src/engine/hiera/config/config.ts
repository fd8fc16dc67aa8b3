/** A parsed and checked `hiera.yaml`, before its levels are resolved for a scope (`pops/lookup/hiera_config.rb`). */
import type { Issue } from '../../diagnostics/issue.ts';
import { isHash, PuppetHash, type Value } from '../../values/value.ts';
import { type DataError, lookupError } from '../errors.ts';

export type Layer = { readonly kind: 'global' } | LocalLayer;

export type LocalLayer = { readonly kind: 'environment' } | { readonly kind: 'module'; readonly name: string };

export interface HieraConfig {
  readonly version: 4 | 5;
  /** Path of the file in messages. Undefined for the built-in default configuration. */
  readonly path: string | undefined;
  /** Folder at which relative paths begin. Empty for the environment's root. */
  readonly root: string;
  readonly text: string;
  readonly content: PuppetHash;
  readonly layer: Layer;
}

/** Default configuration of the global layer, used if there is no file. Missing data files are skipped. */
export const DEFAULT_CONTENT: PuppetHash = PuppetHash.fromObject({
  version: 5n,
  defaults: PuppetHash.fromObject({ datadir: 'data', data_hash: 'yaml_data' }),
  hierarchy: [PuppetHash.fromObject({ name: 'Common', path: 'common.yaml' })],
});

export function configError(config: Pick<HieraConfig, 'path'>, issue: Issue, line?: number): DataError {
  return lookupError(issue, { file: config.path, line });
}

/**
 * Returns the number of the first line, beginning at `from`, that matches a pattern outside of comments. Every `#`
 * begins a comment, even inside quotes.
 */
export function lineMatching(config: Pick<HieraConfig, 'text'>, pattern: RegExp, from = 1): number | undefined {
  for (const [index, line] of config.text.split('\n').entries()) {
    if (index + 1 >= from && pattern.test(withoutComment(line))) return index + 1;
  }
  return undefined;
}

function withoutComment(line: string): string {
  let quote: string | undefined;
  for (const [index, character] of [...line].entries()) {
    if (character === '"' || character === "'") {
      if (quote === character) quote = undefined;
      else quote ??= character;
    } else if (character === '#') return [...line].slice(0, index).join('');
  }
  return line;
}

export function escapePattern(text: string): string {
  return text.replace(/[$()*+.?[\\\]^{|}/-]/g, '\\$&');
}

export function hashIn(hash: PuppetHash, key: string): PuppetHash | undefined {
  const value = hash.get(key);
  return isHash(value) ? value : undefined;
}
export function textIn(hash: PuppetHash, key: string): string | undefined {
  const value = hash.get(key);
  return typeof value === 'string' ? value : undefined;
}
export function textsIn(hash: PuppetHash, key: string): readonly string[] {
  const value = hash.get(key);
  return Array.isArray(value) ? value.map(String) : [];
}
/** Returns the hashes in a list. The type of the configuration guarantees that all elements are hashes. */
export function hashesIn(hash: PuppetHash, key: string): readonly PuppetHash[] {
  const value: Value = hash.get(key);
  return Array.isArray(value) ? value.filter((each) => each instanceof PuppetHash) : [];
}

/** Throws if two hierarchy levels have the same name. */
export function checkNames(
  config: HieraConfig,
  names: readonly string[],
  issue: (firstLine: number | undefined, name: string) => Issue,
): void {
  const seen = new Set<string>();
  for (const name of names) {
    if (seen.has(name)) {
      const pattern = new RegExp(`\\s+name:\\s+['"]?${escapePattern(name)}(?:[^\\w]|$)`);
      const first = lineMatching(config, pattern);
      const second = first === undefined ? undefined : lineMatching(config, pattern, first + 1);
      throw second === undefined
        ? configError(config, issue(undefined, name), first)
        : configError(config, issue(first, name), second);
    }
    seen.add(name);
  }
}
