import type { LintCheck } from '../../check.ts';
import type { TokenKind } from '../../tokens/token.ts';
import { firstValueToken } from './first-value-token.ts';

const COMPUTED: ReadonlySet<TokenKind> = new Set(['VARIABLE', 'UNDEF', 'FUNCTION_NAME']);
const MODE = /^(?:[0-7]{4}|[ugoa]*[-=+][-=+rstwxXugo]*(?:,[ugoa]*[-=+][-=+rstwxXugo]*)*)$/;

export const fileMode: LintCheck = {
  name: 'file_mode',
  documentation:
    "Write a mode as four octal digits, the first for setuid, setgid and sticky, or in the symbolic form of chmod(1): `'0644'`, `'u=rw,go=r'`.",
  wrong: "file { '/etc/motd':\n  mode => '644',\n}",
  right: "file { '/etc/motd':\n  mode => '0644',\n}",
  kind: 'warning',
  isDefault: true,
  fixTitle: 'Change to four digits',
  *find({ resources }) {
    for (const { type, attributes } of resources) {
      if (type.value !== 'file' && type.value !== 'concat') continue;
      for (const name of attributes) {
        const value = name.value === 'mode' ? firstValueToken(name) : undefined;
        if (value === undefined) continue;
        if (COMPUTED.has(value.kind) || MODE.test(value.value)) break;
        yield {
          message: 'mode should be represented as a 4 digit octal value or symbolic mode',
          at: value,
          fix: (editor) => {
            if (/^[0-7]{3}$/.test(value.value)) editor.change(value, { kind: 'SSTRING', value: `0${value.value}` });
          },
        };
      }
    }
  },
};
