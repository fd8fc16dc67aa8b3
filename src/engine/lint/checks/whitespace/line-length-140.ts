import type { LintCheck } from '../../check.ts';
import { longLines } from './line-length.ts';

export const lineLength140: LintCheck = {
  name: '140chars',
  documentation: 'Lines longer than 140 characters do not fit side by side in a code review.',
  wrong: `# ${'.'.repeat(139)}`,
  right: `# ${'.'.repeat(69)}\n# ${'.'.repeat(69)}`,
  kind: 'warning',
  isDefault: true,
  find: (manifest) => longLines(manifest, 140),
};
