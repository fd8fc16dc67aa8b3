/** Reads values and types for tests from Puppet syntax. */
import { parseLiteral, parseTypeString } from '../types/parse.ts';
import type { Type } from '../types/type.ts';
import { parse } from '../syntax/index.ts';
import type { Value } from '../values/value.ts';

/** Returns the value of a literal: `{'a' => [1, undef]}`, `Integer[1, 5]`. */
export function valueOf(text: string): Value {
  const { program } = parse(text, 'test.pp');
  return parseLiteral(program.body, { resolveName: () => undefined });
}

/** Parses a type; `aliases` defines type aliases, which may refer to themselves and each other. */
export function typeOf(text: string, aliases: Readonly<Record<string, string>> = {}): Type {
  const known = new Map<string, Type>();
  const read = (source: string): Type => parseTypeString(source, (lowerName) => known.get(lowerName));
  for (const [name, source] of Object.entries(aliases)) {
    let resolved: Type | undefined;
    known.set(name.toLowerCase(), { kind: 'TypeAlias', name, resolve: () => (resolved ??= read(source)) });
  }
  return read(text);
}
