import type { Finding } from '../../check.ts';
import type { Manifest } from '../../manifest/manifest.ts';
import { characters } from '../../tokens/characters.ts';

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
