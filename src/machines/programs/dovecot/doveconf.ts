import { succeed } from '../../../engine/machine/options.ts';
import { normalizePath } from '../../../engine/machine/files/paths.ts';
import { configLines, matchingFiles } from '../../../engine/machine/services/units/unit.ts';
import type { Target } from '../../../engine/machine/target.ts';
import type { PackageProgram } from '../../../engine/machine/shell/command.ts';
import { readFlag } from '../program.ts';

/**
 * Reads Dovecot's settings outside of sections, also in included files. If a setting is repeated, the last value
 * is used.
 */
function dovecotSettings(target: Target, file: string, depth = 0): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  if (target.files.stat(file)?.kind !== 'file' || depth > 10) return found;
  let open = 0;
  for (const { text } of configLines(target.files.readText(file))) {
    const included = /^!include(?:_try)?\s+(\S+)/.exec(text)?.[1];
    const paths = included === undefined ? [] : matchingFiles(target, normalizePath(included, '/etc/dovecot'));
    for (const path of paths)
      for (const [name, value] of dovecotSettings(target, path, depth + 1)) found.set(name, value);
    const [, name, value = ''] = /^(\w+)\s*=\s*(.*)$/.exec(text) ?? [];
    if (open === 0 && name !== undefined) found.set(name, value);
    if (text.endsWith('{')) open += 1;
    if (text === '}') open -= 1;
  }
  return found;
}

/**
 * `doveconf [-n] [-h] NAME…`: prints the settings with these names. Without names, prints all settings in the files.
 */
const doveconf: PackageProgram = (target, args) => {
  const settings = dovecotSettings(target, readFlag(args, '-c') ?? '/etc/dovecot/dovecot.conf');
  const names = args.filter((word, index) => !word.startsWith('-') && args[index - 1] !== '-c');
  const wanted = [...settings].filter(([name]) => names.length === 0 || names.includes(name));
  return succeed(wanted.map(([name, value]) => `${args.includes('-h') ? '' : `${name} = `}${value}\n`).join(''));
};

export const programs = { doveconf } as const;
