/**
 * The facts of Facter 2 that Facter 3 keeps for compatibility only, and where each stands among the structured facts
 * (https://www.puppet.com/docs/puppet/8/core_facts.html).
 */

const STRUCTURED: Readonly<Record<string, string>> = {
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
  domain: 'networking.domain',
  fqdn: 'networking.fqdn',
  gid: 'identity.group',
  hardwareisa: 'processors.isa',
  hardwaremodel: 'os.hardware',
  hostname: 'networking.hostname',
  id: 'identity.user',
  ipaddress: 'networking.ip',
  ipaddress6: 'networking.ip6',
  lsbdistcodename: 'os.distro.codename',
  lsbdistdescription: 'os.distro.description',
  lsbdistid: 'os.distro.id',
  lsbdistrelease: 'os.distro.release.full',
  lsbmajdistrelease: 'os.distro.release.major',
  lsbminordistrelease: 'os.distro.release.minor',
  lsbrelease: 'os.distro.release.specification',
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
  swapencrypted: 'memory.swap.encrypted',
  swapfree: 'memory.swap.available',
  swapsize: 'memory.swap.total',
  system32: 'os.windows.system32',
  uptime: 'system_uptime.uptime',
  uptime_days: 'system_uptime.days',
  uptime_hours: 'system_uptime.hours',
  uptime_seconds: 'system_uptime.seconds',
  uuid: 'dmi.product.uuid',
  xendomains: 'xen.domains',
  zonename: 'solaris_zones.current',
};

/** Legacy facts of which no structured fact is the same value. */
const WITHOUT_EQUAL: ReadonlySet<string> = new Set([
  ...['memoryfree_mb', 'memorysize_mb', 'swapfree_mb', 'swapsize_mb', 'blockdevices', 'interfaces', 'zones'],
  ...['sshfp_dsa', 'sshfp_ecdsa', 'sshfp_ed25519', 'sshfp_rsa'],
]);

/** Names of legacy facts that have the name of a device, an interface or a number in them. */
const PATTERNS: readonly (readonly [RegExp, (match: readonly string[]) => string])[] = [
  [/^blockdevice_(.*)_(model|size|vendor)$/m, ([, device = '', what = '']) => access('disks', device, what)],
  [
    /^(ipaddress6?|macaddress|mtu|netmask6?|network6?)_(.*)$/m,
    ([, what = '', name = '']) => access('networking', 'interfaces', name, what.replace('address', '')),
  ],
  [/^processor(\d+)$/m, ([, number = '']) => `${access('processors', 'models')}[${number}]`],
  [/^sp_(.*)$/m, ([, name = '']) => access('system_profiler', name)],
  [/^ssh(dsa|ecdsa|ed25519|rsa)key$/m, ([, algorithm = '']) => access('ssh', algorithm, 'key')],
  [/^ldom_(.*)$/m, ([, name = '']) => access('ldom', name)],
  [
    /^zone_(.*)_(brand|iptype|name|uuid|id|path|status)$/m,
    ([, name = '', what = '']) => access('solaris_zones', 'zones', name, what),
  ],
];

function access(...keys: readonly string[]): string {
  return `facts${keys.map((key) => `['${key}']`).join('')}`;
}

export function isLegacyFact(name: string): boolean {
  return Object.hasOwn(STRUCTURED, name) || WITHOUT_EQUAL.has(name) || PATTERNS.some(([pattern]) => pattern.test(name));
}

/** The structured fact in place of a legacy one, as `facts['os']['family']`; undefined where there is none. */
export function structuredFact(name: string): string | undefined {
  const path = Object.hasOwn(STRUCTURED, name) ? STRUCTURED[name] : undefined;
  if (path !== undefined) return access(...path.split('.'));
  for (const [pattern, replacement] of PATTERNS) {
    const match = pattern.exec(name);
    if (match !== null) return replacement(match);
  }
  return undefined;
}

/** The legacy facts that `top_scope_facts` leaves to `legacy_facts`. */
export const LEGACY_FACT_NAMES: readonly string[] = Object.keys(STRUCTURED);
