import type { LintCheck } from '../../../check.ts';
import { isSingleSpace } from './spaces.ts';

export const arrowsSingleSpaceAfter: LintCheck = {
  name: 'manifest_whitespace_arrows_single_space_after',
  documentation: 'After an arrow comes one blank, then the value.',
  wrong: 'ensure =>file',
  right: 'ensure => file',
  kind: 'error',
  isDefault: false,
  plugin: 'manifest_whitespace-check',
  fixTitle: 'Write one blank after the arrow',
  *find({ tokens }) {
    for (const { kind, next } of tokens) {
      if (kind !== 'FARROW' || next === undefined || isSingleSpace(next)) continue;
      yield {
        message: 'there should be a single space after an arrow',
        at: next,
        fix: (editor) => {
          if (next.kind === 'WHITESPACE') editor.change(next, { value: ' ' });
          else editor.insertBefore(next, 'WHITESPACE', ' ');
        },
      };
    }
  },
};
