/** Checks the configurations of rsyslog, cron and fail2ban. Returns their own messages. */
import { configLines, matchingFiles, type ConfigCheck, type UnitHost } from './unit.ts';

const FACILITY = 'auth|authpriv|cron|daemon|ftp|kern|lpr|mail|mark|news|security|syslog|user|uucp|local[0-7]|\\*';
const SELECTOR = new RegExp(
  `^(?:(?:${FACILITY})(?:,(?:${FACILITY}))*\\.[!=]*(?:debug|info|notice|warning|warn|err|error|crit|alert|emerg|panic|none|\\*);?)+\\s+\\S`,
);
/**
 * Matches the beginning of a statement: a directive, an object with parameters, a filter, the end of a block, or a
 * continued line.
 */
const STATEMENT =
  /^(?:\$\w+|(?:module|input|action|template|ruleset|global|main_queue|include|lookup_table|parser|timezone|dyn_stats|property|constant)\s*\(|(?:if|else|then|call|set|unset|reset|stop|continue|foreach)\b|:[\w$!-]+\s*,|&|~|[)}\]({"\w-]*[)}]|\w+\s*=)/;

function parts(host: UnitHost, file: string): readonly string[] {
  const included = configLines(host.files.readText(file)).flatMap(({ text }) => {
    const pattern = /^\$IncludeConfig\s+(\S+)/i.exec(text)?.[1] ?? /^include\s*\(.*file="([^"]+)"/.exec(text)?.[1];
    return pattern === undefined ? [] : matchingFiles(host, pattern);
  });
  return [file, ...included];
}

/** Finds the first line that does not begin a statement. Lines inside brackets continue the preceding statement. */
function syntaxError(host: UnitHost, file: string): { readonly line: number; readonly token: string } | undefined {
  let open = 0;
  for (const { number, text } of configLines(host.files.readText(file))) {
    if (open === 0 && !STATEMENT.test(text) && !SELECTOR.test(text))
      return { line: number, token: text.split(/\s+/)[0] ?? text };
    const bare = text.replaceAll(/"[^"]*"|'[^']*'/g, '');
    open += (bare.match(/[({]/g)?.length ?? 0) - (bare.match(/[)}]/g)?.length ?? 0);
    if (open < 0) return { line: number, token: ')' };
  }
  return undefined;
}

export const RSYSLOG_CONF = '/etc/rsyslog.conf';

export function checkRsyslog(host: UnitHost, file = RSYSLOG_CONF): readonly string[] | undefined {
  if (!host.files.exists(file))
    return [
      `rsyslogd: could not open config file '${file}': No such file or directory [try https://www.rsyslog.com/e/2104 ]`,
    ];
  for (const part of parts(host, file)) {
    const found = syntaxError(host, part);
    if (found !== undefined)
      return [
        `error during parsing file ${part}, on or before line ${found.line}: syntax error on token '${found.token}' [v8.2302.0 try https://www.rsyslog.com/e/2207 ]`,
        `could not interpret master config file '${file}'. [v8.2302.0 try https://www.rsyslog.com/e/2207 ]`,
      ];
  }
  return undefined;
}

const FIELDS = ['minute', 'hour', 'day-of-month', 'month', 'day-of-week'] as const;
const RANGES = [
  [0, 59],
  [0, 23],
  [1, 31],
  [1, 12],
  [0, 7],
] as const;
const WORD = /^(?:sun|mon|tue|wed|thu|fri|sat|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)$/i;

function isField(text: string, [low, high]: readonly [number, number]): boolean {
  return text.split(',').every((part) => {
    const [, from = '', to] = /^(\*|\w+)(?:-(\w+))?(?:\/\d+)?$/.exec(part) ?? [];
    return [from, to ?? '*'].every(
      (word) => word === '*' || WORD.test(word) || (/^\d+$/.test(word) && Number(word) >= low && Number(word) <= high),
    );
  });
}

/** Finds the error in one line of a system crontab (`bad minute`), where a user name precedes the command. */
export function cronMistake(text: string): string | undefined {
  if (/^\w+\s*=/.test(text) || /^["']/.test(text)) return undefined;
  const words = text.split(/\s+/);
  if (text.startsWith('@'))
    return /^@(?:reboot|yearly|annually|monthly|weekly|daily|midnight|hourly)$/.test(words[0] ?? '')
      ? undefined
      : 'bad time specifier';
  for (const [index, field] of FIELDS.entries()) {
    if (!isField(words[index] ?? '', RANGES[index] ?? [0, 0])) return `bad ${field}`;
  }
  if (words[5] === undefined) return 'bad username';
  return words[6] === undefined ? 'bad command' : undefined;
}

/** Warnings of cron, which ignores crontabs with errors and starts anyway. */
export const cronWarnings: ConfigCheck = (host) => {
  const { files } = host;
  const directory = files.isDirectory('/etc/cron.d') ? files.list('/etc/cron.d') : [];
  const paths = [
    '/etc/crontab',
    ...directory.filter((name) => /^[\w-]+$/.test(name)).map((name) => `/etc/cron.d/${name}`),
  ];
  const lines = paths.flatMap((path) => {
    if (files.stat(path)?.kind !== 'file') return [];
    const mistake = configLines(files.readText(path))
      .map(({ text }) => cronMistake(text))
      .find((each) => each !== undefined);
    return mistake === undefined
      ? []
      : [
          `Error: ${mistake}; while reading ${path}`,
          `(*system*${path.replace('/etc/', '')}) ERROR (Syntax error, this crontab file will be ignored)`,
        ];
  });
  return lines.length === 0 ? undefined : lines;
};

/**
 * Checks for the log file that rsyslog writes. Debian enables the jail for sshd, which watches this file. Without it,
 * fail2ban exits soon after its start, unless the configuration names another source.
 */
export const checkFail2ban: ConfigCheck = ({ files }) => {
  if (files.exists('/var/log/auth.log')) return undefined;
  const local = ['/etc/fail2ban/jail.local', ...jailFiles(files)].filter((path) => files.exists(path));
  if (local.some((path) => /^\s*(backend\s*=\s*systemd|enabled\s*=\s*false)/m.test(files.readText(path))))
    return undefined;
  return [
    'ERROR   Failed during configuration: Have not found any log file for sshd jail',
    'ERROR   Async configuration of server failed',
  ];
};

function jailFiles(files: UnitHost['files']): readonly string[] {
  const directory = '/etc/fail2ban/jail.d';
  if (!files.isDirectory(directory)) return [];
  return files.list(directory).flatMap((name) => (/\.(conf|local)$/.test(name) ? [`${directory}/${name}`] : []));
}
