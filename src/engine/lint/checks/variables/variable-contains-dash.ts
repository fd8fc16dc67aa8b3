import type { LintCheck } from '../../check.ts';
import { nameWithoutKeys, listVariables } from './list-variables.ts';

export const variableContainsDash: LintCheck = {
  name: 'variable_contains_dash',
  documentation: 'Variable names cannot contain a dash: `$a-b` is `$a` minus `b`.',
  wrong: '$ntp-server',
  right: '$ntp_server',
  kind: 'warning',
  isDefault: true,
  *find({ tokens }) {
    for (const token of listVariables(tokens)) {
      if (nameWithoutKeys(token).includes('-')) yield { message: 'variable contains a dash', at: token };
    }
  },
};
