import type { Definition } from '../../../manifest/definitions.ts';
import type { Token, TokenKind } from '../../../tokens/token.ts';

/**
 * Returns the variables of a definition's parameters: the first variable, and the first one after each comma between
 * parameters.
 * @param brackets kinds of brackets. Commas inside these are ignored.
 */
export function findParameters(
  { parameters = [] }: Definition,
  brackets: { readonly opening: readonly TokenKind[]; readonly closing: readonly TokenKind[] },
): readonly Token[] {
  const found: Token[] = [];
  let nesting: number | undefined;
  for (const token of parameters) {
    if (nesting === undefined) {
      if (token.kind !== 'VARIABLE') continue;
      found.push(token);
      nesting = 0;
    } else if (brackets.opening.includes(token.kind)) nesting += 1;
    else if (brackets.closing.includes(token.kind)) nesting -= 1;
    else if (token.kind === 'COMMA' && nesting <= 0) nesting = undefined;
  }
  return found;
}
