/**
 * Legacy facts, which Facter does not send to Puppet 8 by default, and the structured facts that replace them (Facter's
 * `core_facts` reference).
 */

export const MOVED_FACTS: Readonly<Record<string, string>> = {
  architecture: 'os.architecture',
  augeasversion: 'augeas.version',
  bios_release_date: 'dmi.bios.release_date',
  bios_vendor: 'dmi.bios.vendor',
  bios_version: 'dmi.bios.version',
  boardassettag: 'dmi.board.asset_tag',
  boardmanufacturer: 'dmi.board.manufacturer',
  boardproductname: 'dmi.board.product',
  boardserialnumber: 'dmi.board.serial_number',
  chassisassettag: 'dmi.chassis.asset_tag',
  chassistype: 'dmi.chassis.type',
  dhcp_servers: 'networking.dhcp',
  domain: 'networking.domain',
  fqdn: 'networking.fqdn',
  gid: 'identity.group',
  hardwareisa: 'processors.isa',
  hardwaremodel: 'os.hardware',
  hostname: 'networking.hostname',
  id: 'identity.user',
  interfaces: 'networking.interfaces',
  ipaddress: 'networking.ip',
  ipaddress6: 'networking.ip6',
  lsbdistcodename: 'os.distro.codename',
  lsbdistdescription: 'os.distro.description',
  lsbdistid: 'os.distro.id',
  lsbdistrelease: 'os.distro.release.full',
  lsbmajdistrelease: 'os.distro.release.major',
  lsbminordistrelease: 'os.distro.release.minor',
  lsbrelease: 'os.distro.specification',
  macaddress: 'networking.mac',
  macosx_buildversion: 'os.macosx.build',
  macosx_productname: 'os.macosx.product',
  macosx_productversion: 'os.macosx.version.full',
  macosx_productversion_major: 'os.macosx.version.major',
  macosx_productversion_minor: 'os.macosx.version.minor',
  manufacturer: 'dmi.manufacturer',
  memoryfree: 'memory.system.available',
  memorysize: 'memory.system.total',
  netmask: 'networking.netmask',
  netmask6: 'networking.netmask6',
  network: 'networking.network',
  network6: 'networking.network6',
  operatingsystem: 'os.name',
  operatingsystemmajrelease: 'os.release.major',
  operatingsystemrelease: 'os.release.full',
  osfamily: 'os.family',
  physicalprocessorcount: 'processors.physicalcount',
  processorcount: 'processors.count',
  productname: 'dmi.product.name',
  rubyplatform: 'ruby.platform',
  rubysitedir: 'ruby.sitedir',
  rubyversion: 'ruby.version',
  selinux: 'os.selinux.enabled',
  selinux_config_mode: 'os.selinux.config_mode',
  selinux_config_policy: 'os.selinux.config_policy',
  selinux_current_mode: 'os.selinux.current_mode',
  selinux_enforced: 'os.selinux.enforced',
  selinux_policyversion: 'os.selinux.policy_version',
  serialnumber: 'dmi.product.serial_number',
  sshdsakey: 'ssh.dsa.key',
  sshecdsakey: 'ssh.ecdsa.key',
  sshed25519key: 'ssh.ed25519.key',
  sshrsakey: 'ssh.rsa.key',
  swapencrypted: 'memory.swap.encrypted',
  swapfree: 'memory.swap.available',
  swapsize: 'memory.swap.total',
  system32: 'os.windows.system32',
  uptime: 'system_uptime.uptime',
  uptime_days: 'system_uptime.days',
  uptime_hours: 'system_uptime.hours',
  uptime_seconds: 'system_uptime.seconds',
  uuid: 'dmi.product.uuid',
  windows_display_version: 'os.windows.display_version',
  windows_edition_id: 'os.windows.edition_id',
  windows_installation_type: 'os.windows.installation_type',
  windows_product_name: 'os.windows.product_name',
  windows_release_id: 'os.windows.release_id',
  xendomains: 'xen.domains',
  zonename: 'solaris_zones.current',
};

/**
 * Patterns of legacy facts whose names contain a device, an interface or a number. Each function returns the path of
 * the structured fact.
 */
const FAMILIES: readonly (readonly [RegExp, (part: string) => string])[] = [
  [/^ipaddress_(\w+)$/, (name) => `networking.interfaces.${name}.ip`],
  [/^ipaddress6_(\w+)$/, (name) => `networking.interfaces.${name}.ip6`],
  [/^macaddress_(\w+)$/, (name) => `networking.interfaces.${name}.mac`],
  [/^mtu_(\w+)$/, (name) => `networking.interfaces.${name}.mtu`],
  [/^netmask_(\w+)$/, (name) => `networking.interfaces.${name}.netmask`],
  [/^network_(\w+)$/, (name) => `networking.interfaces.${name}.network`],
  [/^processor(\d+)$/, (number) => `processors.models.${number}`],
  [/^blockdevice_(\w+)_size$/, (name) => `disks.${name}.size_bytes`],
  [/^blockdevice_(\w+)_model$/, (name) => `disks.${name}.model`],
  [/^blockdevice_(\w+)_vendor$/, (name) => `disks.${name}.vendor`],
];

export const legacyFactNames: readonly string[] = Object.keys(MOVED_FACTS);

/** Returns the expression that replaces a legacy fact, such as `facts['os']['family']`. Undefined if there is none. */
export function structuredFact(name: string): string | undefined {
  const path = structuredPath(name);
  if (path === undefined) return undefined;
  return `facts${path.map((key) => (/^\d+$/.test(key) ? `[${key}]` : `['${key}']`)).join('')}`;
}

/** Returns the keys of the structured fact that replaces a legacy fact (`os`, `family`). Undefined if there is none. */
export function structuredPath(name: string): readonly string[] | undefined {
  if (Object.hasOwn(MOVED_FACTS, name)) return MOVED_FACTS[name]?.split('.');
  for (const [pattern, pathOf] of FAMILIES) {
    const part = pattern.exec(name)?.[1];
    if (part !== undefined) return pathOf(part).split('.');
  }
  return undefined;
}
