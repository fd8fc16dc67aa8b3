import type { LintCheck } from '../../check.ts';
import { nameWithoutKeys, variablesOf } from './variables-of.ts';

export const variableContainsDash: LintCheck = {
  name: 'variable_contains_dash',
  documentation: 'Variable names cannot contain a dash: `$a-b` is `$a` minus `b`.',
  wrong: '$ntp-server',
  right: '$ntp_server',
  kind: 'warning',
  isDefault: true,
  *find({ tokens }) {
    for (const token of variablesOf(tokens)) {
      if (nameWithoutKeys(token).includes('-')) yield { message: 'variable contains a dash', at: token };
    }
  },
};
