/** Renders a value in Puppet's format `flat`, with a line `a.b.0=value` for each leaf. */
import { rubyToString } from '../formatting/ruby-inspect.ts';
import { isArray, isHash, type PuppetHash, type Value } from '../values/value.ts';

export function renderFlat(value: Value): string {
  if (isHash(value)) return hashLines(value, '').join('');
  return isArray(value) ? listLines(value, '').join('') : rubyToString(value);
}

function hashLines(hash: PuppetHash, path: string): readonly string[] {
  return [...hash].flatMap(([key, item]) => {
    const own = path + rubyToString(key);
    if (isHash(item)) return hashLines(item, `${own}.`);
    return isArray(item) ? listLines(item, `${own}.`) : [leafLine(own, item)];
  });
}

/** Renders a list inside a list as a single value, as Puppet does. */
function listLines(list: readonly Value[], path: string): readonly string[] {
  return list.flatMap((item, index) =>
    isHash(item) ? hashLines(item, `${path}${index}.`) : [leafLine(`${path}${index}`, item)],
  );
}

function leafLine(path: string, leaf: Value): string {
  return `${path}=${rubyToString(leaf)}\n`;
}
