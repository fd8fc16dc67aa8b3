/** Checks sshd's configuration, with sshd's messages (`servconf.c`). */
import { configLines, isPort, matchingFiles, type UnitHost } from './unit.ts';

export const SSHD_CONFIG = '/etc/ssh/sshd_config';

const FLAGS = new Set(
  (
    'pubkeyauthentication passwordauthentication kbdinteractiveauthentication challengeresponseauthentication permitemptypasswords usepam ' +
    'x11forwarding x11uselocalhost printmotd printlastlog tcpkeepalive permittty strictmodes usedns gssapiauthentication ' +
    'gssapicleanupcredentials hostbasedauthentication ignoreuserknownhosts kerberosauthentication exposeauthinfo ' +
    'allowagentforwarding permituserrc disableforwarding'
  ).split(' '),
);
const WORDS: Readonly<Record<string, readonly string[]>> = {
  permitrootlogin: ['yes', 'no', 'prohibit-password', 'without-password', 'forced-commands-only'],
  loglevel: ['quiet', 'fatal', 'error', 'info', 'verbose', 'debug', 'debug1', 'debug2', 'debug3'],
  allowtcpforwarding: ['yes', 'no', 'all', 'local', 'remote'],
  compression: ['yes', 'no', 'delayed'],
  addressfamily: ['any', 'inet', 'inet6'],
};
const OTHERS = new Set(
  (
    'acceptenv allowgroups allowstreamlocalforwarding allowusers authenticationmethods authorizedkeyscommand authorizedkeyscommanduser ' +
    'authorizedkeysfile authorizedprincipalscommand authorizedprincipalscommanduser authorizedprincipalsfile banner casignaturealgorithms channeltimeout ' +
    'chrootdirectory ciphers clientalivecountmax clientaliveinterval debianbanner denygroups denyusers fingerprinthash forcecommand ' +
    'gatewayports gssapikeyexchange gssapistrictacceptorcheck gssapistorecredentialsonrekey hostbasedacceptedalgorithms ' +
    'hostbasedacceptedkeytypes hostcertificate hostkey hostkeyagent hostkeyalgorithms ignorerhosts include ipqos kbdinteractiveauthentication kerberosgetafstoken ' +
    'kerberosorlocalpasswd kerberosticketcleanup kexalgorithms keyregenerationinterval listenaddress logingracetime logverbose macs match ' +
    'maxauthtries maxsessions maxstartups modulifile permitlisten permitopen permittunnel permituserenvironment persourcemaxstartups ' +
    'persourcenetblocksize pidfile port protocol pubkeyacceptedalgorithms pubkeyacceptedkeytypes pubkeyauthoptions rekeylimit requiredrsasize ' +
    'revokedkeys rdomain rsaauthentication securitykeyprovider serverkeybits setenv streamlocalbindmask streamlocalbindunlink subsystem ' +
    'syslogfacility trustedusercakeys unusedconnectiontimeout useblacklist uselogin useprivilegeseparation versionaddendum x11displayoffset xauthlocation'
  ).split(' '),
);
const NUMBERS = new Set(['clientaliveinterval', 'clientalivecountmax', 'maxauthtries', 'maxsessions']);

interface Findings {
  readonly lines: string[];
  bad: number;
}

/** Checks one line. Returns false after a fatal mistake, because sshd then stops reading. */
function checkLine(file: string, number: number, text: string, findings: Findings): boolean {
  const [, keyword = '', rest = ''] = /^(\S+?)(?:\s*=\s*|\s+|$)(.*)$/.exec(text) ?? [];
  const name = keyword.toLowerCase();
  const argument = rest.replaceAll('"', '').split(/\s+/)[0] ?? '';
  const words = FLAGS.has(name) ? ['yes', 'no'] : WORDS[name];
  const fatal = (message: string): boolean => {
    findings.lines.push(message);
    return false;
  };
  if (argument === '') {
    findings.lines.push(`${file} line ${number}: no argument after keyword "${keyword}"`);
    findings.bad += 1;
    return true;
  }
  if (words === undefined && !OTHERS.has(name)) {
    findings.lines.push(`${file}: line ${number}: Bad configuration option: ${keyword}`);
    findings.bad += 1;
    return true;
  }
  if (words !== undefined && !words.includes(argument.toLowerCase()))
    return fatal(`${file} line ${number}: unsupported option "${argument}".`);
  if (name === 'port' && !isPort(argument)) return fatal(`${file} line ${number}: Badly formatted port number.`);
  if (NUMBERS.has(name) && !/^\d+[smhdw]?$/i.test(argument))
    return fatal(`${file} line ${number}: invalid integer value.`);
  return true;
}

function readFile(host: UnitHost, file: string, findings: Findings, depth: number): boolean {
  for (const { number, text } of configLines(host.files.readText(file))) {
    if (!checkLine(file, number, text, findings)) return false;
    const pattern = /^include\s+(\S+)/i.exec(text)?.[1];
    if (pattern === undefined || depth > 4) continue;
    const path = pattern.startsWith('/') ? pattern : `/etc/ssh/${pattern}`;
    for (const included of matchingFiles(host, path)) if (!readFile(host, included, findings, depth + 1)) return false;
  }
  return true;
}

export function checkSshd(host: UnitHost, file = SSHD_CONFIG): readonly string[] | undefined {
  if (!host.files.exists(file)) return [`${file}: No such file or directory`];
  const findings: Findings = { lines: [], bad: 0 };
  const whole = readFile(host, file, findings, 0);
  if (whole && findings.bad > 0) findings.lines.push(`${file}: terminating, ${findings.bad} bad configuration options`);
  return findings.lines.length === 0 ? undefined : findings.lines;
}

/** Settings that may be repeated. For all other settings, the first line is used. */
const REPEATED = new Set(['port', 'listenaddress', 'hostkey', 'subsystem']);
const LISTS = new Set(['acceptenv', 'allowusers', 'denyusers', 'allowgroups', 'denygroups']);

export function sshdSettings(host: UnitHost, file: string): ReadonlyMap<string, readonly string[]> {
  const settings = new Map<string, string[]>();
  readSettings(host, file, settings, 0);
  return settings;
}

function readSettings(host: UnitHost, file: string, settings: Map<string, string[]>, depth: number): void {
  for (const { text } of configLines(host.files.readText(file))) {
    const [, keyword = '', rest = ''] = /^(\S+?)(?:\s*=\s*|\s+|$)(.*)$/.exec(text) ?? [];
    const name = keyword.toLowerCase();
    const value = rest.replaceAll('"', '').replaceAll(/\s+/g, ' ').trim();
    if (name === 'match') return;
    if (name === 'include') {
      const path = value.startsWith('/') ? value : `/etc/ssh/${value}`;
      if (depth < 5) for (const each of matchingFiles(host, path)) readSettings(host, each, settings, depth + 1);
      continue;
    }
    const earlier = settings.get(name);
    const values = LISTS.has(name) ? value.split(' ') : [value];
    if (earlier === undefined) settings.set(name, values);
    else if (LISTS.has(name) || REPEATED.has(name)) earlier.push(...values);
  }
}
