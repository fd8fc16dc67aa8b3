import { COMMON_DIRECTORIES, COMMON_FILE_MODES, COMMON_FILES, COMMON_LINKS } from './common-layout.ts';
import type { Preset } from './preset.ts';
import { DEBIAN_USR_BIN, DEBIAN_USR_SBIN, USR_BIN, USR_SBIN } from './programs.ts';

/** Files common to all platforms, except files that Debian's packages contain or create. */
const { '/etc/skel/.bashrc': _bashrc, '/etc/motd': _motd, ...BASE_FILES } = COMMON_FILES;

// Accounts of base-passwd 3.6.1 and of Debian's preinstalled packages.
const USERS: readonly string[] = [
  'root:0:0:root:/root:/bin/bash',
  'daemon:1:1:daemon:/usr/sbin:/usr/sbin/nologin',
  'bin:2:2:bin:/bin:/usr/sbin/nologin',
  'sys:3:3:sys:/dev:/usr/sbin/nologin',
  'sync:4:65534:sync:/bin:/bin/sync',
  'games:5:60:games:/usr/games:/usr/sbin/nologin',
  'man:6:12:man:/var/cache/man:/usr/sbin/nologin',
  'lp:7:7:lp:/var/spool/lpd:/usr/sbin/nologin',
  'mail:8:8:mail:/var/mail:/usr/sbin/nologin',
  'news:9:9:news:/var/spool/news:/usr/sbin/nologin',
  'uucp:10:10:uucp:/var/spool/uucp:/usr/sbin/nologin',
  'proxy:13:13:proxy:/bin:/usr/sbin/nologin',
  'www-data:33:33:www-data:/var/www:/usr/sbin/nologin',
  'backup:34:34:backup:/var/backups:/usr/sbin/nologin',
  'list:38:38:Mailing List Manager:/var/list:/usr/sbin/nologin',
  'irc:39:39:ircd:/run/ircd:/usr/sbin/nologin',
  '_apt:42:65534::/nonexistent:/usr/sbin/nologin',
  'nobody:65534:65534:nobody:/nonexistent:/usr/sbin/nologin',
];
const GROUPS: readonly string[] = (
  'root:0 daemon:1 bin:2 sys:3 adm:4 tty:5 disk:6 lp:7 mail:8 news:9 uucp:10 man:12 proxy:13 kmem:15 dialout:20 fax:21 voice:22 ' +
  'cdrom:24 floppy:25 tape:26 sudo:27 audio:29 dip:30 www-data:33 backup:34 operator:37 list:38 irc:39 src:40 shadow:42 utmp:43 ' +
  'video:44 sasl:45 plugdev:46 staff:50 games:60 users:100 nogroup:65534 crontab:101'
).split(' ');

const DIRECTORIES: readonly string[] = [
  ...COMMON_DIRECTORIES,
  '/etc/apt',
  '/etc/apt/apt.conf.d',
  '/etc/apt/keyrings',
  '/etc/apt/preferences.d',
  '/etc/apt/sources.list.d',
  '/etc/apt/trusted.gpg.d',
  '/etc/network',
  '/etc/network/interfaces.d',
  '/etc/ssl/private 0700',
  '/root/.ssh 0700',
  '/var/backups',
  '/var/cache/apt',
  '/var/lib/apt',
  '/var/lib/dpkg',
  '/var/local 2775 staff',
  '/var/mail 2775 mail',
];
const LINKS = {
  ...COMMON_LINKS,
  '/var/spool/mail': '../mail',
  '/etc/localtime': '/usr/share/zoneinfo/Etc/UTC',
};

function osRelease(pretty: string, name: string, id: string, version: string, codename: string): string {
  return `PRETTY_NAME="${pretty}"\nNAME="${name}"\nVERSION_ID="${version}"\nVERSION_CODENAME=${codename}\nID=${id}\n`;
}

const PROGRAMS = {
  '/usr/bin': [...USR_BIN, ...DEBIAN_USR_BIN],
  '/usr/sbin': [...USR_SBIN, ...DEBIAN_USR_SBIN],
};
const FILE_MODES = [...COMMON_FILE_MODES, '/etc/update-motd.d/10-uname 0755', '/etc/shadow 0640 shadow'];

export const DEBIAN_12: Preset = {
  platform: {
    id: 'debian-12',
    name: 'Debian GNU/Linux 12 (bookworm)',
    family: 'debian',
    release: { distributor: 'Debian', number: '12', codename: 'bookworm' },
    kernel: '6.1.0-27-amd64',
    defaultShell: '/bin/sh',
    homeMode: 0o755,
    lowestSystemId: 100,
  },
  users: USERS,
  groups: GROUPS,
  directories: DIRECTORIES,
  files: {
    ...BASE_FILES,
    '/etc/apt/sources.list':
      'deb http://deb.debian.org/debian bookworm main\ndeb http://deb.debian.org/debian bookworm-updates main\n' +
      'deb http://security.debian.org/debian-security bookworm-security main\n',
    '/etc/debian_version': '12.8\n',
    '/etc/issue': 'Debian GNU/Linux 12 \\n \\l\n\n',
    '/etc/os-release': osRelease('Debian GNU/Linux 12 (bookworm)', 'Debian GNU/Linux', 'debian', '12', 'bookworm'),
    '/etc/timezone': 'Etc/UTC\n',
    '/etc/update-motd.d/10-uname': '#!/bin/sh\nuname -snrvm\n',
  },
  fileModes: FILE_MODES,
  links: LINKS,
  programs: PROGRAMS,
};

export const DEBIAN_13: Preset = {
  ...DEBIAN_12,
  platform: {
    ...DEBIAN_12.platform,
    id: 'debian-13',
    name: 'Debian GNU/Linux 13 (trixie)',
    release: { distributor: 'Debian', number: '13', codename: 'trixie' },
    kernel: '6.12.117+deb13-amd64',
  },
  files: {
    ...DEBIAN_12.files,
    '/etc/apt/sources.list': 'deb http://deb.debian.org/debian trixie main\n',
    '/etc/debian_version': '13.8\n',
    '/etc/issue': 'Debian GNU/Linux 13 \\n \\l\n\n',
    '/etc/os-release': osRelease('Debian GNU/Linux 13 (trixie)', 'Debian GNU/Linux', 'debian', '13', 'trixie'),
  },
};

export const UBUNTU_24_04: Preset = {
  ...DEBIAN_12,
  platform: {
    ...DEBIAN_12.platform,
    id: 'ubuntu-24.04',
    name: 'Ubuntu 24.04.1 LTS',
    release: { distributor: 'Ubuntu', number: '24.04', codename: 'noble' },
    kernel: '6.8.0-49-generic',
    homeMode: 0o750,
  },
  files: {
    ...BASE_FILES,
    '/etc/debian_version': 'trixie/sid\n',
    '/etc/issue': 'Ubuntu 24.04.1 LTS \\n \\l\n\n',
    '/etc/lsb-release': 'DISTRIB_ID=Ubuntu\nDISTRIB_RELEASE=24.04\nDISTRIB_CODENAME=noble\n',
    '/etc/os-release': osRelease('Ubuntu 24.04.1 LTS', 'Ubuntu', 'ubuntu', '24.04', 'noble'),
    '/etc/timezone': 'Etc/UTC\n',
  },
};
