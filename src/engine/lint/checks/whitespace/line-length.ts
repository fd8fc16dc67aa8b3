import type { Finding } from '../../check.ts';
import type { Manifest } from '../../manifest/manifest.ts';
import { characters } from '../../tokens/characters.ts';

/** Finds lines of more characters than the limit, but for those with an address or a template call, which cannot well be broken. */
export function* longLines({ text }: Manifest, limit: number): Iterable<Finding> {
  let offset = 0;
  for (const [index, line] of text.split('\n').entries()) {
    if (line.length > limit && !line.includes('://') && !line.includes('template(') && characters(line) > limit) {
      const at = { line: index + 1, column: limit, offset: offset + limit, length: line.length - limit };
      yield { message: `line has more than ${limit} characters`, at };
    }
    offset += line.length + 1;
  }
}
