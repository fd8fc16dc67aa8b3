import type { LintCheck, TokenFix } from '../../check.ts';
import type { Token } from '../../tokens/token.ts';

export const variablesNotEnclosed: LintCheck = {
  name: 'variables_not_enclosed',
  documentation: 'Write braces around a variable in a string, so that the end of its name is clear.',
  wrong: '"/home/$user.d"',
  right: '"/home/${user}.d"',
  kind: 'warning',
  isDefault: true,
  fixTitle: 'Enclose the variable in braces',
  *find({ tokens }) {
    for (const token of tokens) {
      if (token.kind === 'UNENC_VARIABLE') {
        yield { message: 'variable not enclosed in {}', at: token, fix: enclosed(token) };
      }
    }
  },
};

/**
 * Creates a fix that adds braces around the characters that Puppet reads as the variable. puppet-lint's fix also
 * encloses literal text: a line end before the name, and a dash or brackets after it.
 */
function enclosed(token: Token): TokenFix {
  return (editor) => {
    if (token.kind !== 'UNENC_VARIABLE') return;
    const [, lineEnd = '', name = '', rest = ''] = /^(\n\$)?([^-]*)(.*)$/s.exec(token.value) ?? [];
    const { prev: before, next: after } = token;
    if (before !== undefined && lineEnd !== '') editor.change(before, { value: `${before.value}\n` });
    if (after !== undefined && rest !== '') editor.change(after, { value: rest + after.value });
    editor.change(token, { kind: 'VARIABLE', value: name });
  };
}
