import type { LintCheck } from '../../../check.ts';
import { withoutLeadingColons } from './without-leading-colons.ts';

export const topscopeVariable: LintCheck = {
  name: 'topscope_variable',
  documentation: 'Write `$ntp::port` for a variable of a class. The leading `::` has no effect.',
  wrong: 'class time {\n  notice($::ntp::port)\n}',
  right: 'class time {\n  notice($ntp::port)\n}',
  kind: 'warning',
  isDefault: false,
  plugin: 'topscope-variable-check',
  fixTitle: 'Remove the colons',
  *find({ tokens, definitions }) {
    if (definitions.length === 0) return;
    for (const token of tokens) {
      if (token.kind !== 'VARIABLE' || !/^::[a-z0-9_][a-zA-Z0-9_]+::/.test(token.value)) continue;
      yield {
        message: `use $${token.value.slice(2)} instead of $${token.value}`,
        at: token,
        fix: withoutLeadingColons(token),
      };
    }
  },
};
