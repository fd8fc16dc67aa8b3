import type { LintCheck } from '../../check.ts';

export const nestedClassesOrDefines: LintCheck = {
  name: 'nested_classes_or_defines',
  documentation:
    'Puppet cannot find a class or defined type inside another class by its name. Put each into its own file.',
  wrong: 'class ntp {\n  class server { }\n}',
  right: 'class ntp::server { }',
  kind: 'warning',
  isDefault: true,
  *find({ classes }) {
    for (const { tokens, keyword } of classes) {
      for (const token of tokens) {
        if (token === keyword || (token.kind !== 'CLASS' && token.kind !== 'DEFINE')) continue;
        if (token.nextCode?.kind === 'LBRACE') continue;
        const what = token.kind === 'CLASS' ? 'class' : 'defined type';
        yield { message: `${what} defined inside a class`, at: token };
      }
    }
  },
};
