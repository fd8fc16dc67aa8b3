import { refuse, succeed, type ToolResult } from '../../options.ts';
import type { Target } from '../../target.ts';
import type { SimulatedCommand } from '../command.ts';
import { formatDate } from '../gnu/dates.ts';
import { localeGen, updateLocale } from './locales.ts';

const ZONES = '/usr/share/zoneinfo/';

function readIfFile({ files }: Target, path: string): string {
  return files.stat(path)?.kind === 'file' ? files.readText(path) : '';
}

/** Reads the time zone from the link `/etc/localtime`, or else from `/etc/timezone`. */
function readZone(target: Target): string {
  const link = target.files.lstat('/etc/localtime');
  const linked = link?.kind === 'link' && link.target.startsWith(ZONES) ? link.target.slice(ZONES.length) : undefined;
  return linked ?? (readIfFile(target, '/etc/timezone').trim() || 'Etc/UTC');
}

function setZone({ files }: Target, zone: string): void {
  const link = files.lstat('/etc/localtime');
  if (link?.kind !== 'link' || link.target !== ZONES + zone) {
    if (link !== undefined) files.unlink('/etc/localtime');
    files.symlink(ZONES + zone, '/etc/localtime');
  }
  if (files.exists('/etc/timezone') && files.readText('/etc/timezone') === `${zone}\n`) return;
  files.write('/etc/timezone', `${zone}\n`);
}

/** Formats a time such as `Mon Jun  2 10:00:00 CEST 2025`. Uses UTC if the zone is unknown. */
function dateIn(clock: number, zone: string): string {
  try {
    const format = new Intl.DateTimeFormat('en-GB', {
      timeZone: zone,
      weekday: 'short',
      month: 'short',
      day: 'numeric',
      hour: '2-digit',
      minute: '2-digit',
      second: '2-digit',
      year: 'numeric',
      timeZoneName: 'short',
    });
    const parts = Object.fromEntries(format.formatToParts(clock).map(({ type, value }) => [type, value]));
    const {
      weekday = '',
      month = '',
      day = '',
      hour = '',
      minute = '',
      second = '',
      timeZoneName = '',
      year = '',
    } = parts;
    return `${weekday} ${month} ${day.padStart(2)} ${hour}:${minute}:${second} ${timeZoneName} ${year}`;
  } catch {
    return formatDate(clock, '%a %b %e %T UTC %Y');
  }
}

function dpkgReconfigure(target: Target, args: readonly string[]): ToolResult {
  const names = args.filter(
    (word, index) => !word.startsWith('-') && !/^-[fp]$|^--(?:frontend|priority)$/.test(args[index - 1] ?? ''),
  );
  const [name] = names;
  if (name === undefined) return refuse(1, '/usr/sbin/dpkg-reconfigure: please specify a package to reconfigure');
  const missing = names.find((each) => target.packages.versionOf(each) === undefined);
  if (missing !== undefined)
    return refuse(
      1,
      `dpkg-query: package '${missing}' is not installed and no information is available\nUse dpkg --info (= dpkg-deb --info) to examine archive files.\n/usr/sbin/dpkg-reconfigure: ${missing} is not installed`,
    );
  if (name === 'locales') return localeGen(target);
  if (name !== 'tzdata') return succeed();
  const zone = readZone(target);
  setZone(target, zone);
  const { clock } = target;
  const local = dateIn(clock, zone);
  const universal = formatDate(clock, '%a %b %e %T UTC %Y');
  return {
    exitCode: 0,
    stdout: '',
    stderr: `\nCurrent default time zone: '${zone}'\nLocal time is now:      ${local}.\nUniversal Time is now:  ${universal}.\n\n`,
  };
}

function timedatectl(target: Target, [verb = 'status', value = '']: readonly string[]): ToolResult {
  if (verb === 'set-timezone') {
    if (!/^[A-Z]\w*(?:\/[\w+-]+)*$/.test(value))
      return refuse(1, `Failed to set time zone: Invalid or not installed time zone '${value}'`);
    setZone(target, value);
    return succeed();
  }
  if (verb === 'set-ntp') return succeed();
  const zone = readZone(target);
  if (verb === 'show') return succeed(`Timezone=${zone}\nLocalRTC=no\nCanNTP=yes\nNTP=yes\nNTPSynchronized=yes\n`);
  const universal = formatDate(target.clock, '%a %F %T UTC');
  return succeed(
    `               Local time: ${dateIn(target.clock, zone)}\n           Universal time: ${universal}\n                Time zone: ${zone}\n              NTP service: active\n`,
  );
}

function hostnamectl(target: Target, args: readonly string[]): ToolResult {
  const [verb, name = ''] = args.filter((word) => !word.startsWith('-'));
  if (verb === 'set-hostname' || (verb === 'hostname' && name !== '')) {
    if (!/^[\w][\w.-]*$/.test(name))
      return refuse(1, `Could not set static hostname: Invalid static hostname '${name}'`);
    target.files.write('/etc/hostname', `${name}\n`);
    return succeed();
  }
  const own = readIfFile(target, '/etc/hostname').trim() || target.hostname;
  if (verb === 'hostname' || args.includes('--static')) return succeed(`${own}\n`);
  return succeed(
    ` Static hostname: ${own}\nOperating System: ${target.platform.name}\n          Kernel: Linux ${target.platform.kernel}\n`,
  );
}

function localectl(target: Target, [verb = 'status', ...values]: readonly string[]): ToolResult {
  if (verb === 'set-locale')
    return updateLocale(target, [
      '--no-checks',
      ...values.map((value) => (value.includes('=') ? value : `LANG=${value}`)),
    ]);
  const language = /^LANG=(.*)$/m.exec(readIfFile(target, '/etc/default/locale'))?.[1] ?? 'C.UTF-8';
  return succeed(`System Locale: LANG=${language}\n    VC Keymap: (unset)\n   X11 Layout: (unset)\n`);
}

function onDebian(name: string, run: (target: Target, args: readonly string[]) => ToolResult): SimulatedCommand {
  return { name, family: 'debian', run: (args, { session }) => run(session.target, args) };
}

export const SETTINGS_COMMANDS: readonly SimulatedCommand[] = [
  onDebian('dpkg-reconfigure', dpkgReconfigure),
  { name: 'timedatectl', run: (args, { session }) => timedatectl(session.target, args) },
  { name: 'hostnamectl', run: (args, { session }) => hostnamectl(session.target, args) },
  { name: 'localectl', run: (args, { session }) => localectl(session.target, args) },
];
