/** Which module a name belongs to. */
import type { MissingKind } from '../protocol/missing.ts';

/** Names without a namespace, by the module that is known to have them. */
const WELL_KNOWN: Readonly<Record<string, readonly string[]>> = {
  stdlib: ['file_line', 'anchor'],
  inifile: ['ini_setting', 'ini_subsetting'],
  augeas_core: ['augeas'],
  cron_core: ['cron'],
  host_core: ['host'],
  mount_core: ['mount'],
  selinux_core: ['selboolean', 'selmodule'],
  sshkeys_core: ['ssh_authorized_key', 'sshkey'],
  yumrepo_core: ['yumrepo'],
  zfs_core: ['zfs', 'zpool'],
  zone_core: ['zone'],
  mailalias_core: ['mailalias', 'maillist'],
  nagios_core: ['nagios_host', 'nagios_service', 'nagios_command', 'nagios_contact', 'nagios_hostgroup'],
  firewall: ['firewallchain'],
  python: ['pip'],
  java_ks: ['java_ks'],
  lvm: ['physical_volume', 'volume_group', 'logical_volume'],
  kmod: ['kmod'],
  hocon: ['hocon_setting'],
};

/**
 * By the namespace, else by the modules that are asked for (`mysql_user` is of `mysql`), else by what is well known. Undefined for what
 * belongs to no module.
 */
export function moduleOfName(kind: MissingKind, name: string, requested: ReadonlySet<string>): string | undefined {
  if (
    kind === 'fact' ||
    kind === 'host' ||
    kind === 'private key' ||
    kind === 'manifest' ||
    kind === 'file read by Ruby' ||
    (kind === 'data key' && !name.includes('::'))
  )
    return undefined;
  if (kind === 'template' || kind === 'file' || kind === 'source') return name.split('/', 1)[0];
  const [first = '', ...rest] = name.split('::');
  if (kind === 'data key') return undefined;
  if (rest.length > 0 || kind === 'class') return first;
  if (requested.has(first)) return first;
  const known = Object.entries(WELL_KNOWN).find(([, names]) => names.includes(first))?.[0];
  if (known !== undefined) return known;
  for (let end = first.lastIndexOf('_'); end > 0; end = first.lastIndexOf('_', end - 1)) {
    if (requested.has(first.slice(0, end))) return first.slice(0, end);
  }
  // A type without a namespace that nobody asks for may well be the module's only one.
  return kind === 'resource type' ? first : undefined;
}
