import type { LintCheck } from '../../check.ts';
import { firstValueToken } from './first-value-token.ts';

export const ensureNotSymlinkTarget: LintCheck = {
  name: 'ensure_not_symlink_target',
  documentation:
    'A path in `ensure` creates a symlink to that path. Use `ensure => link` with `target` to make this explicit.',
  wrong: "file { '/srv/www':\n  ensure => '/var/www',\n}",
  right: "file { '/srv/www':\n  ensure => link,\n  target => '/var/www',\n}",
  kind: 'warning',
  isDefault: true,
  fixTitle: 'Move the path to target',
  *find({ resources }) {
    for (const { type, attributes } of resources) {
      if (type.value !== 'file') continue;
      for (const name of attributes) {
        const value = name.value === 'ensure' ? firstValueToken(name) : undefined;
        if (value?.value.startsWith('/') !== true) continue;
        yield {
          message: 'symlink target specified in ensure attr',
          at: value,
          fix: (editor) => {
            editor.insertBefore(value, 'NAME', 'symlink');
            editor.insertBefore(value, 'COMMA', ',');
            editor.insertBefore(value, 'NEWLINE', '\n');
            editor.insertBefore(value, 'INDENT', name.prev?.value ?? '');
            editor.insertBefore(value, 'NAME', 'target');
            editor.insertBefore(value, 'WHITESPACE', ' ');
            editor.insertBefore(value, 'FARROW', '=>');
            editor.insertBefore(value, 'WHITESPACE', ' ');
          },
        };
      }
    }
  },
};
