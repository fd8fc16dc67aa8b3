import type { TokenFix } from '../../../check.ts';
import type { Token } from '../../../tokens/token.ts';

export function withoutLeadingColons(token: Token): TokenFix {
  return (editor) => editor.change(token, { value: token.value.replace(/^::/, '') });
}
