/**
 * Directories, links and small files of the base system shared by all platforms. Contents of packages are in
 * `packages/`.
 */
export const COMMON_DIRECTORIES: readonly string[] = [
  '/boot',
  '/dev',
  '/dev/shm 1777',
  '/etc',
  '/etc/alternatives',
  '/etc/cron.d',
  '/etc/cron.daily',
  '/etc/cron.hourly',
  '/etc/cron.monthly',
  '/etc/cron.weekly',
  '/etc/default',
  '/etc/init.d',
  '/etc/ld.so.conf.d',
  '/etc/logrotate.d',
  '/etc/opt',
  '/etc/pam.d',
  '/etc/profile.d',
  '/etc/security',
  '/etc/security/limits.d',
  '/etc/skel',
  '/etc/ssh',
  '/etc/ssl',
  '/etc/ssl/certs',
  '/etc/sysctl.d',
  '/etc/systemd',
  '/etc/systemd/system',
  '/etc/tmpfiles.d',
  '/home',
  '/media',
  '/mnt',
  '/opt',
  '/opt/puppetlabs',
  '/opt/puppetlabs/puppet',
  '/opt/puppetlabs/puppet/cache 0750',
  '/proc 0555',
  '/root 0700',
  '/run',
  '/run/lock 1777',
  '/srv',
  '/sys 0555',
  '/tmp 1777',
  '/usr',
  '/usr/bin',
  '/usr/games',
  '/usr/include',
  '/usr/lib',
  '/usr/lib/systemd/system',
  '/usr/lib64',
  '/usr/local',
  '/usr/local/bin',
  '/usr/local/etc',
  '/usr/local/include',
  '/usr/local/lib',
  '/usr/local/sbin',
  '/usr/local/share',
  '/usr/local/src',
  '/usr/sbin',
  '/usr/share',
  '/usr/share/doc',
  '/usr/share/man',
  '/usr/src',
  '/var',
  '/var/cache',
  '/var/lib',
  '/var/log',
  '/var/opt',
  '/var/spool',
  '/var/spool/cron',
  '/var/tmp 1777',
];

export const COMMON_LINKS: Readonly<Record<string, string>> = {
  '/bin': 'usr/bin',
  '/sbin': 'usr/sbin',
  '/lib': 'usr/lib',
  '/lib64': 'usr/lib64',
  '/var/run': '/run',
  '/var/lock': '/run/lock',
  '/etc/mtab': '/proc/self/mounts',
};

const SKEL_BASHRC = '# ~/.bashrc: executed by bash(1) for non-login shells.\n';
const SKEL_PROFILE = '# ~/.profile: executed by the command interpreter for login shells.\n';
const SKEL_LOGOUT = '# ~/.bash_logout: executed by bash(1) when login shell exits.\n';

const PROFILE = `# /etc/profile: system-wide .profile file for the Bourne shell (sh(1)) and its kin.

if [ "$(id -u)" -eq 0 ]; then
  PATH="/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin"
else
  PATH="/usr/local/bin:/usr/bin:/bin:/usr/local/games:/usr/games"
fi
export PATH

if [ -d /etc/profile.d ]; then
  for i in /etc/profile.d/*.sh; do
    if [ -r $i ]; then
      . $i
    fi
  done
  unset i
fi
`;

export const COMMON_FILES: Readonly<Record<string, string>> = {
  '/dev/null': '',
  '/dev/zero': '',
  '/dev/random': '',
  '/dev/urandom': '',
  '/etc/passwd': '',
  '/etc/shadow': '',
  '/etc/group': '',
  '/etc/environment': '',
  '/etc/fstab': '# UNCONFIGURED FSTAB FOR BASE SYSTEM\n',
  '/etc/motd': '',
  '/etc/nsswitch.conf':
    'passwd:         files\ngroup:          files\nshadow:         files\nhosts:          files dns\n',
  '/etc/profile': PROFILE,
  '/etc/resolv.conf': 'nameserver 192.0.2.53\n',
  '/etc/services':
    'ssh\t\t22/tcp\nsmtp\t\t25/tcp\ndomain\t\t53/tcp\ndomain\t\t53/udp\nhttp\t\t80/tcp\nntp\t\t123/udp\nhttps\t\t443/tcp\n',
  '/etc/shells': '# /etc/shells: valid login shells\n/bin/sh\n/usr/bin/sh\n/bin/bash\n/usr/bin/bash\n',
  '/etc/sysctl.conf': '# /etc/sysctl.conf: see sysctl.conf(5)\n',
  '/etc/skel/.bashrc': SKEL_BASHRC,
  '/etc/skel/.profile': SKEL_PROFILE,
  '/etc/skel/.bash_logout': SKEL_LOGOUT,
  '/root/.bashrc': SKEL_BASHRC,
  '/root/.profile': SKEL_PROFILE,
  '/proc/version': 'Linux version 6.1.0-27-amd64\n',
  '/proc/mounts': '/dev/sda1 / ext4 rw,relatime 0 0\ntmpfs /dev/shm tmpfs rw,nosuid,nodev 0 0\n',
  '/proc/meminfo': 'MemTotal:        2014432 kB\nMemFree:         1102336 kB\n',
  '/proc/cpuinfo': 'processor\t: 0\nprocessor\t: 1\n',
};

export const COMMON_FILE_MODES: readonly string[] = [
  '/dev/null 0666',
  '/dev/zero 0666',
  '/dev/random 0666',
  '/dev/urandom 0666',
  '/proc/version 0444',
  '/proc/mounts 0444',
  '/proc/meminfo 0444',
  '/proc/cpuinfo 0444',
];
