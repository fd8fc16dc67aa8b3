import type { LintCheck } from '../../check.ts';

export const singleQuoteStringWithVariables: LintCheck = {
  name: 'single_quote_string_with_variables',
  documentation: 'Single-quoted strings do not interpolate variables: `${…}` stays unchanged.',
  wrong: "notice('on ${kernel}')",
  right: 'notice("on ${kernel}")',
  kind: 'error',
  isDefault: true,
  *find({ tokens }) {
    for (const token of tokens) {
      if (token.kind !== 'SSTRING' || !token.value.includes('${')) continue;
      // Inline templates contain variables of Ruby or EPP, so single quotes are correct.
      if (/inline_(?:epp|template)/.test(token.prev?.prev?.value ?? '')) continue;
      yield { message: 'single quoted string containing a variable found', at: token };
    }
  },
};
