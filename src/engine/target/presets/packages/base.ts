/** Packages of Debian's standard system, as far as they bring accounts, units or configuration. */
import { builtInPrograms, type PackageFamily } from './row.ts';

/** A rule of logrotate for one log file. */
function rotated(log: string): string {
  return `${log} {\n\tmonthly\n\trotate 12\n\tmissingok\n}\n`;
}

export const BASE: PackageFamily = {
  debian: {
    adduser: {
      versions: ['3.134', '3.137ubuntu1'],
      programs: builtInPrograms('/usr/sbin/adduser', '/usr/sbin/addgroup'),
    },
    apt: {
      versions: ['2.6.2', '2.8.3'],
      files: {
        '/etc/apt/apt.conf.d/01autoremove': 'APT::NeverAutoRemove { "^firmware-linux.*"; };\n',
        '/etc/logrotate.d/apt': rotated('/var/log/apt/history.log'),
      },
    },
    'apt-listchanges': {
      versions: ['3.24', '3.26'],
      files: { '/etc/apt/apt.conf.d/20listchanges': 'Dir::Etc::apt-listchanges-main "listchanges.conf";\n' },
    },
    dbus: {
      versions: ['1.14.10-1~deb12u1', '1.14.10-4ubuntu4.1'],
      groups: ['messagebus:106'],
      users: ['messagebus:/nonexistent:/usr/sbin/nologin:100'],
      files: { '/etc/default/dbus': '# Options of dbus-daemon\n' },
    },
    debconf: {
      versions: ['1.5.82', '1.5.86ubuntu1'],
      files: {
        '/etc/apt/apt.conf.d/70debconf': 'DPkg::Pre-Install-Pkgs {"/usr/sbin/dpkg-preconfigure --apt || true";};\n',
      },
    },
    dpkg: {
      versions: ['1.21.22', '1.22.6ubuntu6.1'],
      files: {
        '/etc/logrotate.d/alternatives': rotated('/var/log/alternatives.log'),
        '/etc/logrotate.d/dpkg': rotated('/var/log/dpkg.log'),
      },
    },
    e2fsprogs: {
      versions: ['1.47.0-2', '1.47.0-2.4~exp1ubuntu4.1'],
      files: {
        '/etc/cron.d/e2scrub_all': '10 3 * * * root test -e /run/systemd/system || /usr/sbin/e2scrub_all -A -r\n',
      },
    },
    ifupdown: {
      versions: ['0.8.41', '0.8.41ubuntu1'],
      groups: ['netdev:108'],
      files: { '/etc/default/networking': '# Configuration of networking.service\n' },
    },
    locales: {
      versions: ['2.36-9+deb12u13', '2.39-0ubuntu8.5'],
      programs: {
        '/usr/sbin/locale-gen':
          '#!/bin/sh\necho "Generating locales (this might take a while)..."\necho "Generation complete."\n',
      },
    },
    'lsb-release': { versions: ['12.0-1', '12.0-2'], programs: builtInPrograms('/usr/bin/lsb_release') },
    systemd: {
      versions: ['252.39-1~deb12u2', '255.4-1ubuntu8.8'],
      files: Object.fromEntries(
        'getty multi-user network-online sysinit timers'
          .split(' ')
          .map((name) => [`/etc/systemd/system/${name}.target.wants`, null]),
      ),
      groups: ['systemd-journal:999'],
      users: ['systemd-network:/:/usr/sbin/nologin:998:systemd Network Management'],
    },
    'systemd-timesyncd': {
      versions: ['252.39-1~deb12u2', '255.4-1ubuntu8.8'],
      services: ['systemd-timesyncd'],
      conflicts: ['chrony', 'ntpsec'],
      users: ['systemd-timesync:/:/usr/sbin/nologin:997:systemd Time Synchronization'],
      files: { '/etc/systemd/timesyncd.conf': '[Time]\n#NTP=\n' },
      links: {
        '/etc/systemd/system/dbus-org.freedesktop.timesync1.service': '/lib/systemd/system/systemd-timesyncd.service',
      },
    },
    udev: {
      versions: ['252.39-1~deb12u2', '255.4-1ubuntu8.8'],
      groups: ['input:102', 'sgx:103', 'kvm:104', 'render:105'],
    },
  },
  redhat: {},
};
