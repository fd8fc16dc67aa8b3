import type { LintCheck } from '../../check.ts';
import { isFormatting, type Token } from '../../tokens/token.ts';

export const codeOnTopScope: LintCheck = {
  name: 'code_on_top_scope',
  documentation:
    "A module's manifests hold classes and defined types only: code outside of them runs whenever the file happens to be loaded.",
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
