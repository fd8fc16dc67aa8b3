/** Facts of Facter 2 that Facter 3 keeps for compatibility, and the structured facts that replace them. */
import { MOVED_FACTS } from '../../../diagnostics/hints/legacy-facts.ts';

/** Facts that are in Puppet's own list but not in puppet-lint's. */
const UNKNOWN_TO_LINT = /^(?:dhcp_servers|interfaces|ssh\w+key|windows_\w+)$/;

const STRUCTURED: Readonly<Record<string, string>> = {
  ...Object.fromEntries(Object.entries(MOVED_FACTS).filter(([name]) => !UNKNOWN_TO_LINT.test(name))),
  // puppet-lint suggests this fact, although Facter's is `os.distro.specification`.
  lsbrelease: 'os.distro.release.specification',
};

/** Legacy facts for which no structured fact has the same value. */
const WITHOUT_EQUAL: ReadonlySet<string> = new Set([
  ...['memoryfree_mb', 'memorysize_mb', 'swapfree_mb', 'swapsize_mb', 'blockdevices', 'interfaces', 'zones'],
  ...['sshfp_dsa', 'sshfp_ecdsa', 'sshfp_ed25519', 'sshfp_rsa'],
]);

/** Legacy facts whose names contain a device, an interface or a number. */
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

/** Returns the replacement of a legacy fact, such as `facts['os']['family']`. Returns undefined if there is none. */
export function structuredFact(name: string): string | undefined {
  const path = Object.hasOwn(STRUCTURED, name) ? STRUCTURED[name] : undefined;
  if (path !== undefined) return access(...path.split('.'));
  for (const [pattern, replacement] of PATTERNS) {
    const match = pattern.exec(name);
    if (match !== null) return replacement(match);
  }
  return undefined;
}

/** Legacy facts that `top_scope_facts` does not report, because `legacy_facts` reports them. */
export const LEGACY_FACT_NAMES: readonly string[] = Object.keys(STRUCTURED);
