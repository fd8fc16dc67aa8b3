/**
 * Providers for package managers that no simulated machine has. A manifest that names one of them compiles, but the run
 * fails with `Provider … is not functional on this host`.
 */

/** Names and short descriptions, in the order in which completion offers them. */
export const OTHER_PACKAGE_PROVIDERS: readonly (readonly [name: string, doc: string])[] = [
  ['aix', 'Packages on AIX, managed with `installp`.'],
  ['appdmg', 'Application bundles on macOS from disk images.'],
  ['apple', 'Packages on macOS, managed with `installer`.'],
  ['aptitude', 'Packages on Debian, managed with `aptitude`.'],
  ['aptrpm', 'RPM packages, managed with the RPM port of `apt-get`.'],
  ['blastwave', 'Blastwave packages on Solaris, managed with `pkg-get`.'],
  ['dnfmodule', 'Module streams on Red Hat, managed with `dnf module`.'],
  ['fink', 'Fink packages on macOS.'],
  ['freebsd', 'Packages on old releases of FreeBSD, managed with `pkg_add`.'],
  ['hpux', 'Packages on HP-UX, managed with `swinstall`.'],
  ['macports', 'MacPorts packages on macOS, managed with `port`.'],
  ['nim', 'Packages on AIX from a NIM server.'],
  ['openbsd', 'Packages on OpenBSD, managed with `pkg_add`.'],
  ['opkg', 'Packages on OpenWrt, managed with `opkg`.'],
  ['pacman', 'Packages on Arch Linux, managed with `pacman`.'],
  ['pkg', 'Packages on Solaris 11, managed with `pkg`.'],
  ['pkgdmg', 'Packages on macOS from disk images.'],
  ['pkgin', 'pkgsrc packages, managed with `pkgin`.'],
  ['pkgng', 'Packages on FreeBSD, managed with `pkg`.'],
  ['pkgutil', 'OpenCSW packages on Solaris, managed with `pkgutil`.'],
  ['portage', 'Packages on Gentoo, managed with `emerge`.'],
  ['ports', 'FreeBSD ports.'],
  ['portupgrade', 'FreeBSD ports, managed with `portupgrade`.'],
  ['puppet_gem', 'Ruby gems for the Ruby of the Puppet agent.'],
  ['puppetserver_gem', 'Ruby gems for Puppet Server.'],
  ['rpm', 'RPM package files, managed with `rpm`; needs `source`.'],
  ['rug', 'Packages on old releases of SUSE, managed with `rug`.'],
  ['sun', 'Packages on Solaris 10, managed with `pkgadd`; needs `source`.'],
  ['sunfreeware', 'Sunfreeware packages on Solaris, managed with `pkg-get`.'],
  ['tdnf', 'Packages on Photon OS, managed with `tdnf`.'],
  ['up2date', 'Packages on old releases of Red Hat, managed with `up2date`.'],
  ['urpmi', 'Packages on Mandriva and Mageia, managed with `urpmi`.'],
  ['windows', 'MSI packages and installers on Windows.'],
  ['xbps', 'Packages on Void Linux, managed with `xbps-install`.'],
  ['zypper', 'Packages on SUSE, managed with `zypper`.'],
];
