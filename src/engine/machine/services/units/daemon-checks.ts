import { configLines, isPort, type ConfigCheck, type UnitHost } from './unit.ts';

const STATEMENTS = new Set(
  'acl controls dlz dnssec-policy dyndb http include key logging managed-keys masters options parental-agents plugin primaries server statistics-channels tls trust-anchors trusted-keys view zone'.split(
    ' ',
  ),
);

function withoutComments(text: string): string {
  const blank = (comment: string) => comment.replaceAll(/[^\n]/g, ' ');
  return text.replaceAll(/\/\*[^]*?\*\/|\/\/.*|#.*/g, blank);
}

/** Checks the syntax of a BIND file and of the files that it includes. Returns the first error. */
function checkNamedFile(host: UnitHost, file: string, depth: number): string | undefined {
  if (!host.files.exists(file)) return `open: ${file}: file not found`;
  let line = 1;
  const open: string[][] = [];
  let words: string[] = [];
  for (const [token] of withoutComments(host.files.readText(file)).matchAll(/\n|"[^"\n]*"|[{};]|[^\s{};"]+|"/g)) {
    if (token === '\n') line += 1;
    else if (token === '"') return `${file}:${line}: unbalanced quotes`;
    else if (token === '}') {
      if (words.length > 0) return `${file}:${line}: missing ';' before '}'`;
      const statement = open.pop();
      if (statement === undefined) return `${file}:${line}: syntax error near '}'`;
      words = [...statement, '}'];
    } else if (token === '{') {
      if (open.length === 0 && !STATEMENTS.has(words[0] ?? ''))
        return `${file}:${line}: unknown option '${words[0] ?? ''}'`;
      open.push(words);
      words = [];
    } else if (token === ';') {
      const [first, second = ''] = words;
      if (open.length === 0 && first === 'include' && depth < 10) {
        const found = checkNamedFile(host, second.replaceAll('"', ''), depth + 1);
        if (found !== undefined) return found;
      } else if (open.length === 0 && first !== undefined && !STATEMENTS.has(first))
        return `${file}:${line}: unknown option '${first}'`;
      words = [];
    } else {
      // `inet ADDRESS allow { … } keys { … };` is the only statement that continues after a block.
      if (words.at(-1) === '}' && words[0] !== 'inet') return `${file}:${line}: missing ';' before '${token}'`;
      words.push(token);
    }
  }
  if (open.length > 0 || words.length > 0) return `${file}:${line}: unexpected end of input`;
  return undefined;
}

function namedConf(host: UnitHost): string {
  return host.platform.family === 'debian' ? '/etc/bind/named.conf' : '/etc/named.conf';
}

export function checkNamed(host: UnitHost, file = namedConf(host)): readonly string[] | undefined {
  const found = checkNamedFile(host, file, 0);
  return found === undefined ? undefined : [found, 'loading configuration: failure', 'exiting (due to fatal error)'];
}

const REDIS_WORD =
  /^(?:bind|protected-mode|port|tcp-.*|unixsocket.*|timeout|tls-.*|daemonize|supervised|pidfile|loglevel|logfile|syslog-.*|databases|always-show-logo|set-proc-title|proc-title-template|stop-writes-on-bgsave-error|rdb.*|save|dbfilename|dir|replica.*|slave.*|masterauth|masteruser|repl-.*|min-.*|acl.*|requirepass|rename-command|user|maxclients|maxmemory.*|lazyfree-.*|io-threads.*|oom-.*|disable-thp|append.*|no-appendfsync-.*|auto-.*|aof-.*|lua-.*|busy-.*|cluster-.*|slowlog-.*|latency-.*|notify-.*|hash-.*|list-.*|set-.*|zset-.*|hll-.*|stream-.*|activerehashing|client-.*|proto-.*|hz|dynamic-hz|active.*|jemalloc-.*|ignore-warnings|enable-.*|include|loadmodule|shutdown-.*|crash-.*|locale-collate|socket-mark-id|propagation-.*|tracking-.*|maxmemory)$/;

export const checkRedis: ConfigCheck = (host) => {
  const file = '/etc/redis/redis.conf';
  if (!host.files.exists(file)) return [`Fatal error, can't open config file '${file}': No such file or directory`];
  for (const { number, text } of configLines(host.files.readText(file))) {
    const [word = '', argument = ''] = text.split(/\s+/);
    const problem =
      !REDIS_WORD.test(word.toLowerCase()) || argument === ''
        ? 'Bad directive or wrong number of arguments'
        : word === 'port' && argument !== '0' && !isPort(argument)
          ? 'argument must be between 0 and 65535 inclusive'
          : undefined;
    if (problem !== undefined)
      return [
        '*** FATAL CONFIG FILE ERROR ***',
        `Reading the configuration file, at line ${number}`,
        `>>> '${text}'`,
        problem,
      ];
  }
  return undefined;
};

const CHRONY_WORD =
  /^(?:pool|server|peer|confdir|sourcedir|driftfile|makestep|rtcsync|hwtimestamp|minsources|allow|deny|local|authselectmode|keyfile|ntsdumpdir|nts.*|leapsectz|leapsec.*|logdir|log|logchange|logbanner|cmd.*|bind.*|bindcmdaddress|port|cmdport|cmdallow|dumpdir|dumponexit|include|initstepslew|mailonchange|manual|max.*|min.*|maxupdateskew|rtc.*|sched_priority|lock_all|smoothtime|stratumweight|user|pidfile|refclock|acquisitionport|clientloglimit|combinelimit|corrtimeratio|fallbackdrift|hwclockfile|noclientlog|nosystemcert|ratelimit|reselectdist|tempcomp|dscp|ptpport|refresh)$/;

export const checkChrony: ConfigCheck = (host) => {
  const file = host.platform.family === 'debian' ? '/etc/chrony/chrony.conf' : '/etc/chrony.conf';
  if (!host.files.exists(file))
    return [`Fatal error : Could not open configuration file ${file} : No such file or directory`];
  const bad = configLines(host.files.readText(file)).find(
    ({ text }) => !/^[!;%]/.test(text) && !CHRONY_WORD.test(text.split(/\s+/)[0]?.toLowerCase() ?? ''),
  );
  return bad === undefined ? undefined : [`Fatal error : Invalid directive at line ${bad.number} in file ${file}`];
};

const NTP_WORD =
  /^(?:driftfile|leapfile|statsdir|statistics|filegen|server|pool|peer|unpeer|restrict|limit|broadcast.*|multicast.*|manycast.*|tos|tinker|disable|enable|interface|logconfig|logfile|keys|trustedkey|controlkey|requestkey|includefile|crypto|fudge|mru|nts|refclock|setvar|tick|ttl|dscp|extra|rlimit|saveconfigdir|autokey|pidfile|user|unrestrict|clockstats|rawstats|loopstats|peerstats)$/;

export const checkNtp: ConfigCheck = (host) => {
  const file = ['/etc/ntpsec/ntp.conf', '/etc/ntp.conf'].find((path) => host.files.exists(path));
  if (file === undefined) return ['CONFIG: readconfig: cannot open </etc/ntpsec/ntp.conf>'];
  const bad = configLines(host.files.readText(file)).find(
    ({ text }) => !NTP_WORD.test(text.split(/\s+/)[0]?.toLowerCase() ?? ''),
  );
  return bad === undefined
    ? undefined
    : [`CONFIG: line ${bad.number} column 1 syntax error in ${file}`, 'CONFIG: configuration failed'];
};

/** Checks the configuration of MariaDB or MySQL: group headers, options before the first header, and the port. */
export const checkMysql: ConfigCheck = (host) => {
  const { files } = host;
  const directories = ['/etc/mysql/conf.d', '/etc/mysql/mariadb.conf.d', '/etc/mysql/mysql.conf.d', '/etc/my.cnf.d'];
  const main = ['/etc/mysql/my.cnf', '/etc/my.cnf'].filter((path) => files.exists(path));
  const included = directories
    .filter((path) => files.isDirectory(path))
    .flatMap((path) =>
      files
        .list(path)
        .filter((name) => name.endsWith('.cnf'))
        .map((name) => `${path}/${name}`),
    );
  for (const file of [...main, ...included]) {
    let group: string | undefined;
    for (const { number, text } of configLines(files.readText(file))) {
      if (text.startsWith(';') || text.startsWith('!')) continue;
      if (text.startsWith('[')) {
        if (!text.includes(']'))
          return [
            `error: Wrong group definition in config file: ${file} at line: ${number}`,
            'Fatal error in defaults handling. Program aborted',
          ];
        group = text;
      } else if (group === undefined)
        return [
          `error: Found option without preceding group in config file: ${file} at line: ${number}`,
          'Fatal error in defaults handling. Program aborted',
        ];
      else if (group.startsWith('[mysqld]')) {
        const port = /^port\s*=\s*(.*)$/.exec(text)?.[1];
        if (port !== undefined && !isPort(port))
          return [`[ERROR] /usr/sbin/mysqld: Error while setting value '${port}' to 'port'`, '[ERROR] Aborting'];
      }
    }
  }
  return undefined;
};

export const checkDocker: ConfigCheck = (host) => {
  const file = '/etc/docker/daemon.json';
  if (!host.files.exists(file)) return undefined;
  const text = host.files.readText(file);
  try {
    JSON.parse(text);
    return undefined;
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    return [`unable to configure the Docker daemon with file ${file}: invalid character in JSON text`];
  }
};
