/** The lenses by name. Each lens has globs of the files that it reads, unless a resource names another file. */
import type { Lens } from '../lens.ts';
import { grub } from './grub.ts';
import { aptconf, looseIni, php, puppet } from './ini.ts';
import { shellvars } from './shellvars.ts';
import { fstab, hosts, loginDefs, modprobe, pam, simplelines, simplevars, sysctl } from './simple.ts';
import { sshd } from './sshd.ts';
import { sudoers } from './sudoers.ts';

export interface Transform {
  readonly module: string;
  readonly lens: Lens;
  readonly includes: readonly string[];
  /** Globs of excluded files. A glob without a slash is compared with the file's name only. */
  readonly excludes: readonly string[];
}

/** Globs of backup copies and of files that package managers leave, which no lens reads. */
const COPIES = '*~ *.rpmnew *.rpmsave *.dpkg-old *.dpkg-new *.dpkg-bak *.dpkg-dist *.augsave *.augnew *.bak *.old #*#';

/** Creates a transform from globs separated by white space. A glob with a leading `!` excludes files. */
function transform(module: string, lens: Lens, globs = ''): Transform {
  const list = globs.split(/\s+/).filter((glob) => glob !== '');
  const excludes = list.flatMap((glob) => (glob.startsWith('!') ? [glob.slice(1)] : []));
  const includes = list.filter((glob) => !glob.startsWith('!'));
  return { module, lens, includes, excludes: [...excludes, ...COPIES.split(' ')] };
}

export const transforms: readonly Transform[] = [
  transform('Hosts', hosts, '/etc/hosts'),
  transform('Sshd', sshd, '/etc/ssh/sshd_config /etc/ssh/sshd_config.d/*.conf'),
  transform('Sysctl', sysctl, '/boot/loader.conf /etc/sysctl.conf /etc/sysctl.d/* !/etc/sysctl.d/README*'),
  transform('Pam', pam, '/etc/pam.d/* !/etc/pam.d/allow.pamlist !/etc/pam.d/README'),
  transform('Fstab', fstab, '/etc/fstab /etc/mtab'),
  transform('Grub', grub, '/boot/grub/grub.conf /boot/grub/menu.lst /etc/grub.conf /boot/efi/EFI/*/grub.conf'),
  transform('Modprobe', modprobe, '/etc/modprobe.conf /etc/modprobe.d/* /etc/modprobe.conf.local'),
  transform('AptConf', aptconf, '/etc/apt/apt.conf /etc/apt/apt.conf.d/*'),
  transform('Sudoers', sudoers, '/etc/sudoers /usr/local/etc/sudoers /etc/sudoers.d/* /usr/local/etc/sudoers.d/*'),
  transform('Login_Defs', loginDefs, '/etc/login.defs'),
  transform('Puppet', puppet, '/etc/puppet/puppet.conf /etc/puppetlabs/puppet/puppet.conf'),
  transform('IniFile', looseIni),
  transform('Simplevars', simplevars, '/etc/kernel-img.conf /etc/wgetrc /etc/zabbix/*.conf /etc/audit/auditd.conf'),
  transform(
    'Simplelines',
    simplelines,
    `/etc/at.allow /etc/at.deny /etc/cron.allow /etc/cron.deny /etc/cron.d/at.allow
    /etc/cron.d/at.deny /etc/cron.d/cron.allow /etc/cron.d/cron.deny /etc/default/grub_installdevice`,
  ),
  transform(
    'PHP',
    php,
    `/etc/php*/*/*.ini /etc/php/*/*/*.ini /etc/php.ini /etc/php.d/*.ini /etc/php*/fpm/pool.d/*.conf
    /etc/php/*/fpm/pool.d/*.conf`,
  ),
  transform(
    'Shellvars',
    shellvars,
    `/etc/sysconfig/* /etc/sysconfig/network/config /etc/sysconfig/network/dhcp
    /etc/sysconfig/network/ifcfg-* /etc/sysconfig/network-scripts/ifcfg-* /etc/default/* /etc/profile /etc/profile.d/*
    /etc/environment /etc/firewalld/firewalld.conf /etc/adduser.conf /etc/conf.d/* /etc/cron-apt/config
    /etc/lsb-release /etc/os-release /etc/popularity-contest.conf /etc/rc.conf /etc/selinux/config /etc/ucf.conf
    /etc/locale.conf /etc/vconsole.conf /etc/byobu/* !/etc/sysconfig/anaconda !/etc/sysconfig/bootloader
    !/etc/sysconfig/ip*tables !/etc/sysconfig/ip*tables.save !/etc/sysconfig/kernel !/etc/sysconfig/*.pub
    !/etc/sysconfig/*.systemd !/etc/default/grub_installdevice* !/etc/default/rmt !/etc/default/star
    !/etc/default/whoopsie !/etc/profile.d/*.csh !/etc/profile.d/*.tcsh !/etc/profile.d/csh.local`,
  ),
];
