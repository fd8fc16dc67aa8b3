import type { LintCheck } from '../../../check.ts';
import type { Token } from '../../../tokens/token.ts';
import { withoutLeadingColons } from './without-leading-colons.ts';

export const relativeClassnameReference: LintCheck = {
  name: 'relative_classname_reference',
  documentation: 'Since Puppet 4, class names are always absolute, so a leading `::` in a reference has no effect.',
  wrong: "require => Class['::ntp']",
  right: "require => Class['ntp']",
  kind: 'warning',
  isDefault: false,
  plugin: 'absolute_classname-check',
  fixTitle: 'Remove the colons',
  *find({ tokens }) {
    for (const token of tokens) {
      if (token.kind !== 'TYPE' || token.value !== 'Class' || token.nextCode?.kind !== 'LBRACK') continue;
      for (let at: Token | undefined = token.nextCode; at !== undefined && at.kind !== 'RBRACK'; at = at.next) {
        if ((at.kind === 'NAME' || at.kind === 'SSTRING') && at.value.startsWith('::')) {
          yield { message: 'absolute class name reference', at, fix: withoutLeadingColons(at) };
        }
      }
    }
  },
};
