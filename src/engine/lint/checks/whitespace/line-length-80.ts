import type { LintCheck } from '../../check.ts';
import { longLines } from './line-length.ts';

export const lineLength80: LintCheck = {
  name: '80chars',
  documentation: 'Lines longer than 80 characters do not fit side by side in a code review.',
  wrong: `# ${'.'.repeat(79)}`,
  right: `# ${'.'.repeat(39)}\n# ${'.'.repeat(39)}`,
  kind: 'warning',
  isDefault: false,
  find: (manifest) => longLines(manifest, 80),
};
