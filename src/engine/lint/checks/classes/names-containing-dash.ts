import type { LintCheck } from '../../check.ts';

export const namesContainingDash: LintCheck = {
  name: 'names_containing_dash',
  documentation:
    'Names of classes and defined types contain letters, digits and underscores. A dash is a syntax error.',
  wrong: 'class ntp-server { }',
  right: 'class ntp_server { }',
  kind: 'error',
  isDefault: true,
  *find({ definitions }) {
    for (const { kind, name } of definitions) {
      if (name.value.includes('-')) yield { message: `${kind} name containing a dash`, at: name };
    }
  },
};
