/**
 * Providers for package managers that no simulated machine has. Naming one compiles; using it fails with `Provider … is
 * not functional on this host`.
 */

/** Names with a short description, in completion order. */
export const OTHER_PACKAGE_PROVIDERS: readonly (readonly [name: string, doc: string])[] = [
  ['aix', 'Packages of AIX, by `installp`.'],
  ['appdmg', 'Application bundles of macOS from disk images.'],
  ['apple', 'Packages of macOS, by `installer`.'],
  ['aptitude', 'Packages of Debian, by `aptitude`.'],
  ['aptrpm', 'RPM packages, by the port of `apt-get` to RPM.'],
  ['blastwave', 'Packages of Blastwave on Solaris, by `pkg-get`.'],
  ['dnfmodule', 'Module streams of Red Hat, by `dnf module`.'],
  ['fink', 'Packages of Fink on macOS.'],
  ['freebsd', 'Packages of old releases of FreeBSD, by `pkg_add`.'],
  ['hpux', 'Packages of HP-UX, by `swinstall`.'],
  ['macports', 'Packages of MacPorts on macOS, by `port`.'],
  ['nim', 'Packages of AIX from a NIM server.'],
  ['openbsd', 'Packages of OpenBSD, by `pkg_add`.'],
  ['opkg', 'Packages of OpenWrt, by `opkg`.'],
  ['pacman', 'Packages of Arch Linux, by `pacman`.'],
  ['pkg', 'Packages of Solaris 11, by `pkg`.'],
  ['pkgdmg', 'Packages of macOS from disk images.'],
  ['pkgin', 'Packages of pkgsrc, by `pkgin`.'],
  ['pkgng', 'Packages of FreeBSD, by `pkg`.'],
  ['pkgutil', 'Packages of OpenCSW on Solaris, by `pkgutil`.'],
  ['portage', 'Packages of Gentoo, by `emerge`.'],
  ['ports', 'Ports of FreeBSD.'],
  ['portupgrade', 'Ports of FreeBSD, by `portupgrade`.'],
  ['puppet_gem', 'Ruby gems for the Ruby of the Puppet agent.'],
  ['puppetserver_gem', 'Ruby gems for Puppet Server.'],
  ['rpm', 'RPM package files, by `rpm`; needs `source`.'],
  ['rug', 'Packages of old releases of SUSE, by `rug`.'],
  ['sun', 'Packages of Solaris 10, by `pkgadd`; needs `source`.'],
  ['sunfreeware', 'Packages of Sunfreeware on Solaris, by `pkg-get`.'],
  ['tdnf', 'Packages of Photon OS, by `tdnf`.'],
  ['up2date', 'Packages of old releases of Red Hat, by `up2date`.'],
  ['urpmi', 'Packages of Mandriva and Mageia, by `urpmi`.'],
  ['windows', 'MSI packages and installers of Windows.'],
  ['xbps', 'Packages of Void Linux, by `xbps-install`.'],
  ['zypper', 'Packages of SUSE, by `zypper`.'],
];
