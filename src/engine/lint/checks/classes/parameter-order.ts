import type { LintCheck } from '../../check.ts';
import type { Token, TokenKind } from '../../tokens/token.ts';

/** Tokens that can come before a parameter's variable: the end of its type, or the end of the previous parameter. */
const BEFORE_PARAMETER: ReadonlySet<TokenKind> = new Set(['LPAREN', 'COMMA', 'TYPE', 'RBRACK', 'CLASSREF']);

export const parameterOrder: LintCheck = {
  name: 'parameter_order',
  documentation: 'List required parameters before parameters with a default value.',
  wrong: "class ntp (\n  String $driftfile = '/var/lib/ntp/drift',\n  Array $servers,\n) { }",
  right: "class ntp (\n  Array $servers,\n  String $driftfile = '/var/lib/ntp/drift',\n) { }",
  kind: 'warning',
  isDefault: true,
  *find({ definitions }) {
    for (const { parameters = [] } of definitions) {
      let parentheses = 0;
      let brackets = 0;
      let hasDefault = false;
      for (const token of parameters) {
        if (token.kind === 'LPAREN') parentheses += 1;
        else if (token.kind === 'RPAREN') parentheses = Math.max(parentheses - 1, 0);
        else if (token.kind === 'LBRACE' || token.kind === 'LBRACK') brackets += 1;
        else if (token.kind === 'RBRACE' || token.kind === 'RBRACK') brackets = Math.max(brackets - 1, 0);
        else if (token.kind === 'EQUALS') hasDefault = true;
        if (parentheses === 0 && brackets === 0 && hasDefault && isRequiredParameter(token)) {
          yield { message: 'optional parameter listed before required parameter', at: token };
        }
      }
    }
  },
};

function isRequiredParameter({ kind, prevCode, nextCode }: Token): boolean {
  if (kind !== 'VARIABLE' || prevCode === undefined || !BEFORE_PARAMETER.has(prevCode.kind)) return false;
  return nextCode === undefined || nextCode.kind === 'COMMA' || nextCode.kind === 'RPAREN';
}
