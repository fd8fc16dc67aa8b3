import type { LintCheck } from '../../../check.ts';
import { isSingleSpace } from './spaces.ts';

export const arrowsSingleSpaceAfter: LintCheck = {
  name: 'manifest_whitespace_arrows_single_space_after',
  documentation: 'Write one space after an arrow.',
  wrong: 'ensure =>file',
  right: 'ensure => file',
  kind: 'error',
  isDefault: false,
  plugin: 'manifest_whitespace-check',
  fixTitle: 'Use one space after the arrow',
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
