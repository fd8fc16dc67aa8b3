/** Unit files of a fresh Debian 12 that belong to no service of a package here: those of systemd itself, timers, targets. */

const DIRECTORY = '/usr/lib/systemd/system';

/** Units without a section `[Install]`: other units start them. */
const STATIC = (
  'apt-daily.service apt-daily-upgrade.service dbus.service dpkg-db-backup.service e2scrub_all.service fstrim.service ' +
  'logrotate.service man-db.service ifup@.service systemd-journald.service systemd-logind.service systemd-udevd.service ' +
  'systemd-tmpfiles-clean.service systemd-tmpfiles-setup.service systemd-sysctl.service systemd-hostnamed.service ' +
  'systemd-timedated.service systemd-localed.service systemd-modules-load.service systemd-random-seed.service ' +
  'systemd-sysusers.service systemd-user-sessions.service systemd-update-utmp.service rescue.service emergency.service user@.service ' +
  'graphical.target multi-user.target rescue.target network.target network-online.target getty.target timers.target sockets.target ' +
  'basic.target sysinit.target systemd-tmpfiles-clean.timer dbus.socket'
).split(' ');

/** Units that can be enabled → their section `[Install]`. */
const INSTALLABLE: Readonly<Record<string, string>> = {
  'apt-daily.timer': 'WantedBy=timers.target',
  'apt-daily-upgrade.timer': 'WantedBy=timers.target',
  'dpkg-db-backup.timer': 'WantedBy=timers.target',
  'e2scrub_all.timer': 'WantedBy=timers.target',
  'fstrim.timer': 'WantedBy=timers.target',
  'logrotate.timer': 'WantedBy=timers.target',
  'man-db.timer': 'WantedBy=timers.target',
  'e2scrub_reap.service': 'WantedBy=multi-user.target',
  'networking.service': 'WantedBy=multi-user.target\nWantedBy=network-online.target',
  'remote-fs.target': 'WantedBy=multi-user.target',
  'getty@.service': 'WantedBy=getty.target\nDefaultInstance=tty1',
  'serial-getty@.service': 'WantedBy=getty.target',
  'console-getty.service': 'WantedBy=getty.target',
  'debug-shell.service': 'WantedBy=sysinit.target',
  'systemd-pstore.service': 'WantedBy=sysinit.target',
  'systemd-timesyncd.service': 'WantedBy=sysinit.target\nAlias=dbus-org.freedesktop.timesync1.service',
  'systemd-networkd.service': 'WantedBy=multi-user.target\nAlias=dbus-org.freedesktop.network1.service',
  'systemd-time-wait-sync.service': 'WantedBy=sysinit.target',
  'ssh.socket': 'WantedBy=sockets.target',
  'reboot.target': 'Alias=ctrl-alt-del.target',
  'poweroff.target': 'Alias=ctrl-alt-del.target',
  'halt.target': 'Alias=ctrl-alt-del.target',
};

function sectionOf(name: string): string {
  if (name.endsWith('.timer')) return '\n[Timer]\nOnCalendar=daily\n';
  return name.endsWith('.service') ? `\n[Service]\nExecStart=/usr/lib/systemd/${name.replace('.service', '')}\n` : '';
}

/** Path → text. */
export const BASE_UNIT_FILES: Readonly<Record<string, string>> = Object.fromEntries([
  ...STATIC.map((name) => [`${DIRECTORY}/${name}`, `[Unit]\nDescription=${name}\n${sectionOf(name)}`] as const),
  ...Object.entries(INSTALLABLE).map(
    ([name, install]) =>
      [`${DIRECTORY}/${name}`, `[Unit]\nDescription=${name}\n${sectionOf(name)}\n[Install]\n${install}\n`] as const,
  ),
]);

/** Aliases, masked units, and the links of units that are enabled though nothing of theirs is in the table of services. */
export const BASE_UNIT_LINKS: Readonly<Record<string, string>> = {
  [`${DIRECTORY}/ctrl-alt-del.target`]: 'reboot.target',
  [`${DIRECTORY}/default.target`]: 'graphical.target',
  [`${DIRECTORY}/autovt@.service`]: 'getty@.service',
  [`${DIRECTORY}/procps.service`]: 'systemd-sysctl.service',
  [`${DIRECTORY}/kmod.service`]: 'systemd-modules-load.service',
  [`${DIRECTORY}/udev.service`]: 'systemd-udevd.service',
  [`${DIRECTORY}/dbus-org.freedesktop.login1.service`]: 'systemd-logind.service',
  [`${DIRECTORY}/dbus-org.freedesktop.hostname1.service`]: 'systemd-hostnamed.service',
  [`${DIRECTORY}/dbus-org.freedesktop.timedate1.service`]: 'systemd-timedated.service',
  [`${DIRECTORY}/hwclock.service`]: '/dev/null',
  [`${DIRECTORY}/sudo.service`]: '/dev/null',
  [`${DIRECTORY}/x11-common.service`]: '/dev/null',
  '/etc/systemd/system/getty.target.wants/getty@tty1.service': '/lib/systemd/system/getty@.service',
  '/etc/systemd/system/multi-user.target.wants/e2scrub_reap.service': '/lib/systemd/system/e2scrub_reap.service',
  '/etc/systemd/system/multi-user.target.wants/remote-fs.target': '/lib/systemd/system/remote-fs.target',
  '/etc/systemd/system/sysinit.target.wants/systemd-pstore.service': '/lib/systemd/system/systemd-pstore.service',
};
