/** Commands of daemons that test their configuration, as far as the daemons themselves do when they start. */
import { refuse, succeed, type ToolResult } from '../../options.ts';
import type { Target } from '../../target.ts';
import { checkApache } from '../../services/units/apache.ts';
import { checkHaproxy, HAPROXY_CFG } from '../../services/units/haproxy.ts';
import { checkLighttpd, LIGHTTPD_CONF } from '../../services/units/lighttpd.ts';
import { checkNginx, NGINX_CONF } from '../../services/units/nginx.ts';
import { checkNamed } from '../../services/units/others.ts';
import { checkRsyslog, RSYSLOG_CONF } from '../../services/units/logging.ts';
import { normalizePath } from '../../files/paths.ts';
import { configLines, matchingFiles } from '../../services/units/unit.ts';
import type { SimulatedCommand } from '../command.ts';
import { sshd } from './sshd.ts';
import { SUDOERS, sudoersComplaint, sudoersFiles, sudoersMistake } from '../../services/units/sudoers.ts';

export type PackageProgram = (target: Target, args: readonly string[]) => ToolResult;

function valueOf(args: readonly string[], flag: string): string | undefined {
  const at = args.indexOf(flag);
  return at < 0 ? undefined : args[at + 1];
}

function told(lines: readonly string[] | undefined, exitCode: number, whenFine: ToolResult = succeed()): ToolResult {
  return lines === undefined ? whenFine : refuse(exitCode, lines.join('\n'));
}

const nginx: PackageProgram = (target, args) => {
  if (args.includes('-t') || args.includes('-T')) {
    const file = valueOf(args, '-c') ?? NGINX_CONF;
    const fine = `nginx: the configuration file ${file} syntax is ok\nnginx: configuration file ${file} test is successful\n`;
    return told(checkNginx(target, file), 1, { exitCode: 0, stdout: '', stderr: fine });
  }
  if (args.includes('-v') || args.includes('-V'))
    return { exitCode: 0, stdout: '', stderr: `nginx version: nginx/${upstream(target, 'nginx')}\n` };
  if (valueOf(args, '-s') === 'reload') {
    if (!target.services.isRunning('nginx'))
      return refuse(1, 'nginx: [error] open() "/run/nginx.pid" failed (2: No such file or directory)');
    target.services.reload('nginx');
  }
  return succeed();
};

/** The version without Debian's revision or an epoch. */
function upstream(target: Target, name: string): string {
  return (target.packages.versionOf(name) ?? '').replace(/^\d+:/, '').replace(/-[^-]*$/, '');
}

const apachectl: PackageProgram = (target, args) => {
  const unit = target.platform.family === 'debian' ? 'apache2' : 'httpd';
  const [verb = ''] = args;
  if (verb === 'configtest' || verb === '-t') {
    const fine = { exitCode: 0, stdout: '', stderr: 'Syntax OK\n' };
    const found = checkApache(target);
    const more =
      unit === 'apache2' ? ["Action 'configtest' failed.", 'The Apache error log may have more information.'] : [];
    return found === undefined ? fine : refuse(1, [...found, ...more].join('\n'));
  }
  if (verb === '-v' || verb === '-V')
    return succeed(
      `Server version: Apache/${upstream(target, unit)} (${unit === 'httpd' ? 'Red Hat Enterprise Linux' : 'Debian'})\n`,
    );
  if (verb === 'graceful' || verb === 'reload') target.services.reload(unit);
  else if (verb === 'start') target.services.start(unit);
  else if (verb === 'stop') target.services.stop(unit);
  else if (verb === 'restart') target.services.restart(unit);
  return succeed();
};

const haproxy: PackageProgram = (target, args) => {
  if (args.includes('-v')) return succeed(`HAProxy version ${upstream(target, 'haproxy')}\n`);
  if (!args.some((word) => /^-\w*c\w*$/.test(word))) return succeed();
  return told(checkHaproxy(target, valueOf(args, '-f') ?? HAPROXY_CFG), 1, succeed('Configuration file is valid\n'));
};

/** `lighttpd -t` reads the configuration, `-tt` loads the modules, too; neither says anything more than that. */
const lighttpd: PackageProgram = (target, args) => {
  if (args.includes('-v') || args.includes('-V')) return succeed(`lighttpd/${upstream(target, 'lighttpd')} (ssl)\n`);
  if (!args.some((word) => /^-tt?$/.test(word))) return succeed();
  const fine = args.includes('-tt') ? succeed() : succeed('Syntax OK\n');
  return told(checkLighttpd(target, valueOf(args, '-f') ?? LIGHTTPD_CONF), 255, fine);
};

const dnsmasq: PackageProgram = (_target, args) =>
  args.includes('--test') ? { exitCode: 0, stdout: '', stderr: 'dnsmasq: syntax check OK.\n' } : succeed();

/** The settings of dovecot's files outside of sections, those of included files among them; the last one counts. */
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

/** `doveconf [-n] [-h] NAME…`: the settings of these names, or all that the files have. */
const doveconf: PackageProgram = (target, args) => {
  const settings = dovecotSettings(target, valueOf(args, '-c') ?? '/etc/dovecot/dovecot.conf');
  const names = args.filter((word, index) => !word.startsWith('-') && args[index - 1] !== '-c');
  const wanted = [...settings].filter(([name]) => names.length === 0 || names.includes(name));
  return succeed(wanted.map(([name, value]) => `${args.includes('-h') ? '' : `${name} = `}${value}\n`).join(''));
};

/** `keepalived -t -f FILE`: braces, and scripts that nobody allowed. */
const keepalived: PackageProgram = (target, args) => {
  if (!args.some((word) => /^-\w*t|^--config-test/.test(word))) return succeed();
  const file = valueOf(args, '-f') ?? '/etc/keepalived/keepalived.conf';
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

const namedCheckconf: PackageProgram = (target, args) => {
  const found = checkNamed(
    target,
    args.find((word) => word.startsWith('/')),
  );
  return told(found?.slice(0, 1), 1);
};

/** `named-checkzone ZONE FILE`: reads as much of a zone as its serial number. */
const namedCheckzone: PackageProgram = (target, args) => {
  const [zone = '', file = ''] = args.filter((word) => !word.startsWith('-'));
  if (file === '') return refuse(1, 'usage: named-checkzone [-djqvD] zonename [ (filename|-) ]');
  if (target.files.stat(file)?.kind !== 'file')
    return refuse(
      1,
      `zone ${zone}/IN: loading from master file ${file} failed: file not found\nzone ${zone}/IN: not loaded due to errors.`,
    );
  const text = target.files.readText(file).replaceAll(/;.*/g, '');
  const serial = /\bSOA\s+\S+\s+\S+\s+\(?\s*(\d+)/.exec(text)?.[1];
  if (serial === undefined)
    return {
      exitCode: 1,
      stdout: `zone ${zone}/IN: has 0 SOA records\nzone ${zone}/IN: not loaded due to errors.\n`,
      stderr: '',
    };
  if (!/\bNS\s+\S/.test(text))
    return {
      exitCode: 1,
      stdout: `zone ${zone}/IN: has no NS records\nzone ${zone}/IN: not loaded due to errors.\n`,
      stderr: '',
    };
  return succeed(args.includes('-q') ? '' : `zone ${zone}/IN: loaded serial ${serial}\nOK\n`);
};

/** `visudo -c`: the files that are fine, and the first mistake of each that is not. */
const visudo: PackageProgram = (target, args) => {
  if (!args.some((word) => /^-\w*c\w*$/.test(word) || word === '--check'))
    return refuse(1, 'visudo: there is no editor here; write the file and check it: visudo -cf FILE');
  const flag = args.findIndex((word) => /^-\w*f$/.test(word) || word === '--file');
  const own = flag < 0 ? args.find((word) => word.startsWith('/')) : args[flag + 1];
  const file = own ?? SUDOERS;
  if (target.files.stat(file)?.kind !== 'file') return refuse(1, `visudo: ${file}: No such file or directory`);
  const isQuiet = args.some((word) => /^-\w*q\w*$/.test(word) || word === '--quiet');
  let [stdout, stderr] = ['', ''];
  for (const each of sudoersFiles(target, file)) {
    const mistake = sudoersMistake(target, each);
    const mode = (target.files.stat(each)?.mode ?? 0) & 0o777;
    if (mistake !== undefined) stderr += sudoersComplaint(mistake);
    else if (own === undefined && mode !== 0o440) stderr += `${each}: bad permissions, should be mode 0440\n`;
    else stdout += `${each}: parsed OK\n`;
  }
  return { exitCode: stderr === '' ? 0 : 1, stdout: isQuiet ? '' : stdout, stderr: isQuiet ? '' : stderr };
};

/** `rsyslogd -N1`. */
const rsyslogd: PackageProgram = (target, args) => {
  if (!args.some((word) => /^-N\d?$/.test(word))) return succeed();
  const file = valueOf(args, '-f') ?? RSYSLOG_CONF;
  const version = upstream(target, 'rsyslog');
  const head = `rsyslogd: version ${version}, config validation run (level 1), master config ${file}\n`;
  const found = checkRsyslog(target, file);
  const lines =
    found?.map((line) => `rsyslogd: ${line}\n`).join('') ?? 'rsyslogd: End of config validation run. Bye.\n';
  return { exitCode: found === undefined ? 0 : 1, stdout: '', stderr: head + lines };
};

export const CONFIGURATION_TESTS: Readonly<Record<string, PackageProgram>> = {
  nginx,
  apache2: apachectl,
  apache2ctl: apachectl,
  apachectl,
  httpd: apachectl,
  sshd,
  haproxy,
  lighttpd,
  dnsmasq,
  doveconf,
  keepalived,
  'named-checkconf': namedCheckconf,
  'named-checkzone': namedCheckzone,
  rsyslogd,
};

/** Those that every machine has, without a package. */
export const CONFIGURATION_COMMANDS: readonly SimulatedCommand[] = [
  { name: 'visudo', run: (args, { session }) => visudo(session.target, args) },
];
