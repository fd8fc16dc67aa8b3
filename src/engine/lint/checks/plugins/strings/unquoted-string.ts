import type { Finding } from '../../../check.ts';
import type { Manifest } from '../../../manifest/manifest.ts';
import type { Token } from '../../../tokens/token.ts';

/**
 * Finds bare words before the separators of a `case` or selector, from `keyword` to the end of its braces. Skips nested
 * blocks. Reports a word once per separator that follows on its line.
 */
export function* unquotedStrings(
  { tokens }: Manifest,
  keyword: 'CASE' | 'QMARK',
  separator: 'COLON' | 'FARROW',
  message: string,
): Iterable<Finding> {
  for (const start of tokens) {
    if (start.kind !== keyword) continue;
    for (const token of optionTokens(start)) {
      if (token.kind !== separator) continue;
      for (let at = token.prev; at !== undefined && at.kind !== 'NEWLINE' && at.kind !== 'LBRACE'; at = at.prev) {
        if (at.kind !== 'NAME' && (at.kind !== 'CLASSREF' || at.value.includes('::'))) continue;
        const word = at;
        yield { message, at: word, fix: (editor) => editor.change(word, { kind: 'SSTRING' }) };
      }
    }
  }
}

/**
 * Returns the tokens directly inside the braces of a `case` or selector. If the braces are not closed, stops at the
 * last nested block.
 */
function optionTokens(start: Token): readonly Token[] {
  const found: Token[] = [];
  let own: Token[] = [start];
  let depth = 0;
  for (let at = start.next; at !== undefined; at = at.next) {
    if (depth < 2) own.push(at);
    if (at.kind === 'LBRACE') {
      depth += 1;
      if (depth === 2) {
        found.push(...own);
        own = [];
      }
    } else if (at.kind === 'RBRACE') {
      depth -= 1;
      if (depth === 0) return [...found, ...own];
    }
  }
  return found;
}
