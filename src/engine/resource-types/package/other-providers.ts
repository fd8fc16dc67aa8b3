/**
 * Providers for package managers that no simulated machine has. A manifest that names one compiles, but using the
 * provider fails with `Provider … is not functional on this host`.
 */

/** Names with a short description, in completion order. */
export const OTHER_PACKAGE_PROVIDERS: readonly (readonly [name: string, doc: string])[] = [
  ['aix', 'Packages of AIX, managed with `installp`.'],
  ['appdmg', 'Application bundles of macOS from disk images.'],
  ['apple', 'Packages of macOS, managed with `installer`.'],
  ['aptitude', 'Packages of Debian, managed with `aptitude`.'],
  ['aptrpm', 'RPM packages, managed with the RPM port of `apt-get`.'],
  ['blastwave', 'Packages of Blastwave on Solaris, managed with `pkg-get`.'],
  ['dnfmodule', 'Module streams of Red Hat, managed with `dnf module`.'],
  ['fink', 'Packages of Fink on macOS.'],
  ['freebsd', 'Packages of old releases of FreeBSD, managed with `pkg_add`.'],
  ['hpux', 'Packages of HP-UX, managed with `swinstall`.'],
  ['macports', 'Packages of MacPorts on macOS, managed with `port`.'],
  ['nim', 'Packages of AIX from a NIM server.'],
  ['openbsd', 'Packages of OpenBSD, managed with `pkg_add`.'],
  ['opkg', 'Packages of OpenWrt, managed with `opkg`.'],
  ['pacman', 'Packages of Arch Linux, managed with `pacman`.'],
  ['pkg', 'Packages of Solaris 11, managed with `pkg`.'],
  ['pkgdmg', 'Packages of macOS from disk images.'],
  ['pkgin', 'Packages of pkgsrc, managed with `pkgin`.'],
  ['pkgng', 'Packages of FreeBSD, managed with `pkg`.'],
  ['pkgutil', 'Packages of OpenCSW on Solaris, managed with `pkgutil`.'],
  ['portage', 'Packages of Gentoo, managed with `emerge`.'],
  ['ports', 'Ports of FreeBSD.'],
  ['portupgrade', 'Ports of FreeBSD, managed with `portupgrade`.'],
  ['puppet_gem', 'Ruby gems for the Ruby of the Puppet agent.'],
  ['puppetserver_gem', 'Ruby gems for Puppet Server.'],
  ['rpm', 'RPM package files, managed with `rpm`; needs `source`.'],
  ['rug', 'Packages of old releases of SUSE, managed with `rug`.'],
  ['sun', 'Packages of Solaris 10, managed with `pkgadd`; needs `source`.'],
  ['sunfreeware', 'Packages of Sunfreeware on Solaris, managed with `pkg-get`.'],
  ['tdnf', 'Packages of Photon OS, managed with `tdnf`.'],
  ['up2date', 'Packages of old releases of Red Hat, managed with `up2date`.'],
  ['urpmi', 'Packages of Mandriva and Mageia, managed with `urpmi`.'],
  ['windows', 'MSI packages and installers of Windows.'],
  ['xbps', 'Packages of Void Linux, managed with `xbps-install`.'],
  ['zypper', 'Packages of SUSE, managed with `zypper`.'],
];
