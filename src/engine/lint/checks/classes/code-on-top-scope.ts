import type { LintCheck } from '../../check.ts';
import { isFormatting, type Token } from '../../tokens/token.ts';

export const codeOnTopScope: LintCheck = {
  name: 'code_on_top_scope',
  documentation:
    'The manifests of a module contain only classes and defined types. Other code runs whenever Puppet loads the file.',
  wrong: "package { 'ntp': }",
  right: "class ntp {\n  package { 'ntp': }\n}",
  kind: 'warning',
  isDefault: false,
  *find({ tokens, definitions }) {
    const inDefinitions = new Set<Token>(definitions.flatMap((definition) => definition.tokens));
    for (const token of tokens) {
      if (!isFormatting(token.kind) && !inDefinitions.has(token)) {
        yield { message: `code outside of class or define block - ${token.value}`, at: token };
      }
    }
  },
};
