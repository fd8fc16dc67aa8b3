import type { LintCheck } from '../../../check.ts';
import { isSpace } from './spaces.ts';
import type { Token } from '../../../tokens/token.ts';

export const twoEmptyLines: LintCheck = {
  name: 'manifest_whitespace_two_empty_lines',
  documentation: 'Separate blocks of code with one empty line. A second empty line adds nothing.',
  wrong: 'include ntp\n\n\ninclude ssh',
  right: 'include ntp\n\ninclude ssh',
  kind: 'error',
  isDefault: false,
  plugin: 'manifest_whitespace-check',
  fixTitle: 'Remove the empty line',
  *find({ tokens }) {
    for (const token of tokens) {
      if (token.kind !== 'NEWLINE' || !followsTwoLineEnds(token)) continue;
      yield {
        message: 'there should be no two consecutive empty lines',
        at: token,
        fix: (editor) => editor.remove(token),
      };
    }
  },
};

function followsTwoLineEnds(token: Token): boolean {
  let lineEnds = 0;
  for (let at = token.prev; at !== undefined && isSpace(at); at = at.prev) {
    if (at.kind === 'NEWLINE') lineEnds += 1;
    if (lineEnds === 2) return true;
  }
  return false;
}
