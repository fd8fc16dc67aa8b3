import type { LintCheck } from '../../check.ts';
import { nameWithoutKeys, listVariables } from './list-variables.ts';

export const variableIsLowercase: LintCheck = {
  name: 'variable_is_lowercase',
  documentation:
    'Write variable names in lower case, with underscores between words. A capital letter at the beginning is an error.',
  wrong: '$packageName',
  right: '$package_name',
  kind: 'warning',
  isDefault: true,
  *find({ tokens }) {
    for (const token of listVariables(tokens)) {
      if (/[A-Z]/.test(nameWithoutKeys(token))) {
        yield { message: 'variable contains an uppercase letter', at: token };
      }
    }
  },
};
