import type { LintCheck } from '../../check.ts';
import { firstValueToken } from './first-value-token.ts';

export const unquotedFileMode: LintCheck = {
  name: 'unquoted_file_mode',
  documentation: 'A mode is a string. An unquoted `0644` is an octal number, which prints as 420.',
  wrong: "file { '/etc/motd':\n  mode => 0644,\n}",
  right: "file { '/etc/motd':\n  mode => '0644',\n}",
  kind: 'warning',
  isDefault: true,
  fixTitle: 'Quote the mode',
  *find({ resources }) {
    for (const { type, attributes } of resources) {
      if (type.value !== 'file' && type.value !== 'concat') continue;
      for (const name of attributes) {
        const value = name.value === 'mode' ? firstValueToken(name) : undefined;
        if (value?.kind !== 'NAME' && value?.kind !== 'NUMBER') continue;
        yield {
          message: 'unquoted file mode',
          at: value,
          fix: (editor) => editor.change(value, { kind: 'SSTRING' }),
        };
      }
    }
  },
};
