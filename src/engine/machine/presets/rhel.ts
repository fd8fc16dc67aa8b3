import { COMMON_DIRECTORIES, COMMON_FILE_MODES, COMMON_FILES, COMMON_LINKS } from './common-layout.ts';
import type { Preset } from './preset.ts';
import { RHEL_USR_BIN, RHEL_USR_SBIN, USR_BIN, USR_SBIN } from './programs.ts';

function repository(id: string, name: string): string {
  const url = `https://cdn.redhat.com/content/dist/rhel9/9/x86_64/${id}/os`;
  const key = 'file:///etc/pki/rpm-gpg/RPM-GPG-KEY-redhat-release';
  return `[rhel-9-for-x86_64-${id}-rpms]\nname = Red Hat Enterprise Linux 9 for x86_64 - ${name} (RPMs)\nbaseurl = ${url}\nenabled = 1\ngpgcheck = 1\ngpgkey = ${key}\n`;
}

const REDHAT_REPO = `# Certificate-Based Repositories\n# Managed by (rhsm) subscription-manager\n${repository('baseos', 'BaseOS')}\n${repository('appstream', 'AppStream')}`;

// Accounts of the setup package (2.13.7) and of systemd, dbus and sshd.
export const RHEL_9: Preset = {
  platform: {
    id: 'rhel-9',
    name: 'Red Hat Enterprise Linux 9.5 (Plow)',
    family: 'redhat',
    release: { distributor: 'RedHatEnterprise', number: '9.5', codename: 'Plow' },
    kernel: '5.14.0-503.11.1.el9_5.x86_64',
    defaultShell: '/bin/bash',
    homeMode: 0o700,
    lowestSystemId: 201,
  },
  users: [
    'root:0:0:root:/root:/bin/bash',
    'bin:1:1:bin:/bin:/sbin/nologin',
    'daemon:2:2:daemon:/sbin:/sbin/nologin',
    'adm:3:4:adm:/var/adm:/sbin/nologin',
    'lp:4:7:lp:/var/spool/lpd:/sbin/nologin',
    'sync:5:0:sync:/sbin:/bin/sync',
    'shutdown:6:0:shutdown:/sbin:/sbin/shutdown',
    'halt:7:0:halt:/sbin:/sbin/halt',
    'mail:8:12:mail:/var/spool/mail:/sbin/nologin',
    'operator:11:0:operator:/root:/sbin/nologin',
    'games:12:100:games:/usr/games:/sbin/nologin',
    'ftp:14:50:FTP User:/var/ftp:/sbin/nologin',
    'nobody:65534:65534:Kernel Overflow User:/:/sbin/nologin',
    'systemd-coredump:999:997:systemd Core Dumper:/:/sbin/nologin',
    'dbus:81:81:System message bus:/:/sbin/nologin',
    'sshd:74:74:Privilege-separated SSH:/usr/share/empty.sshd:/usr/sbin/nologin',
    'chrony:998:996:chrony system user:/var/lib/chrony:/sbin/nologin',
  ],
  groups: (
    'root:0 bin:1 daemon:2 sys:3 adm:4 tty:5 disk:6 lp:7 mem:8 kmem:9 wheel:10 cdrom:11 mail:12 man:15 dialout:18 floppy:19 games:20 ' +
    'tape:33 video:39 ftp:50 lock:54 audio:63 users:100 nobody:65534 utmp:22 utempter:35 ssh_keys:101 systemd-journal:190 ' +
    'systemd-coredump:997 dbus:81 sshd:74 chrony:996'
  ).split(' '),
  directories: [
    ...COMMON_DIRECTORIES,
    '/etc/dnf',
    '/etc/httpd',
    '/etc/NetworkManager',
    '/etc/pki',
    '/etc/pki/tls',
    '/etc/selinux',
    '/etc/sysconfig',
    '/etc/yum.repos.d',
    '/var/adm',
    '/var/lib/rpm',
    '/var/spool/mail 0775 mail',
  ],
  files: {
    ...COMMON_FILES,
    '/etc/issue': '\\S\nKernel \\r on an \\m\n\n',
    '/etc/os-release':
      'NAME="Red Hat Enterprise Linux"\nVERSION="9.5 (Plow)"\nID="rhel"\nID_LIKE="fedora"\nVERSION_ID="9.5"\nPRETTY_NAME="Red Hat Enterprise Linux 9.5 (Plow)"\n',
    '/etc/dnf/dnf.conf':
      '[main]\ngpgcheck=1\ninstallonly_limit=3\nclean_requirements_on_remove=True\nbest=True\nskip_if_unavailable=False\n',
    '/etc/yum.repos.d/redhat.repo': REDHAT_REPO,
    '/etc/redhat-release': 'Red Hat Enterprise Linux release 9.5 (Plow)\n',
  },
  fileModes: [...COMMON_FILE_MODES, '/etc/shadow 0000'],
  links: { ...COMMON_LINKS, '/var/mail': 'spool/mail', '/etc/yum.conf': 'dnf/dnf.conf' },
  programs: { '/usr/bin': [...USR_BIN, ...RHEL_USR_BIN], '/usr/sbin': [...USR_SBIN, ...RHEL_USR_SBIN] },
};

function almaRepository(id: string, name: string): string {
  const list = `https://mirrors.almalinux.org/mirrorlist/$releasever/${id}`;
  const key = 'file:///etc/pki/rpm-gpg/RPM-GPG-KEY-AlmaLinux-9';
  return `[${id}]\nname=AlmaLinux $releasever - ${name}\nmirrorlist=${list}\nenabled=1\ngpgcheck=1\ngpgkey=${key}\n`;
}

const { '/etc/yum.repos.d/redhat.repo': _, ...REDHAT_FILES } = RHEL_9.files;

/**
 * A rebuild of Red Hat Enterprise Linux with the same accounts, paths and versions. It has its own name and
 * repositories.
 */
export const ALMALINUX_9: Preset = {
  ...RHEL_9,
  platform: {
    ...RHEL_9.platform,
    id: 'almalinux-9',
    name: 'AlmaLinux 9.5 (Teal Serval)',
    release: { distributor: 'AlmaLinux', number: '9.5', codename: 'Teal Serval' },
  },
  files: {
    ...REDHAT_FILES,
    '/etc/almalinux-release': 'AlmaLinux release 9.5 (Teal Serval)\n',
    '/etc/os-release':
      'NAME="AlmaLinux"\nVERSION="9.5 (Teal Serval)"\nID="almalinux"\nID_LIKE="rhel centos fedora"\nVERSION_ID="9.5"\nPRETTY_NAME="AlmaLinux 9.5 (Teal Serval)"\n',
    '/etc/redhat-release': 'AlmaLinux release 9.5 (Teal Serval)\n',
    '/etc/yum.repos.d/almalinux-appstream.repo': almaRepository('appstream', 'AppStream'),
    '/etc/yum.repos.d/almalinux-baseos.repo': almaRepository('baseos', 'BaseOS'),
    '/etc/yum.repos.d/almalinux-extras.repo': almaRepository('extras', 'Extras'),
  },
};
