/** `htpasswd` (apache2-utils 2.4) and `mosquitto_passwd`: files of users and password digests. */
import { sha256 } from '@noble/hashes/sha2.js';
import { normalizePath } from '../../../engine/machine/files/paths.ts';
import { refuse, succeed, type ToolResult } from '../../../engine/machine/options.ts';
import type { Target } from '../../../engine/machine/target.ts';
import type { CommandContext } from '../../../engine/machine/shell/command.ts';

/**
 * Returns characters in place of a real digest. They differ between users and between passwords. No password is ever
 * checked against them.
 */
function letters(text: string, count: number): string {
  const alphabet = './0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
  return [...sha256(new TextEncoder().encode(text))]
    .slice(0, count)
    .map((byte) => alphabet[byte % 64] ?? '.')
    .join('');
}

interface PasswordTool {
  readonly name: string;
  readonly usage: string;
  readonly digest: (user: string, password: string, flags: string) => string;
  /** Returns the message for a user whose password is set or removed. */
  readonly describe: (what: 'Adding' | 'Updating' | 'Deleting', user: string) => string;
}

function passwordTool({ name, usage, digest, describe }: PasswordTool) {
  return ({ files }: Target, args: readonly string[], { cwd, stdin }: CommandContext): ToolResult => {
    const flags = args.filter((word) => /^-\w+$/.test(word)).join('');
    const words = args.filter((word) => !/^-\w+$/.test(word));
    const isPrinted = flags.includes('n');
    const [file = '', user = '', given] = isPrinted ? ['', ...words] : words;
    if (user === '' || (flags.includes('b') && given === undefined)) return refuse(2, usage);
    const path = normalizePath(file, cwd);
    const isThere = files.stat(path)?.kind === 'file';
    if (!isThere && !flags.includes('c') && !isPrinted)
      return refuse(1, `${name}: cannot modify file ${file}; use '-c' to create it`);
    const password = given ?? stdin.split('\n')[0] ?? '';
    const row = `${user}:${digest(user, password, flags)}`;
    if (isPrinted) return succeed(`${row}\n\n`);
    const rows =
      isThere && !flags.includes('c')
        ? files
            .readText(path)
            .split('\n')
            .filter((line) => line !== '')
        : [];
    const at = rows.findIndex((line) => line.startsWith(`${user}:`));
    const isRemoved = flags.includes('D');
    if (isRemoved && at < 0) return refuse(0, `User ${user} not found`);
    if (isRemoved) rows.splice(at, 1);
    else if (at < 0) rows.push(row);
    else rows[at] = row;
    files.write(path, rows.map((line) => `${line}\n`).join(''));
    return { exitCode: 0, stdout: '', stderr: describe(isRemoved ? 'Deleting' : at < 0 ? 'Adding' : 'Updating', user) };
  };
}

const htpasswd = passwordTool({
  name: 'htpasswd',
  usage: 'Usage:\n\thtpasswd [-cimB25dpsDv] [-C cost] [-r rounds] passwordfile username',
  digest: (user, password, flags) => {
    const salted = `${user}\0${password}`;
    if (flags.includes('B')) return `$2y$05$${letters(salted, 22)}${letters(`${salted}\0`, 31)}`;
    return `$apr1$${letters(salted, 8)}$${letters(`${salted}\0`, 22)}`;
  },
  describe: (what, user) => `${what} password for user ${user}\n`,
});

const mosquittoPasswd = passwordTool({
  name: 'mosquitto_passwd',
  usage: 'Usage: mosquitto_passwd [-H sha512 | -H sha512-pbkdf2] [-c | -D] passwordfile username',
  digest: (user, password) =>
    `$7$101$${letters(user + password, 16)}$${letters(`${password}\0${user}`, 32)}${letters(password, 32)}${letters(`${password}\0`, 22)}==`,
  describe: () => '',
});

export const programs = { htpasswd, mosquitto_passwd: mosquittoPasswd } as const;
