import type { LintCheck } from '../../check.ts';
import { isFormatting, type Token } from '../../tokens/token.ts';

export const slashComments: LintCheck = {
  name: 'slash_comments',
  documentation:
    'Puppet comments begin with `#`. Puppet 8 reads `//` as an empty regular expression, so most of these lines are syntax errors.',
  wrong: '// The time server',
  right: '# The time server',
  kind: 'warning',
  isDefault: true,
  fixTitle: 'Change to a # comment',
  *find({ tokens }) {
    let code: Token | undefined;
    for (const token of tokens) {
      if (token.kind !== 'SLASH_COMMENT') {
        if (!isFormatting(token.kind)) code = token;
        continue;
      }
      // After `=~` and `!~`, Puppet reads an empty regular expression where puppet-lint reads a comment. Code may
      // follow it.
      const isRegularExpression = code?.kind === 'MATCH' || code?.kind === 'NOMATCH';
      yield {
        message: '// comment found',
        at: token,
        ...(isRegularExpression ? {} : { fix: (editor) => editor.change(token, { kind: 'COMMENT' }) }),
      };
    }
  },
};
