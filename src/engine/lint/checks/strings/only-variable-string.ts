import type { LintCheck } from '../../check.ts';
import type { Token } from '../../tokens/token.ts';

export const onlyVariableString: LintCheck = {
  name: 'only_variable_string',
  documentation:
    'A string that contains only a variable converts the value to a string. Without the quotes, the value keeps its type.',
  wrong: 'include "${module}"',
  right: 'include $module',
  kind: 'warning',
  isDefault: true,
  fixTitle: 'Remove the quotes around the variable',
  *find({ tokens }) {
    for (const start of tokens) {
      const variable = start.next;
      if (start.kind !== 'DQPRE' || start.value !== '' || variable === undefined) continue;
      if (variable.kind !== 'VARIABLE' && variable.kind !== 'UNENC_VARIABLE') continue;
      const end = stringEnd(tokens, variable.index + 1);
      if (end === undefined || end.value !== '' || end.nextCode?.kind === 'FARROW') continue;
      yield {
        message: 'string containing only a variable',
        at: variable,
        fix: (editor) => {
          // The token of `$a-b`, and of a variable after a line end, contains literal text. The string is therefore
          // still needed.
          if (variable.kind === 'UNENC_VARIABLE' && /[-\n]/.test(variable.value)) return;
          editor.remove(start);
          editor.remove(end);
          editor.change(variable, { kind: 'VARIABLE' });
        },
      };
    }
  },
};

/**
 * Returns the token that ends a string directly after its variable and the variable's keys. Returns undefined if other
 * text follows. In puppet-lint, a key and its brackets are one token.
 */
function stringEnd(tokens: readonly Token[], from: number): Token | undefined {
  let at = from;
  while (tokens[at]?.kind === 'LBRACK') at += 3;
  return tokens[at]?.kind === 'DQPOST' ? tokens[at] : undefined;
}
