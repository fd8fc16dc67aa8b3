/** Programs of Postfix: `postconf`, `postmap`, `newaliases`. */
import { normalizePath } from '../../../engine/machine/files/paths.ts';
import { refuse, succeed, type ToolResult } from '../../../engine/machine/options.ts';
import type { Target } from '../../../engine/machine/target.ts';
import type { CommandContext } from '../../../engine/machine/shell/command.ts';

const MAIN_CF = '/etc/postfix/main.cf';

/** Reads the parameters of `main.cf`. Joins continued lines. */
function readParameters({ files }: Target): ReadonlyMap<string, string> {
  const text = files.exists(MAIN_CF) ? files.readText(MAIN_CF).replaceAll(/\n[ \t]+/g, ' ') : '';
  const rows = text.split('\n').flatMap((line): (readonly [string, string])[] => {
    const match = /^([A-Za-z_]\w*)\s*=\s*(.*?)\s*$/.exec(line);
    return match === null ? [] : [[match[1] ?? '', match[2] ?? '']];
  });
  return new Map(rows);
}

/** Returns the default value of a parameter that `main.cf` does not set. */
function builtIn({ hostname }: Target, name: string): string | undefined {
  const values: Readonly<Record<string, string>> = {
    alias_maps: 'hash:/etc/aliases',
    alias_database: 'hash:/etc/aliases',
    config_directory: '/etc/postfix',
    inet_interfaces: 'all',
    inet_protocols: 'all',
    mail_version: '3.7.11',
    message_size_limit: '10240000',
    mydestination: '$myhostname, localhost.$mydomain, localhost',
    mydomain: hostname.split('.').slice(1).join('.') || 'localdomain',
    myhostname: hostname,
    mynetworks: '127.0.0.0/8',
    myorigin: '$myhostname',
    queue_directory: '/var/spool/postfix',
    relayhost: '',
    smtpd_banner: '$myhostname ESMTP $mail_name',
  };
  return values[name];
}

function setParameter({ files }: Target, name: string, value: string): void {
  const text = files.exists(MAIN_CF) ? files.readText(MAIN_CF) : '';
  const line = new RegExp(`^${name}[ \\t]*=.*(?:\\n[ \\t]+.*)*$`, 'm');
  const row = `${name} = ${value}`;
  files.write(
    MAIN_CF,
    line.test(text)
      ? text.replace(line, () => row)
      : `${text}${text === '' || text.endsWith('\n') ? '' : '\n'}${row}\n`,
  );
}

function postconf(target: Target, args: readonly string[]): ToolResult {
  const flags = args.filter((word) => word.startsWith('-')).join('');
  const words = args.filter((word) => !word.startsWith('-'));
  if (flags.includes('e') || words.some((word) => word.includes('='))) {
    for (const word of words) {
      const at = word.indexOf('=');
      if (at < 0) return refuse(1, `postconf: fatal: missing '=' after attribute name: "${word}"`);
      setParameter(target, word.slice(0, at).trim(), word.slice(at + 1).trim());
    }
    return succeed();
  }
  const own = readParameters(target);
  if (words.length === 0) return succeed([...own].map(([name, value]) => `${name} = ${value}\n`).join(''));
  let [stdout, stderr] = ['', ''];
  for (const name of words) {
    const value = flags.includes('d') ? builtIn(target, name) : (own.get(name) ?? builtIn(target, name));
    if (value === undefined) stderr += `postconf: warning: ${name}: unknown parameter\n`;
    else stdout += flags.includes('h') ? `${value}\n` : `${name} = ${value}\n`;
  }
  return { exitCode: 0, stdout, stderr };
}

/** `postmap hash:/etc/postfix/virtual`: creates the database next to the source file. */
function postmap(target: Target, args: readonly string[], { cwd }: CommandContext): ToolResult {
  const { files } = target;
  for (const word of args.filter((each) => !each.startsWith('-'))) {
    const path = normalizePath(word.replace(/^\w+:/, ''), cwd);
    if (!files.exists(path)) return refuse(1, `postmap: fatal: open ${path}: No such file or directory`);
    // A new database gets the permissions of its source file (postmap(1)).
    const mode = files.stat(path)?.mode ?? 0o644;
    files.write(`${path}.db`, files.readText(path), { mode: mode & 0o777, umask: 0 });
  }
  return succeed();
}

function newaliases({ files }: Target): ToolResult {
  if (!files.exists('/etc/aliases'))
    return refuse(75, 'postalias: fatal: open /etc/aliases: No such file or directory');
  files.write('/etc/aliases.db', files.readText('/etc/aliases'));
  return succeed();
}

export const programs = { postconf, postmap, postalias: postmap, newaliases } as const;
