/** Legacy facts of Facter before Puppet 8 (`osfamily`, `ipaddress_eth0`), derived from the structured facts. */
import { MOVED_FACTS } from '../../diagnostics/hints/legacy-facts.ts';
import type { Facts, FactValue } from './facts.ts';

const DROPPED: Facts = { memorytotal: '4.00 GiB', ps: 'ps -ef', uniqueid: '007f0100' };

/** Interface properties that become legacy facts with the interface's name as suffix: `ipaddress_eth0`. */
const OF_INTERFACES: readonly (readonly [prefix: string, key: string])[] = [
  ['ipaddress', 'ip'],
  ['ipaddress6', 'ip6'],
  ['macaddress', 'mac'],
  ['mtu', 'mtu'],
  ['netmask', 'netmask'],
  ['network', 'network'],
];

export function flattenFacts(facts: Facts): Facts {
  const flat: Record<string, FactValue> = { ...DROPPED };
  for (const [name, path] of Object.entries(MOVED_FACTS)) {
    const value = at(facts, path.split('.'));
    if (value !== undefined && !isRecord(value)) flat[name] = value;
  }
  const interfaces = at(facts, ['networking', 'interfaces']);
  if (!isRecord(interfaces)) return flat;
  flat['interfaces'] = Object.keys(interfaces).join(',');
  for (const [name, parts] of Object.entries(interfaces)) {
    for (const [prefix, key] of OF_INTERFACES) {
      const value = isRecord(parts) ? parts[key] : undefined;
      if (value !== undefined) flat[`${prefix}_${name}`] = value;
    }
  }
  return flat;
}

function at(facts: Facts, path: readonly string[]): FactValue | undefined {
  let value: FactValue | undefined = facts;
  for (const key of path) value = isRecord(value) ? value[key] : undefined;
  return value;
}

export function isRecord(value: FactValue | undefined): value is Facts {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
