import type { LintCheck } from '../../check.ts';
import { longLines } from './line-length.ts';

export const lineLength140: LintCheck = {
  name: '140chars',
  documentation: 'Lines that are longer than 140 characters do not fit beside each other in a review.',
  wrong: 'a line of 141 characters',
  right: 'a line broken after a comma',
  kind: 'warning',
  isDefault: true,
  find: (manifest) => longLines(manifest, 140),
};
