import { refuse, succeed } from '../../../engine/machine/options.ts';
import type { PackageProgram } from '../../../engine/machine/shell/command.ts';
import { readFlag } from '../program.ts';

/** `keepalived -t -f FILE`: checks braces and script security. */
const keepalived: PackageProgram = (target, args) => {
  if (!args.some((word) => /^-\w*t|^--config-test/.test(word))) return succeed();
  const file = readFlag(args, '-f') ?? '/etc/keepalived/keepalived.conf';
  if (!target.files.exists(file))
    return refuse(1, `Unable to open configuration file ${file}: No such file or directory`);
  const text = target.files.readText(file).replaceAll(/[#!].*$/gm, '');
  const open = text.split('{').length - text.split('}').length;
  if (open !== 0) return refuse(4, `(${file}) ${open > 0 ? 'Missing' : 'Unexpected'} '}'`);
  for (const [, name = '', program = ''] of text.matchAll(
    /vrrp_script\s+(\S+)\s*\{[^}]*?\bscript\s+["']?(\/[^\s"']+)/g,
  ))
    if (!target.files.exists(program)) return refuse(5, `Disabling track script ${name} since not found/accessible`);
  const runsScripts = /^\s*(?:vrrp_script\b|notify(?:_\w+)?\s)/m.test(text);
  return runsScripts && !text.includes('enable_script_security')
    ? refuse(6, 'SECURITY VIOLATION - scripts are being executed but script_security not enabled.')
    : succeed();
};

export const programs = { keepalived } as const;
