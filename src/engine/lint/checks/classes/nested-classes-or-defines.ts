import type { LintCheck } from '../../check.ts';

export const nestedClassesOrDefines: LintCheck = {
  name: 'nested_classes_or_defines',
  documentation: 'A class or defined type inside a class is not found by its name. Each gets a file of its own.',
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
