/** Generates sources that are not valid manifests: random tokens, and damaged manifests of conformance cases. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Random } from './random.ts';

const TOKENS = [
  ...['$x', '$a::b', '$facts', 'foo', 'notice', 'include', 'Foo', 'File', "'s'", '"d"', '"a${x}b"', '"${', '"'],
  ...['1', '0x1f', '077', '1.5e3', '9223372036854775808', '/re/', '/(a/', 'undef', 'default', 'true'],
  ...['(', ')', '[', ']', '{', '}', '|', '||', '<|', '|>', '<<|', '|>>', ',', ':', ';', '?', '.', '\\'],
  ...['=', '+=', '=>', '+>', '->', '~>', '<-', '<~', '==', '!=', '=~', '!~', '<', '<=', '>', '>=', '<<', '>>'],
  ...['+', '-', '*', '/', '%', '!', '@', '@@', 'and', 'or', 'in', 'case', 'class', 'define', 'if', 'elsif', 'else'],
  ...['unless', 'node', 'inherits', 'function', 'type', 'plan', 'application', 'site', 'attr', 'private'],
  ...['\n', '\r\n', '\t', '# c\n', '/* c */', '/*', '@(END)\n', '@("X"/tn)\n', '  | END\n', 'END\n', '%>', '<%=', '<%'],
  ...['\uFEFF', '\u0000', '\u2028', '\uD800', 'é', '👍', '\u202E'],
] as const;

export function tokenSoup(random: Random): string {
  return random.some(60, () => random.pick(TOKENS)).join(random.pick(['', ' ', ' ', '\n']));
}

/** Returns the conformance cases that are a single manifest. */
export function readManifests(root: string): readonly string[] {
  const cases = join(root, 'e2e', 'conformance', 'cases');
  return readdirSync(cases, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.pp'))
    .toSorted()
    .map((name) => readFileSync(join(cases, name), 'utf8'))
    .filter((text) => text.length < 5000);
}

export function mutatedManifest(random: Random, manifests: readonly string[]): string {
  let text = random.pick(manifests);
  for (let left = 1 + random.below(4); left > 0; left -= 1) text = damaged(random, text, manifests);
  return text;
}

function damaged(random: Random, text: string, manifests: readonly string[]): string {
  const start = random.below(text.length + 1);
  const end = Math.min(text.length, start + random.below(random.pick([2, 10, 80])));
  const [before, piece, after] = [text.slice(0, start), text.slice(start, end), text.slice(end)];
  switch (random.below(6)) {
    case 0:
      return before + after;
    case 1:
      return before + piece.repeat(1 + random.below(4)) + after;
    case 2:
      return before + random.pick(TOKENS) + after;
    case 3: {
      const other = random.pick(manifests);
      const from = random.below(other.length + 1);
      return before + other.slice(from, from + random.below(120)) + after;
    }
    case 4:
      return text.replace(/\b\d+\b/, random.pick(['0', '-1', '9223372036854775807', '1e400', '3.5', 'undef', "'x'"]));
    default: {
      const words = text.split(/\b/);
      const [at, other] = [random.below(words.length), random.below(words.length)];
      return words.with(at, words[other] ?? '').join('');
    }
  }
}
