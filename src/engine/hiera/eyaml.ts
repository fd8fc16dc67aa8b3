/**
 * `eyaml_lookup_key`: plain values are read as Puppet reads them, encrypted ones where a key for them is at hand. In place of each other one
 * stands a text that says so wherever it is used (`functions/eyaml_lookup_key.rb`).
 */
import { hieraIssues } from '../diagnostics/issues/hiera.ts';
import { isArray, isHash, PuppetHash, type Value } from '../values/value.ts';
import { type Found, NOT_FOUND } from './found.ts';
import { interpolate } from './interpolate.ts';
import type { Invocation } from './invocation.ts';
import type { Lookups } from './lookups.ts';

/** What Puppet takes for encrypted: `ENC[PKCS7,…]` on one line. */
const ENCRYPTED = /ENC\[.*?\]/;

/** The text in place of a value that nobody can read here. */
function markedText(key: string): string {
  return `(encrypted: ${key})`;
}

interface EyamlQuestion {
  readonly data: PuppetHash;
  readonly key: string;
  readonly path: string;
  readonly invocation: Invocation;
}

/** The value of a key, with marks in place of what cannot be decrypted, of which a warning tells. */
export function eyamlValue(lookups: Lookups, { data, key, path, invocation }: EyamlQuestion): Found {
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
