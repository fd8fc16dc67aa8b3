import type { LintCheck } from '../../check.ts';
import { nameWithoutKeys, variablesOf } from './variables-of.ts';

export const variableIsLowercase: LintCheck = {
  name: 'variable_is_lowercase',
  documentation:
    'Names of variables are lower case, words parted by underscores. Puppet refuses a capital at the beginning.',
  wrong: '$packageName',
  right: '$package_name',
  kind: 'warning',
  isDefault: true,
  *find({ tokens }) {
    for (const token of variablesOf(tokens)) {
      if (/[A-Z]/.test(nameWithoutKeys(token))) {
        yield { message: 'variable contains an uppercase letter', at: token };
      }
    }
  },
};
