import { requireOrder } from '../../../ruby-like/ruby-order.ts';
import { mergeSort } from '../../../ruby-like/merge-sort.ts';
import { rubyInspect, rubyToString } from '../../../formatting/ruby-inspect.ts';
import { inspectString } from '../../../values/inspect-string.ts';
import { isArray, isHash, type PuppetHash, RegexpValue, type Value } from '../../../values/value.ts';

/** Entries of a table, grouped by the syntax in which TOML writes them. Each group is sorted by key. */
interface Entries {
  readonly simple: readonly (readonly [key: Value, value: Value])[];
  readonly tables: readonly (readonly [key: Value, table: PuppetHash])[];
  readonly arrays: readonly (readonly [key: Value, tables: readonly Value[]])[];
}

function splitEntries(hash: PuppetHash): Entries {
  const simple: (readonly [Value, Value])[] = [];
  const tables: (readonly [Value, PuppetHash])[] = [];
  const arrays: (readonly [Value, readonly Value[]])[] = [];
  for (const key of mergeSort([...hash.keys()], requireOrder)) {
    const value = hash.get(key);
    if (isHash(value)) tables.push([key, value]);
    else if (isArray(value) && isHash(value[0])) arrays.push([key, value]);
    else simple.push([key, value]);
  }
  return { simple, tables, arrays };
}

function keyText(key: Value): string {
  const text = rubyToString(key);
  return /^[a-zA-Z0-9_-]*$/m.test(text) ? text : `"${text.replaceAll('"', '\\"')}"`;
}

function valueText(value: Value): string {
  if (typeof value === 'string') return inspectString(value).replace(/\\(#[$@{])/g, '$1');
  return value instanceof RegexpValue ? inspectString(rubyInspect(value)) : rubyInspect(value);
}

function header(path: readonly string[], isArrayItem: boolean): string {
  const name = path.join('.');
  return isArrayItem ? `[[${name}]]\n` : `[${name}]\n`;
}

function table(hash: PuppetHash, path: readonly string[]): string {
  const entries = splitEntries(hash);
  const hasHeader = path.length > 0 && (entries.simple.length > 0 || hash.size === 0);
  return (hasHeader ? header(path, false) : '') + body(entries, path);
}

function body({ simple, tables, arrays }: Entries, path: readonly string[]): string {
  const parts = simple.map(([key, value]) => `${keyText(key)} = ${valueText(value)}\n`);
  for (const [key, inner] of tables) parts.push(table(inner, [...path, keyText(key)]));
  for (const [key, items] of arrays) {
    const inner = [...path, keyText(key)];
    for (const item of items) if (isHash(item)) parts.push(header(inner, true) + body(splitEntries(item), inner));
  }
  return parts.join('');
}

export function writeToml(hash: PuppetHash): string {
  return table(hash, []);
}
