import type { LintCheck } from '../../../check.ts';
import { isFormatting } from '../../../tokens/token.ts';

export const parameterTypes: LintCheck = {
  name: 'parameter_types',
  documentation: 'Give each parameter a data type. Puppet then rejects invalid values with a clear message.',
  wrong: 'class ntp (\n  $port,\n) { }',
  right: 'class ntp (\n  Integer $port,\n) { }',
  kind: 'warning',
  since: '4.10',
  isDefault: false,
  plugin: 'param-types',
  *find({ definitions }) {
    for (const { name, parameters = [] } of definitions) {
      let state: 'begin' | 'type' | 'rest' = 'begin';
      let nesting = { parentheses: 0, brackets: 0 };
      for (const token of parameters) {
        if (isFormatting(token.kind)) continue;
        if (state === 'begin') {
          nesting = { parentheses: 0, brackets: 0 };
          if (token.kind === 'TYPE' || /^[A-Z]/m.test(token.value)) state = 'type';
          else if (token.kind === 'VARIABLE') {
            yield { message: `missing datatype for parameter ${name.value}::${token.value}`, at: token };
            state = 'rest';
          }
        } else if (state === 'type') {
          if (token.kind === 'VARIABLE') state = 'rest';
        } else if (token.kind === 'LPAREN') nesting.parentheses += 1;
        else if (token.kind === 'RPAREN') nesting.parentheses = Math.max(nesting.parentheses - 1, 0);
        else if (token.kind === 'LBRACE' || token.kind === 'LBRACK') nesting.brackets += 1;
        else if (token.kind === 'RBRACE' || token.kind === 'RBRACK')
          nesting.brackets = Math.max(nesting.brackets - 1, 0);
        else if (token.kind === 'COMMA' && nesting.brackets === 0 && nesting.parentheses === 0) state = 'begin';
      }
    }
  },
};
