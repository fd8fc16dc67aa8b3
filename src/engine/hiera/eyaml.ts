/**
 * Implements `eyaml_lookup_key` (`functions/eyaml_lookup_key.rb`). Decrypts values if their key is available.
 * Otherwise, a placeholder replaces the encrypted value.
 */
import { hieraIssues } from '../diagnostics/issues/hiera.ts';
import { isArray, isHash, PuppetHash, type Value } from '../values/value.ts';
import { type Found, NOT_FOUND } from './not-found.ts';
import { interpolate } from './interpolate.ts';
import type { Invocation } from './invocation.ts';
import type { Lookups } from './lookups.ts';

const ENCRYPTED = /ENC\[.*?\]/;

function markedText(key: string): string {
  return `(encrypted: ${key})`;
}

interface EyamlRequest {
  readonly data: PuppetHash;
  readonly key: string;
  readonly path: string;
  readonly invocation: Invocation;
}

/** Returns the value of a key. Parts that cannot be decrypted become placeholders, with a warning. */
export function eyamlValue(lookups: Lookups, { data, key, path, invocation }: EyamlRequest): Found {
  if (!data.has(key)) return NOT_FOUND;
  const { decrypt } = lookups.evaluator.host.settings;
  let isMarked = false;
  const decrypted = (token: string): string => {
    const text = decrypt?.(token);
    isMarked ||= text === undefined;
    return text ?? markedText(key);
  };
  const plain = (value: Value): Value => {
    if (typeof value === 'string') {
      if (!ENCRYPTED.test(value)) return interpolate(lookups, value, invocation, true);
      return value.replaceAll(new RegExp(ENCRYPTED, 'g'), decrypted).replace(/\r?\n$/, '');
    }
    if (isArray(value)) return value.map(plain);
    if (!isHash(value)) return value;
    return PuppetHash.of(
      [...value].map(([name, each]) => [interpolate(lookups, name, invocation, true), plain(each)] as const),
    );
  };
  const found = plain(data.get(key));
  if (isMarked) {
    const issue = hieraIssues.encryptedValue({ key, file: path, mark: markedText(key) });
    lookups.warnOnce(`encrypted ${path} ${key}`, issue.message, path, issue.code);
  }
  return found;
}
