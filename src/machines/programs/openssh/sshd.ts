/** `sshd` (OpenSSH 9.2): `-t` checks its configuration, `-T` prints the effective settings. */
import { refuse, succeed } from '../../../engine/machine/options.ts';
import { checkSshd, sshdSettings, SSHD_CONFIG } from '../../../engine/machine/services/units/sshd.ts';
import type { Target } from '../../../engine/machine/target.ts';
import type { PackageProgram } from '../../../engine/machine/shell/command.ts';

const KEY_ALGORITHMS =
  'ssh-ed25519,ecdsa-sha2-nistp256,ecdsa-sha2-nistp384,ecdsa-sha2-nistp521,sk-ssh-ed25519@openssh.com,' +
  'sk-ecdsa-sha2-nistp256@openssh.com,rsa-sha2-512,rsa-sha2-256';
const ALL_ALGORITHMS = [
  ...KEY_ALGORITHMS.split(',').map((name) => `${name.replace('@openssh.com', '')}-cert-v01@openssh.com`),
  KEY_ALGORITHMS,
].join(',');

/** Defaults in the order of `sshd -T`. A setting with the default `''` is printed only if it is set. */
const DEFAULTS: readonly (readonly [name: string, value: string])[] = (
  'addressfamily any|listenaddress|usepam no|logingracetime 120|x11displayoffset 10|maxauthtries 6|maxsessions 10|' +
  'clientaliveinterval 0|clientalivecountmax 3|requiredrsasize 1024|streamlocalbindmask 0177|unusedconnectiontimeout none|' +
  'permitrootlogin without-password|ignorerhosts yes|ignoreuserknownhosts no|hostbasedauthentication no|' +
  'hostbasedusesnamefrompacketonly no|pubkeyauthentication yes|kerberosauthentication no|kerberosorlocalpasswd yes|' +
  'kerberosticketcleanup yes|gssapiauthentication no|gssapicleanupcredentials yes|gssapikeyexchange no|' +
  'gssapistrictacceptorcheck yes|gssapistorecredentialsonrekey no|gssapikexalgorithms ' +
  'gss-group14-sha256-,gss-group16-sha512-,gss-nistp256-sha256-,gss-curve25519-sha256-,gss-group14-sha1-,gss-gex-sha1-|' +
  'passwordauthentication yes|kbdinteractiveauthentication yes|' +
  'printmotd yes|printlastlog yes|x11forwarding no|x11uselocalhost yes|permittty yes|permituserrc yes|strictmodes yes|' +
  'tcpkeepalive yes|permitemptypasswords no|compression yes|gatewayports no|usedns no|allowtcpforwarding yes|' +
  'allowagentforwarding yes|disableforwarding no|allowstreamlocalforwarding yes|streamlocalbindunlink no|fingerprinthash SHA256|' +
  'exposeauthinfo no|pidfile /run/sshd.pid|modulifile /etc/ssh/moduli|xauthlocation /usr/bin/xauth|ciphers ' +
  'chacha20-poly1305@openssh.com,aes128-ctr,aes192-ctr,aes256-ctr,aes128-gcm@openssh.com,aes256-gcm@openssh.com|macs ' +
  'umac-64-etm@openssh.com,umac-128-etm@openssh.com,hmac-sha2-256-etm@openssh.com,hmac-sha2-512-etm@openssh.com,' +
  'hmac-sha1-etm@openssh.com,umac-64@openssh.com,umac-128@openssh.com,hmac-sha2-256,hmac-sha2-512,hmac-sha1|banner none|' +
  'forcecommand none|chrootdirectory none|trustedusercakeys none|revokedkeys none|securitykeyprovider internal|' +
  'authorizedprincipalsfile none|versionaddendum none|authorizedkeyscommand none|authorizedkeyscommanduser none|' +
  'authorizedprincipalscommand none|authorizedprincipalscommanduser none|hostkeyagent none|kexalgorithms ' +
  'sntrup761x25519-sha512,sntrup761x25519-sha512@openssh.com,curve25519-sha256,curve25519-sha256@libssh.org,ecdh-sha2-nistp256,' +
  'ecdh-sha2-nistp384,ecdh-sha2-nistp521,diffie-hellman-group-exchange-sha256,diffie-hellman-group16-sha512,' +
  'diffie-hellman-group18-sha512,diffie-hellman-group14-sha256|' +
  `casignaturealgorithms ${KEY_ALGORITHMS}|hostbasedacceptedalgorithms ${ALL_ALGORITHMS}|hostkeyalgorithms ${ALL_ALGORITHMS}|` +
  `pubkeyacceptedalgorithms ${ALL_ALGORITHMS}|` +
  'loglevel INFO|syslogfacility AUTH|' +
  'authorizedkeysfile .ssh/authorized_keys .ssh/authorized_keys2|hostkey|allowusers|denyusers|allowgroups|denygroups|acceptenv|' +
  'authenticationmethods any|subsystem|maxstartups 10:30:100|persourcemaxstartups none|persourcenetblocksize 32:128|' +
  'permittunnel no|ipqos lowdelay throughput|rekeylimit 0 0|permitopen any|permitlisten any|permituserenvironment no|' +
  'pubkeyauthoptions none'
)
  .split('|')
  .map((line) => [line.replace(/ .*/, ''), line.includes(' ') ? line.replace(/^\S+ /, '') : '']);

const HOST_KEYS = ['rsa', 'ecdsa', 'ed25519'].map((kind) => `/etc/ssh/ssh_host_${kind}_key`);

/** Returns a value in the spelling of `sshd -T`. */
function shown(name: string, value: string): string {
  if (name === 'permitrootlogin' && value.toLowerCase() === 'prohibit-password') return 'without-password';
  if (name === 'loglevel' || name === 'syslogfacility') return value.toUpperCase();
  const time = /^(\d+)([smhd])$/i.exec(value);
  if (time !== null && (name === 'logingracetime' || name === 'clientaliveinterval'))
    return String(Number(time[1]) * ({ s: 1, m: 60, h: 3600, d: 86400 }[time[2]?.toLowerCase() ?? 's'] ?? 1));
  return /^(?:yes|no)$/i.test(value) ? value.toLowerCase() : value;
}

function listAddresses(settings: ReadonlyMap<string, readonly string[]>, ports: readonly string[]): readonly string[] {
  const given = settings.get('listenaddress');
  const family = settings.get('addressfamily')?.[0]?.toLowerCase() ?? 'any';
  const any = [...(family === 'inet' ? [] : ['[::]']), ...(family === 'inet6' ? [] : ['0.0.0.0'])];
  if (given === undefined) return ports.flatMap((port) => any.map((address) => `${address}:${port}`));
  return given.flatMap((address) => {
    const withPort = /^\[.*\]:\d+$|^[^:]+:\d+$/.test(address);
    const plain = address.includes(':') && !address.startsWith('[') ? `[${address}]` : address;
    return withPort ? [address] : ports.map((port) => `${plain}:${port}`);
  });
}

function effectiveSettings(target: Target, file: string): string {
  const settings = sshdSettings(target, file);
  const ports = settings.get('port') ?? ['22'];
  const lines = ports.map((port) => `port ${port}`);
  for (const [name, usual] of DEFAULTS) {
    const values = settings.get(name);
    if (name === 'listenaddress') lines.push(...listAddresses(settings, ports).map((each) => `${name} ${each}`));
    else if (name === 'hostkey') {
      const keys = values ?? HOST_KEYS.filter((path) => target.files.exists(path));
      lines.push(...keys.map((each) => `${name} ${each}`));
    } else if (usual === '') lines.push(...(values ?? []).map((each) => `${name} ${each}`));
    else lines.push(`${name} ${values === undefined ? usual : shown(name, values[0] ?? '')}`);
  }
  return `${lines.join('\n')}\n`;
}

const sshd: PackageProgram = (target, args) => {
  const given = args.indexOf('-f');
  const file = (given < 0 ? undefined : args[given + 1]) ?? SSHD_CONFIG;
  const printsSettings = args.includes('-T');
  if (!printsSettings && !args.includes('-t')) return succeed();
  const mistakes = checkSshd(target, file);
  if (mistakes !== undefined)
    return refuse(file === SSHD_CONFIG || target.files.exists(file) ? 255 : 1, mistakes.join('\n'));
  return succeed(printsSettings ? effectiveSettings(target, file) : '');
};

export const programs = { sshd } as const;
